function p = evpdf(x, varargin)
  [x, mu, sigma] = distargs('evpdf', x, varargin, {0, 1});
  z = (x - mu) ./ sigma;
  p = exp(z - exp(z)) ./ sigma;
  p(z == Inf) = 0;
  p(~(sigma > 0)) = NaN;
end
