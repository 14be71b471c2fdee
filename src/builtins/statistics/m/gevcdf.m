function p = gevcdf(x, varargin)
  [x, k, sigma, mu, upper] = distargs('gevcdf', x, varargin, {0, 1, 0});
  y = boxlog(k, (x - mu) ./ sigma);
  beyond = isnan(y);
  if upper
    p = -expm1(-exp(-y));
  else
    p = exp(-exp(-y));
  end
  p = merge(beyond, merge((k < 0) ~= upper, 1, 0), p);
  p(isnan(x) | isnan(k) | isnan(mu) | ~(sigma > 0)) = NaN;
end
