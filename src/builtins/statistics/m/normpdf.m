function p = normpdf(x, mu, sigma)
  if nargin < 2
    mu = 0;
  end
  if nargin < 3
    sigma = 1;
  end
  p = exp(-((x - mu) ./ sigma).^2 / 2) ./ (sigma * sqrt(2 * pi));
  p(sigma + zeros(size(p)) <= 0) = NaN;
end
