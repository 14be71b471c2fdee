function x = poissinv(p, varargin)
  [p, m] = distargs('poissinv', p, varargin, {[]});
  m(~(m >= 0 & m < Inf)) = NaN;
  x = integerinverse(@(k) poisscdf(k, m), p, m + 8 * sqrt(m) + 8);
end
