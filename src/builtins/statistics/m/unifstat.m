function [m, v] = unifstat(a, b)
  [a, b] = statargs('unifstat', a, b);
  a(~(a < b)) = NaN;
  m = (a + b) / 2;
  v = (b - a) .^ 2 / 12;
end
