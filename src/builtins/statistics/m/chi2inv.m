function x = chi2inv(p, varargin)
  [p, v] = distargs('chi2inv', p, varargin, {[]});
  x = 2 * gammaquantile(p, v / 2);
end
