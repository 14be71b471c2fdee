function p = hygepdf(x, varargin)
  [x, m, k, n] = distargs('hygepdf', x, varargin, {[], [], []});
  bad = isnan(x) | ~(m >= 0 & m == fix(m) & k >= 0 & k <= m & k == fix(k) & n >= 0 & n <= m & n == fix(n));
  inside = x >= max(0, n + k - m) & x <= min(n, k) & x == fix(x);
  x = merge(inside, x, max(0, n + k - m));
  [p, q] = deal(n ./ max(m, 1), (m - n) ./ max(m, 1));
  p = binomialterm(x, k, p, q) .* binomialterm(n - x, m - k, p, q) ./ binomialterm(n, m, p, q);
  p(~inside) = 0;
  p(bad) = NaN;
end
