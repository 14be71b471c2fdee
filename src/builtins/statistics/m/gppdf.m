function p = gppdf(x, varargin)
  [x, k, sigma, theta] = distargs('gppdf', x, varargin, {0, 1, 0});
  z = (x - theta) ./ sigma;
  y = boxlog(k, z);
  p = exp(-(1 + k) .* y) ./ sigma;
  p(isnan(y) | z < 0 | z == Inf) = 0;
  p(isnan(x) | isnan(k) | isnan(theta) | ~(sigma > 0)) = NaN;
end
