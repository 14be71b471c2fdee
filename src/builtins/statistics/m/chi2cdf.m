function p = chi2cdf(x, varargin)
  [x, v, upper] = distargs('chi2cdf', x, varargin, {[]});
  p = gammatail(merge(x < 0, 0, x / 2), v / 2, tailname(upper));
end
