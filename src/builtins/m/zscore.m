function [z, mu, sigma] = zscore(x, opt, dim)
  if nargin < 1
    error('MATLAB:minrhs', 'zscore: expected data');
  end
  if ~(isnumeric(x) || islogical(x))
    error('MATLAB:zscore:inputType', 'zscore: expected a numeric array');
  end
  if nargin < 3 || isempty(dim)
    dim = find(size(x) ~= 1, 1);
    if isempty(dim)
      dim = 1;
    end
  elseif ~(isnumeric(dim) && isscalar(dim) && dim == fix(dim) && dim > 0)
    error('MATLAB:getdimarg:dimensionMustBePositiveInteger', 'zscore: the dimension must be a positive integer');
  end
  if nargin < 2 || isempty(opt)
    opt = 0;
  elseif ~(isscalar(opt) && any(opt == [0, 1]))
    error('MATLAB:zscore:badOption', 'zscore: the second argument must be 0 or 1');
  end
  if isinteger(x) || islogical(x)
    x = double(x);
  end
  if isempty(x)
    z = x;
    mu = [];
    sigma = [];
    return;
  end
  mu = mean(x, dim);
  sigma = std(x, opt, dim);
  scale = sigma;
  scale(scale == 0) = 1;
  z = (x - mu) ./ scale;
end
