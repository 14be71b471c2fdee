function [a, e, k] = aryule(x, p)
  x = arsignal('aryule', x);
  p = arorder('aryule', p, size(x, 1) - 1);
  [a, e, k] = levinson(biasedcorrelation(x, p), p);
end
