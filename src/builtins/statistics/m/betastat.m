function [m, v] = betastat(a, b)
  [a, b] = statargs('betastat', a, b);
  a(~(a > 0 & b > 0)) = NaN;
  m = a ./ (a + b);
  v = m .* b ./ ((a + b) .* (a + b + 1));
end
