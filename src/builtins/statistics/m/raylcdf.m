function p = raylcdf(x, varargin)
  [x, b, upper] = distargs('raylcdf', x, varargin, {1});
  z = merge(x < 0, 0, x ./ b) .^ 2 / 2;
  if upper
    p = exp(-z);
  else
    p = -expm1(-z);
  end
  p(~(b > 0)) = NaN;
end
