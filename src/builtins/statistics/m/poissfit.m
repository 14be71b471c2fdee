function [lambda, ci] = poissfit(x, alpha)
  if nargin < 2
    alpha = [];
  end
  [x, n, alpha] = fitdata('poissfit', x, alpha);
  lambda = mean(x, 1);
  total = sum(x, 1);
  low = chi2inv(alpha / 2, 2 * max(total, 1)) / 2 .* (total > 0);
  ci = [low; chi2inv(1 - alpha / 2, 2 * total + 2) / 2] / n;
end
