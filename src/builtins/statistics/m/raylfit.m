function [b, ci] = raylfit(x, alpha)
  if nargin < 2
    alpha = [];
  end
  [x, n, alpha] = fitdata('raylfit', x, alpha);
  total = sum(x .^ 2, 1);
  b = sqrt(total / (2 * n));
  ci = sqrt(total ./ chi2inv([1 - alpha / 2; alpha / 2], 2 * n));
end
