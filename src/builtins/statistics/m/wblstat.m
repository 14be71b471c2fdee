function [m, v] = wblstat(a, b)
  [a, b] = statargs('wblstat', a, b);
  bad = ~(a > 0 & b > 0);
  a(bad) = NaN;
  b(bad) = 1;
  m = a .* gamma(1 + 1 ./ b);
  v = a .^ 2 .* gamma(1 + 2 ./ b) - m .^ 2;
end
