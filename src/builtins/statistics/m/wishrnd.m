% Bartlett's decomposition: W. B. Smith and R. R. Hocking, "Wishart variate generator" (Applied Statistics, 1972).
function [W, D] = wishrnd(Sigma, df, D)
  if nargin < 3
    D = covariancefactor('wishrnd', Sigma);
  end
  p = size(D, 2);
  if ~(isscalar(df) && df > p - 1)
    error('stats:wishrnd:badDf', 'wishrnd: the degrees of freedom must be more than %d, the size of the matrix less 1', p - 1);
  end
  A = diag(sqrt(chi2rnd(df - (0:p - 1)))) + triu(randn(p), 1);
  W = A * D;
  W = W' * W;
end
