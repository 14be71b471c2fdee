function [m, v] = poisstat(lambda)
  m = statargs('poisstat', lambda);
  m(~(m >= 0)) = NaN;
  v = m;
end
