function x = wblinv(p, varargin)
  [p, a, b] = distargs('wblinv', p, varargin, {1, 1});
  x = a .* (-log1p(-min(p, 1))) .^ (1 ./ b);
  x(~(p >= 0 & p <= 1 & a > 0 & b > 0)) = NaN;
end
