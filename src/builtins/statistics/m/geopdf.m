function p = geopdf(x, varargin)
  [x, p] = distargs('geopdf', x, varargin, {[]});
  bad = isnan(x) | ~(p > 0 & p <= 1);
  inside = x >= 0 & x == fix(x);
  p = p .* (1 - p) .^ merge(inside, x, 0);
  p(~inside) = 0;
  p(bad) = NaN;
end
