function x = raylinv(p, varargin)
  [p, b] = distargs('raylinv', p, varargin, {1});
  x = b .* sqrt(-2 * log1p(-min(max(p, 0), 1)));
  x(~(p >= 0 & p <= 1 & b > 0)) = NaN;
end
