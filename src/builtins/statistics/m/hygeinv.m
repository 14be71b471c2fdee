function x = hygeinv(p, varargin)
  [p, m, k, n] = distargs('hygeinv', p, varargin, {[], [], []});
  bad = ~(m >= 0 & m == fix(m) & k >= 0 & k <= m & k == fix(k) & n >= 0 & n <= m & n == fix(n));
  p(bad) = NaN;
  m(bad) = 0;
  k(bad) = 0;
  n(bad) = 0;
  x = min(integerinverse(@(x) hygecdf(x, m, k, n), p, min(k, n)), min(k, n));
  x(~(p >= 0 & p <= 1)) = NaN;
end
