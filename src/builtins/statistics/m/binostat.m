function [m, v] = binostat(n, p)
  [n, p] = statargs('binostat', n, p);
  n(~(n >= 0 & n == fix(n) & p >= 0 & p <= 1)) = NaN;
  m = n .* p;
  v = m .* (1 - p);
end
