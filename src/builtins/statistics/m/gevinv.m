function x = gevinv(p, varargin)
  [p, k, sigma, mu] = distargs('gevinv', p, varargin, {0, 1, 0});
  z = -log(-log(min(max(p, 0), 1)));
  x = mu + sigma .* merge(k == 0, z, expm1(k .* z) ./ merge(k == 0, 1, k));
  x(~(p >= 0 & p <= 1 & sigma > 0)) = NaN;
end
