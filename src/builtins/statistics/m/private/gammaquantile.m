function x = gammaquantile(p, a)
  % The inverse of the incomplete gamma function, NaN where its arguments are none.
  bad = ~(a > 0 & a < Inf & p >= 0 & p <= 1);
  p(bad) = 0.5;
  a(bad) = 1;
  x = gammaincinv(p, a);
  x(bad) = NaN;
end
