function y = skewness(x, flag, dim)
  if nargin < 1
    error('MATLAB:minrhs', 'skewness: expected data');
  end
  if ~(isnumeric(x) || islogical(x))
    error('MATLAB:skewness:inputType', 'skewness: expected a numeric array');
  end
  if nargin < 3 || isempty(dim)
    dim = find(size(x) ~= 1, 1);
    if isempty(dim)
      dim = 1;
    end
  elseif ~(isnumeric(dim) && isscalar(dim) && dim == fix(dim) && dim > 0)
    error('MATLAB:getdimarg:dimensionMustBePositiveInteger', 'skewness: the dimension must be a positive integer');
  end
  if nargin < 2 || isempty(flag)
    flag = 1;
  elseif ~(isscalar(flag) && any(flag == [0, 1]))
    error('MATLAB:skewness:badFlag', 'skewness: the flag must be 0 or 1');
  end
  if ~isfloat(x)
    x = double(x);
  end
  n = size(x, dim);
  d = x - sum(x, dim) / n;
  variance = sum(d .^ 2, dim) / n;
  y = (sum(d .^ 3, dim) / n) ./ variance .^ (3 / 2);
  y(variance == 0) = NaN;
  if flag == 0 && n > 2
    y = y * sqrt(n * (n - 1)) / (n - 2);
  end
end
