function [m, v] = gpstat(k, sigma, theta)
  if nargin < 3
    theta = 0;
  end
  [k, sigma, theta] = statargs('gpstat', k, sigma, theta);
  sigma(~(sigma > 0)) = NaN;
  m = theta + sigma ./ (1 - k);
  v = (sigma ./ (1 - k)) .^ 2 ./ (1 - 2 * k);
  m(k >= 1 & ~isnan(sigma)) = Inf;
  v(k >= 0.5 & ~isnan(sigma)) = Inf;
end
