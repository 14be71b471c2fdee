function p = betapdf(x, varargin)
  [x, a, b] = distargs('betapdf', x, varargin, {[], []});
  y = min(max(x, 0), 1);
  p = binomialterm(a, a + b, y, 1 - y) .* a .* b ./ ((a + b) .* y .* (1 - y));
  p = merge(x == 0, merge(a < 1, Inf, merge(a == 1, b, 0)), p);
  p = merge(x == 1, merge(b < 1, Inf, merge(b == 1, a, 0)), p);
  p(x < 0 | x > 1) = 0;
  p(isnan(x) | ~(a > 0 & b > 0)) = NaN;
end
