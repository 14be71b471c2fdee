function [m, v] = chi2stat(nu)
  m = statargs('chi2stat', nu);
  m(~(m > 0)) = NaN;
  v = 2 * m;
end
