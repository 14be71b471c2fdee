function y = rssq(x, dim)
  % The root of the sum of squares.
  if ~(isnumeric(x) || islogical(x))
    error('signal:rssq:inputType', 'rssq: expected a numeric array, found %s', class(x));
  end
  if ~isfloat(x)
    x = double(x);
  end
  if nargin < 2
    dim = max([1, find(size(x) ~= 1, 1)]);
  end
  y = sqrt(sum(real(x) .^ 2 + imag(x) .^ 2, dim));
end
