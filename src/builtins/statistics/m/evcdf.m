function p = evcdf(x, varargin)
  [x, mu, sigma, upper] = distargs('evcdf', x, varargin, {0, 1});
  z = exp((x - mu) ./ sigma);
  if upper
    p = exp(-z);
  else
    p = -expm1(-z);
  end
  p(~(sigma > 0)) = NaN;
end
