function p = poisscdf(x, varargin)
  [x, m, upper] = distargs('poisscdf', x, varargin, {[]});
  bad = isnan(x) | ~(m >= 0);
  p = gammatail(m, max(floor(x), 0) + 1, tailname(~upper));
  p(x < 0) = upper;
  p(bad) = NaN;
end
