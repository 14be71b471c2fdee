function q = marcumq(a, b, m)
  % A mixture of gamma distributions: J. I. Marcum, Table of Q functions, 1950.
  if nargin < 3
    m = 1;
  end
  if ~(isnumeric(a) && isreal(a) && all(a(:) >= 0) && isnumeric(b) && isreal(b) && all(b(:) >= 0))
    error('signal:marcumq:invalidInput', 'marcumq: expected real numbers that are not negative');
  end
  if ~(isnumeric(m) && all(m(:) >= 1 & m(:) == fix(m(:))))
    error('signal:marcumq:invalidOrder', 'marcumq: the order must be a positive integer');
  end
  kind = class([a([]), b([])]);
  shape = size(double(a) + double(b) + double(m));
  [a, b, m] = deal(double(a) + zeros(shape), double(b) + zeros(shape), double(m) + zeros(shape));
  q = zeros(shape);
  for i = 1:numel(q)
    mean_count = a(i) ^ 2 / 2;
    reach = 9 * sqrt(mean_count) + 40;
    k = max(floor(mean_count - reach), 0):ceil(mean_count + reach);
    weights = k == 0;
    if mean_count > 0
      weights = exp(k * log(mean_count) - mean_count - gammaln(k + 1));
    end
    if b(i) == 0
      q(i) = 1;
    elseif isfinite(b(i))
      q(i) = min(sum(weights .* gammainc(b(i) ^ 2 / 2, m(i) + k, 'upper')), 1);
    end
  end
  q = cast(q, kind);
end
