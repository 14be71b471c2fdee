function [m, v] = evstat(mu, sigma)
  [mu, sigma] = statargs('evstat', mu, sigma);
  sigma(~(sigma > 0)) = NaN;
  m = mu + psi(1) * sigma;
  v = (pi * sigma) .^ 2 / 6;
end
