function p = gammatail(x, a, tail)
  % The incomplete gamma function, NaN where its arguments are none.
  bad = ~(a >= 0 & x >= 0);
  x(bad) = 1;
  a(bad) = 1;
  p = gammainc(x, a, tail);
  p(bad) = NaN;
end
