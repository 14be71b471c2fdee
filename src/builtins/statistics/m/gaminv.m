function x = gaminv(p, varargin)
  [p, a, b] = distargs('gaminv', p, varargin, {[], 1});
  x = b .* gammaquantile(p, a);
  x(~(b > 0)) = NaN;
end
