function [a, e, k] = levinson(r, n)
  % N. Levinson, The Wiener RMS error criterion in filter design and prediction, 1947.
  if ~isnumeric(r) || ~ismatrix(r) || isempty(r)
    error('signal:levinson:invalidCorrelation', 'levinson: expected a correlation, found %s', class(r));
  end
  if isrow(r)
    r = r.';
  end
  if nargin < 2 || isempty(n)
    n = size(r, 1) - 1;
  elseif ~isscalar(n) || n < 0 || n ~= fix(n) || n > size(r, 1) - 1
    error('signal:levinson:invalidOrder', 'levinson: the order must be an integer from 0 up to %d', size(r, 1) - 1);
  end
  columns = size(r, 2);
  a = ones(1, columns);
  e = real(r(1, :));
  k = zeros(n, columns, class(e));
  for m = 1:n
    step = -sum(a .* r(m + 1:-1:2, :), 1) ./ e;
    k(m, :) = step;
    a = [a; zeros(1, columns)];
    a = a + step .* conj(flipud(a));
    e = e .* (1 - abs(step) .^ 2);
  end
  a = a.';
  e = e.';
end
