function [m, v] = unidstat(n)
  n = statargs('unidstat', n);
  n(~(n >= 1 & n == fix(n))) = NaN;
  m = (n + 1) / 2;
  v = (n .^ 2 - 1) / 12;
end
