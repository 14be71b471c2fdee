function [m, v] = expstat(mu)
  m = statargs('expstat', mu);
  m(~(m > 0)) = NaN;
  v = m .^ 2;
end
