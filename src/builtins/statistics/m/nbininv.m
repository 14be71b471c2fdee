function x = nbininv(y, varargin)
  [y, r, p] = distargs('nbininv', y, varargin, {[], []});
  bad = ~(r > 0 & r < Inf & p > 0 & p <= 1);
  r(bad) = 1;
  p(bad) = 1;
  y(bad) = NaN;
  x = integerinverse(@(k) nbincdf(k, r, p), y, (r .* (1 - p) + 8 * sqrt(r .* (1 - p))) ./ p + 8);
end
