function p = wblcdf(x, varargin)
  [x, a, b, upper] = distargs('wblcdf', x, varargin, {1, 1});
  z = merge(x < 0, 0, x ./ a) .^ b;
  if upper
    p = exp(-z);
  else
    p = -expm1(-z);
  end
  p(~(a > 0 & b > 0)) = NaN;
end
