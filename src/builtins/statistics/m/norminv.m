function x = norminv(p, mu, sigma)
  if nargin < 2
    mu = 0;
  end
  if nargin < 3
    sigma = 1;
  end
  if any(p(:) < 0 | p(:) > 1)
    p(p < 0 | p > 1) = NaN;
  end
  x = mu - sigma .* sqrt(2) .* erfcinv(2 * p);
end
