function x = expinv(p, varargin)
  [p, mu] = distargs('expinv', p, varargin, {1});
  x = -mu .* log1p(-min(p, 1));
  x(~(p >= 0 & p <= 1 & mu > 0)) = NaN;
end
