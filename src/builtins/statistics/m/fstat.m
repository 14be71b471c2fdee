function [m, v] = fstat(v1, v2)
  [v1, v2] = statargs('fstat', v1, v2);
  v1(~(v1 > 0 & v2 > 0)) = NaN;
  m = v2 ./ (v2 - 2) + 0 * v1;
  m(v2 <= 2) = NaN;
  v = 2 * m .^ 2 .* (v1 + v2 - 2) ./ (v1 .* (v2 - 4));
  v(v2 <= 4) = NaN;
end
