function x = geoinv(y, varargin)
  [y, p] = distargs('geoinv', y, varargin, {[]});
  x = max(ceil(log1p(-min(y, 1)) ./ log1p(-p)) - 1, 0);
  x(p == 1) = 0;
  x = x - (x > 0 & x < Inf & -expm1(x .* log1p(-p)) >= y);
  x(~(y >= 0 & y <= 1 & p > 0 & p <= 1)) = NaN;
end
