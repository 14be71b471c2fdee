function p = expcdf(x, varargin)
  [x, mu, upper] = distargs('expcdf', x, varargin, {1});
  z = merge(x < 0, 0, x ./ mu);
  if upper
    p = exp(-z);
  else
    p = -expm1(-z);
  end
  p(~(mu > 0)) = NaN;
end
