function [m, v] = gevstat(k, sigma, mu)
  [k, sigma, mu] = statargs('gevstat', k, sigma, mu);
  sigma(~(sigma > 0)) = NaN;
  plain = k == 0;
  s = merge(plain, 1, k);
  g1 = gamma(1 - min(s, 0.999));
  g2 = gamma(1 - 2 * min(s, 0.499));
  m = mu + sigma .* merge(plain, -psi(1), (g1 - 1) ./ s);
  v = sigma .^ 2 .* merge(plain, pi ^ 2 / 6, (g2 - g1 .^ 2) ./ s .^ 2);
  m(k >= 1) = Inf;
  v(k >= 0.5) = Inf;
  m(isnan(sigma) | isnan(k)) = NaN;
  v(isnan(sigma) | isnan(k)) = NaN;
end
