function p = unidpdf(x, varargin)
  [x, n] = distargs('unidpdf', x, varargin, {[]});
  p = (x >= 1 & x <= n & x == fix(x)) ./ n;
  p(isnan(x) | ~(n >= 1 & n == fix(n))) = NaN;
end
