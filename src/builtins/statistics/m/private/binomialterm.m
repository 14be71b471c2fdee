function p = binomialterm(x, n, p, q)
  % gamma(n + 1) / (gamma(x + 1) * gamma(n - x + 1)) * p^x * q^(n - x)
  y = n - x;
  t = stirlingerror(n) - stirlingerror(x) - stirlingerror(y) - devianceterm(x, n .* p) - devianceterm(y, n .* q);
  t = exp(t) .* sqrt(n ./ (2 * pi * x .* y));
  t = merge(x == 0, q .^ n, t);
  t = merge(y == 0, p .^ n, t);
  p = merge(p == 0, double(x == 0), merge(q == 0, double(y == 0), t));
end
