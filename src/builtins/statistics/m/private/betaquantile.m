function x = betaquantile(p, a, b, tail)
  % The inverse of the incomplete beta function, NaN where its arguments are none.
  bad = ~(a > 0 & b > 0 & a < Inf & b < Inf & p >= 0 & p <= 1);
  p(bad) = 0.5;
  a(bad) = 1;
  b(bad) = 1;
  x = betaincinv(p, a, b, tail);
  x(bad) = NaN;
end
