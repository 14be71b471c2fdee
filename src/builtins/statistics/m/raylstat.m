function [m, v] = raylstat(b)
  b = statargs('raylstat', b);
  b(~(b > 0)) = NaN;
  m = b * sqrt(pi / 2);
  v = (2 - pi / 2) * b .^ 2;
end
