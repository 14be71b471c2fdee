function [m, v] = nbinstat(r, p)
  [r, p] = statargs('nbinstat', r, p);
  r(~(r > 0 & p > 0 & p <= 1)) = NaN;
  m = r .* (1 - p) ./ p;
  v = m ./ p;
end
