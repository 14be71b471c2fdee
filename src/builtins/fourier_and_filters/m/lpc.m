function [a, g] = lpc(x, p)
  x = arsignal('lpc', x);
  n = size(x, 1);
  if nargin < 2 || isempty(p)
    p = n - 1;
  end
  p = arorder('lpc', p, Inf);
  [a, g] = levinson(biasedcorrelation(x, p), p);
end
