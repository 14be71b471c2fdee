function [z, mu, sigma] = zscore(x, opt, dim)
  % Deviations from the mean in units of the standard deviation; constant data give zeros.
  if ~isnumeric(x) && ~islogical(x)
    error('MATLAB:zscore:inputType', 'zscore: expected a numeric array, found %s', class(x));
  end
  if nargin < 2 || isempty(opt)
    opt = 0;
  end
  if nargin < 3 || isempty(dim)
    dim = max([1, find(size(x) ~= 1, 1)]);
  end
  if ~isscalar(opt) || ~ismember(opt, [0, 1])
    error('MATLAB:zscore:badOption', 'zscore: the second argument must be 0 or 1');
  end
  if ~strcmpi(dim, 'all') && (~isnumeric(dim) || ~isvector(dim) || any(dim < 1 | dim ~= fix(dim)))
    error('MATLAB:getdimarg:dimensionMustBePositiveInteger', 'zscore: the dimension must be a positive integer');
  end
  if ~isfloat(x)
    x = double(x);
  end
  if isempty(x)
    [z, mu, sigma] = deal(x, [], []);
  else
    mu = mean(x, dim);
    sigma = std(x, opt, dim);
    z = (x - mu) ./ (sigma + (sigma == 0));
  end
end
