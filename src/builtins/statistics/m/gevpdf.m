function p = gevpdf(x, varargin)
  [x, k, sigma, mu] = distargs('gevpdf', x, varargin, {0, 1, 0});
  y = boxlog(k, (x - mu) ./ sigma);
  p = exp(-(1 + k) .* y - exp(-y)) ./ sigma;
  p(isnan(y) | abs(y) == Inf) = 0;
  p(isnan(x) | isnan(k) | isnan(mu) | ~(sigma > 0)) = NaN;
end
