function x = logninv(p, varargin)
  [p, mu, sigma] = distargs('logninv', p, varargin, {0, 1});
  x = exp(norminv(p, mu, sigma));
  x(~(sigma > 0)) = NaN;
end
