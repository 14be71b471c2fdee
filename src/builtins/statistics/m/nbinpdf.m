function p = nbinpdf(x, varargin)
  [x, r, p] = distargs('nbinpdf', x, varargin, {[], []});
  bad = isnan(x) | ~(r > 0 & r < Inf & p > 0 & p <= 1);
  inside = x >= 0 & x == fix(x) & x < Inf;
  x(~inside) = 0;
  p = binomialterm(r, r + x, p, 1 - p) .* r ./ (r + x);
  p(~inside) = 0;
  p(bad) = NaN;
end
