function p = poisspdf(x, varargin)
  [x, m] = distargs('poisspdf', x, varargin, {[]});
  inside = x >= 0 & x == fix(x) & x < Inf;
  p = poissonterm(merge(inside, x, 0), m);
  p(~inside) = 0;
  p(isnan(x) | ~(m >= 0)) = NaN;
end
