function y = peak2peak(x, dim)
  if ~(isnumeric(x) || islogical(x))
    error('signal:peak2peak:inputType', 'peak2peak: expected a numeric array, found %s', class(x));
  end
  if nargin < 2
    dim = max([1, find(size(x) ~= 1, 1)]);
  end
  y = max(x, [], dim) - min(x, [], dim);
end
