function [m, v] = normstat(mu, sigma)
  [m, sigma] = statargs('normstat', mu, sigma);
  sigma(~(sigma > 0)) = NaN;
  m = m + 0 * sigma;
  v = sigma .^ 2;
end
