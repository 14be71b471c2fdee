function [mu, ci] = expfit(x, alpha)
  if nargin < 2
    alpha = [];
  end
  [x, n, alpha] = fitdata('expfit', x, alpha);
  mu = mean(x, 1);
  ci = 2 * n * mu ./ chi2inv([1 - alpha / 2; alpha / 2], 2 * n);
end
