function [params, ci] = evfit(x, alpha)
  if nargin < 2
    alpha = [];
  end
  [x, n, alpha] = fitdata('evfit', x, alpha);
  x = x(:);
  scale = std(x);
  if ~(scale > 0 && scale < Inf)
    error('stats:evfit:InvalidData', 'evfit: expected finite numbers, not all the same');
  end
  y = (x - max(x)) / scale;
  % The equation of the scale alone, whose left side grows with it.
  sigma = fzero(@(s) s + mean(y) - sum(y .* exp(y / s)) / sum(exp(y / s)), [1e-3, 10]);
  sigma = sigma * scale;
  mu = max(x) + sigma * log(mean(exp((x - max(x)) / sigma)));
  params = [mu, sigma];
  z = (x - mu) / sigma;
  cross = sum(z .* exp(z));
  covariance = inv([n, cross; cross, n + sum(z .^ 2 .* exp(z))] / sigma ^ 2);
  far = norminv(1 - alpha / 2) * sqrt(diag(covariance)).';
  ci = [mu + [-1; 1] * far(1), sigma * exp([-1; 1] * far(2) / sigma)];
end
