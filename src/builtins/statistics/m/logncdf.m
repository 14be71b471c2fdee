function p = logncdf(x, varargin)
  [x, mu, sigma, upper] = distargs('logncdf', x, varargin, {0, 1});
  p = erfc((1 - 2 * upper) * (mu - log(max(x, 0))) ./ (sigma * sqrt(2))) / 2;
  p(isnan(x) | ~(sigma > 0)) = NaN;
end
