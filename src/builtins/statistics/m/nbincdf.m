function p = nbincdf(x, varargin)
  [x, r, p, upper] = distargs('nbincdf', x, varargin, {[], []});
  bad = isnan(x) | ~(r > 0 & r < Inf & p > 0 & p <= 1);
  p = betatail(p, r, max(floor(x), 0) + 1, tailname(upper));
  p(x < 0) = upper;
  p(bad) = NaN;
end
