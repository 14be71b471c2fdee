function x = evinv(p, varargin)
  [p, mu, sigma] = distargs('evinv', p, varargin, {0, 1});
  x = mu + sigma .* log(-log1p(-min(max(p, 0), 1)));
  x(~(p >= 0 & p <= 1 & sigma > 0)) = NaN;
end
