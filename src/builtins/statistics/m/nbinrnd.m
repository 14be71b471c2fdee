function r = nbinrnd(varargin)
  [n, p] = drawargs('nbinrnd', varargin, 2);
  bad = ~(n > 0 & n < Inf & p > 0 & p <= 1);
  n(bad) = 1;
  p(bad) = 1;
  r = poissondraws(exp(loggammadraws(n)) .* (1 - p) ./ p);
  r(bad) = NaN;
end
