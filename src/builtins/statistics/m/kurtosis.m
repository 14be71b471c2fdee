function y = kurtosis(x, flag, dim)
  % The standardised moment of order 4; flag 0 corrects the bias of a sample (Joanes and Gill, The Statistician 47, 1998).
  if ~isnumeric(x) && ~islogical(x)
    error('MATLAB:kurtosis:inputType', 'kurtosis: expected a numeric array, found %s', class(x));
  end
  if nargin < 2 || isempty(flag)
    flag = 1;
  end
  if nargin < 3 || isempty(dim)
    dim = max([1, find(size(x) ~= 1, 1)]);
  end
  if ~isscalar(flag) || ~ismember(flag, [0, 1])
    error('MATLAB:kurtosis:badFlag', 'kurtosis: the flag must be 0 or 1');
  end
  if ~isscalar(dim) || ~isnumeric(dim) || dim < 1 || dim ~= fix(dim)
    error('MATLAB:getdimarg:dimensionMustBePositiveInteger', 'kurtosis: the dimension must be a positive integer');
  end
  if ~isfloat(x)
    x = double(x);
  end
  deviation = x - mean(x, dim);
  variance = mean(deviation .^ 2, dim);
  y = mean(deviation .^ 4, dim) ./ variance .^ (4 / 2);
  n = size(x, dim);
  if n > 3 && flag == 0
    y = 3 + (n - 1) / ((n - 2) * (n - 3)) * ((n + 1) * y - 3 * (n - 1));
  end
end
