function p = geocdf(x, varargin)
  [x, p, upper] = distargs('geocdf', x, varargin, {[]});
  bad = isnan(x) | ~(p > 0 & p <= 1);
  z = (floor(x) + 1) .* log1p(-p);
  if upper
    p = exp(z);
  else
    p = -expm1(z);
  end
  p(x < 0) = upper;
  p(bad) = NaN;
end
