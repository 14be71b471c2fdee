function p = gpcdf(x, varargin)
  [x, k, sigma, theta, upper] = distargs('gpcdf', x, varargin, {0, 1, 0});
  y = boxlog(k, max((x - theta) ./ sigma, 0));
  y(isnan(y)) = Inf;
  if upper
    p = exp(-y);
  else
    p = -expm1(-y);
  end
  p(isnan(x) | isnan(k) | isnan(theta) | ~(sigma > 0)) = NaN;
end
