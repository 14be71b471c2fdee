function [mu, sigma, muci, sigmaci] = normfit(x, alpha)
  if nargin < 2
    alpha = [];
  end
  [x, n, alpha] = fitdata('normfit', x, alpha);
  mu = mean(x, 1);
  sigma = std(x, 0, 1);
  if nargout > 2
    muci = mu + [-1; 1] * tinv(1 - alpha / 2, n - 1) .* sigma / sqrt(n);
    sigmaci = sigma .* sqrt((n - 1) ./ chi2inv([1 - alpha / 2; alpha / 2], n - 1));
  end
end
