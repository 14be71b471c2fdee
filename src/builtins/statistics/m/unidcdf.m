function p = unidcdf(x, varargin)
  [x, n, upper] = distargs('unidcdf', x, varargin, {[]});
  p = floor(x) ./ n;
  p(x < 1) = 0;
  p(x > n) = 1;
  if upper
    p = 1 - p;
  end
  p(~(n >= 1 & n == fix(n))) = NaN;
end
