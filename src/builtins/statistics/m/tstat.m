function [m, v] = tstat(nu)
  nu = statargs('tstat', nu);
  m = zeros(size(nu), class(nu));
  m(~(nu > 1)) = NaN;
  v = nu ./ (nu - 2);
  v(nu <= 2) = Inf;
  v(~(nu > 1)) = NaN;
end
