function p = unifpdf(x, varargin)
  [x, a, b] = distargs('unifpdf', x, varargin, {0, 1});
  p = (x >= a & x <= b) ./ (b - a);
  p(isnan(x) | ~(a < b)) = NaN;
end
