function p = fpdf(x, varargin)
  [x, a, b] = distargs('fpdf', x, varargin, {[], []});
  total = a .* max(x, 0) + b;
  y = a .* max(x, 0) ./ total;
  [a2, b2] = deal(a / 2, b / 2);
  % y * (1 - y) is a * b * x / total^2.
  p = binomialterm(a2, a2 + b2, y, b ./ total) .* a2 .* b2 ./ ((a2 + b2) .* x);
  p = merge(x == 0, merge(a < 2, Inf, merge(a == 2, 1, 0)), p);
  p(x < 0 | x == Inf) = 0;
  p(isnan(x) | ~(a > 0 & b > 0)) = NaN;
end
