function [m, v] = lognstat(mu, sigma)
  [mu, sigma] = statargs('lognstat', mu, sigma);
  sigma(~(sigma > 0)) = NaN;
  m = exp(mu + sigma .^ 2 / 2);
  v = m .^ 2 .* expm1(sigma .^ 2);
end
