function [m, v] = geostat(p)
  p = statargs('geostat', p);
  p(~(p > 0 & p <= 1)) = NaN;
  m = (1 - p) ./ p;
  v = m ./ p;
end
