function y = skewness(x, flag, dim)
  % The standardised moment of order 3; flag 0 corrects the bias of a sample (Joanes and Gill, The Statistician 47, 1998).
  if ~isnumeric(x) && ~islogical(x)
    error('MATLAB:skewness:inputType', 'skewness: expected a numeric array, found %s', class(x));
  end
  if nargin < 2 || isempty(flag)
    flag = 1;
  end
  if nargin < 3 || isempty(dim)
    dim = max([1, find(size(x) ~= 1, 1)]);
  end
  if ~isscalar(flag) || ~ismember(flag, [0, 1])
    error('MATLAB:skewness:badFlag', 'skewness: the flag must be 0 or 1');
  end
  if ~isscalar(dim) || ~isnumeric(dim) || dim < 1 || dim ~= fix(dim)
    error('MATLAB:getdimarg:dimensionMustBePositiveInteger', 'skewness: the dimension must be a positive integer');
  end
  if ~isfloat(x)
    x = double(x);
  end
  deviation = x - mean(x, dim);
  variance = mean(deviation .^ 2, dim);
  y = mean(deviation .^ 3, dim) ./ variance .^ (3 / 2);
  n = size(x, dim);
  if n > 2 && flag == 0
    y = y * sqrt(n * (n - 1)) / (n - 2);
  end
end
