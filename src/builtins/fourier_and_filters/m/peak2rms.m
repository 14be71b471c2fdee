function y = peak2rms(x, dim)
  if ~(isnumeric(x) || islogical(x))
    error('signal:peak2rms:inputType', 'peak2rms: expected a numeric array, found %s', class(x));
  end
  if ~isfloat(x)
    x = double(x);
  end
  if nargin < 2
    dim = max([1, find(size(x) ~= 1, 1)]);
  end
  y = max(abs(x), [], dim) ./ rms(x, dim);
end
