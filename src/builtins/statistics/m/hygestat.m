function [mn, v] = hygestat(m, k, n)
  [m, k, n] = statargs('hygestat', m, k, n);
  m(~(m >= 0 & m == fix(m) & k >= 0 & k <= m & k == fix(k) & n >= 0 & n <= m & n == fix(n))) = NaN;
  mn = n .* k ./ m;
  v = mn .* (m - k) ./ m .* (m - n) ./ (m - 1);
end
