function p = binopdf(x, varargin)
  [x, n, p] = distargs('binopdf', x, varargin, {[], []});
  bad = isnan(x) | ~(n >= 0 & n == fix(n) & p >= 0 & p <= 1);
  inside = x >= 0 & x <= n & x == fix(x);
  p = binomialterm(merge(inside, x, 0), n, p, 1 - p);
  p(~inside) = 0;
  p(bad) = NaN;
end
