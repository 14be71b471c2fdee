function [m, v] = gamstat(a, b)
  [a, b] = statargs('gamstat', a, b);
  a(~(a > 0 & b > 0)) = NaN;
  m = a .* b;
  v = m .* b;
end
