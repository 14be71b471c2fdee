function x = unifinv(p, varargin)
  [p, a, b] = distargs('unifinv', p, varargin, {0, 1});
  x = a + p .* (b - a);
  x(~(p >= 0 & p <= 1 & a < b)) = NaN;
end
