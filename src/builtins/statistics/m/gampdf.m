function p = gampdf(x, varargin)
  [x, a, b] = distargs('gampdf', x, varargin, {[], 1});
  y = max(x, 0) ./ b;
  p = poissonterm(a, y) .* a ./ (y .* b);
  p = merge(x == 0, merge(a < 1, Inf, merge(a == 1, 1 ./ b, 0)), p);
  p(x < 0 | x == Inf) = 0;
  p(isnan(x) | ~(a > 0 & b > 0)) = NaN;
end
