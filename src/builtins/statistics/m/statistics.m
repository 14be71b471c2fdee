function s = statistics(x, dim)
  % Five quartiles by linear interpolation (Hyndman and Fan, 1996, type 7), then four moments.
  if ~isnumeric(x)
    error('MATLAB:statistics:inputType', 'statistics: expected a numeric array, found %s', class(x));
  end
  if nargin < 2
    dim = max([1, find(size(x) ~= 1, 1)]);
  end
  if ~isscalar(dim) || dim < 1 || dim ~= fix(dim)
    error('MATLAB:getdimarg:dimensionMustBePositiveInteger', 'statistics: the dimension must be a positive integer');
  end
  if size(x, dim) < 2
    error('MATLAB:statistics:tooFew', 'statistics: at least two values are needed along the dimension');
  end
  p = (0:4) / 4;
  if dim == 1
    p = p.';
  end
  quartiles = quantile(x, p, dim, 7);
  moments = {mean(x, dim), std(x, 0, dim), skewness(x, 1, dim), kurtosis(x, 1, dim)};
  s = cat(dim, quartiles, moments{:});
end
