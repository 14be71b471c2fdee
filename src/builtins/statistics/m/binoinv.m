function x = binoinv(y, varargin)
  [y, n, p] = distargs('binoinv', y, varargin, {[], []});
  bad = ~(n >= 0 & n == fix(n) & p >= 0 & p <= 1);
  n(bad) = NaN;
  x = min(integerinverse(@(k) binocdf(k, n, p), y, n), n);
  x(bad | ~(y >= 0 & y <= 1)) = NaN;
end
