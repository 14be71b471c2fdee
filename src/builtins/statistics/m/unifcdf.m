function p = unifcdf(x, varargin)
  [x, a, b, upper] = distargs('unifcdf', x, varargin, {0, 1});
  if upper
    p = (b - x) ./ (b - a);
  else
    p = (x - a) ./ (b - a);
  end
  p(p < 0) = 0;
  p(p > 1) = 1;
  p(~(a < b)) = NaN;
end
