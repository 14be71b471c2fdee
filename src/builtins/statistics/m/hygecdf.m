function p = hygecdf(x, varargin)
  [x, m, k, n, upper] = distargs('hygecdf', x, varargin, {[], [], []});
  bad = isnan(x) | ~(m >= 0 & m == fix(m) & k >= 0 & k <= m & k == fix(k) & n >= 0 & n <= m & n == fix(n));
  extent = size(x);
  x = floor(x(:));
  [m, k, n] = deal(m(:), k(:), n(:));
  m(bad) = 0;
  k(bad) = 0;
  n(bad) = 0;
  x = min(max(merge(isnan(x), 0, x), -1), min(n, k));
  least = max(0, n + k - m);
  % The sum over the shorter tail of each, all of them side by side.
  far = x + 1 > n .* k ./ max(m, 1);
  first = merge(far, x + 1, least);
  last = merge(far, min(n, k), x);
  steps = 0:max([last - first; -1]);
  at = first + steps;
  row = ones(size(steps), class(x));
  terms = hygepdf(at, m .* row, k .* row, n .* row);
  tail = min(sum(merge(at <= last, terms, 0), 2), 1);
  p = reshape(merge(far == upper, tail, 1 - tail), extent);
  p(bad) = NaN;
end
