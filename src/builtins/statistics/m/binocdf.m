function p = binocdf(x, varargin)
  [x, n, p, upper] = distargs('binocdf', x, varargin, {[], []});
  bad = isnan(x) | ~(n >= 0 & n == fix(n) & p >= 0 & p <= 1);
  x = floor(x);
  inside = x >= 0 & x < n;
  p = betatail(p, merge(inside, x, 0) + 1, merge(inside, n - x, 1), tailname(~upper));
  p(x < 0) = upper;
  p(x >= n) = ~upper;
  p(bad) = NaN;
end
