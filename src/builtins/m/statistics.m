function s = statistics(x, dim)
  if nargin < 1
    error('MATLAB:minrhs', 'statistics: expected data');
  end
  if ~isnumeric(x)
    error('MATLAB:statistics:inputType', 'statistics: expected a numeric array');
  end
  if nargin < 2
    dim = find(size(x) ~= 1, 1);
    if isempty(dim)
      dim = 1;
    end
  elseif ~(isscalar(dim) && dim == fix(dim) && dim > 0)
    error('MATLAB:getdimarg:dimensionMustBePositiveInteger', 'statistics: the dimension must be a positive integer');
  end
  if size(x, dim) < 2
    error('MATLAB:statistics:tooFew', 'statistics: at least two values are needed along the dimension');
  end
  q = quantile(x, [0.25; 0.5; 0.75], dim, 7);
  s = cat(dim, min(x, [], dim), q, max(x, [], dim), mean(x, dim), std(x, [], dim), skewness(x, [], dim), kurtosis(x, [], dim));
end
