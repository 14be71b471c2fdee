function p = betatail(x, a, b, tail)
  % The incomplete beta function, NaN where its arguments are none.
  bad = ~(a > 0 & b > 0 & x >= 0 & x <= 1);
  x(bad) = 0.5;
  a(bad) = 1;
  b(bad) = 1;
  p = betainc(x, a, b, tail);
  p(bad) = NaN;
end
