function x = gpinv(p, varargin)
  [p, k, sigma, theta] = distargs('gpinv', p, varargin, {0, 1, 0});
  z = -log1p(-min(max(p, 0), 1));
  x = theta + sigma .* merge(k == 0, z, expm1(k .* z) ./ merge(k == 0, 1, k));
  x(~(p >= 0 & p <= 1 & sigma > 0)) = NaN;
end
