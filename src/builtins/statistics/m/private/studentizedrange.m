function p = studentizedrange(q, k, v)
  % How probable a range of k normal draws below q standard deviations is, these estimated with v degrees of freedom.
  % Tukey, The Problem of Multiple Comparisons, 1953: Gauss-Legendre rules for both integrals.
  n = 16;
  i = 1:n - 1;
  b = i ./ sqrt(4 * i .^ 2 - 1);
  [V, D] = eig(diag(b, 1) + diag(b, -1));
  t = (diag(D).' + 1) / 2;
  w = V(1, :) .^ 2;
  panels = linspace(-8, 8, 33);
  z = reshape(panels(1:end - 1) + t.' * diff(panels), 1, []);
  wz = reshape(w.' * diff(panels), 1, []);
  if v > 1e5
    s = 1;
    ws = 1;
  else
    panels = linspace(max(0, 1 - 9 / sqrt(2 * v)), 1 + 12 / sqrt(2 * v) + 3 / v, 25);
    s = reshape(panels(1:end - 1) + t.' * diff(panels), [], 1);
    ws = reshape(w.' * diff(panels), [], 1);
    ws = ws .* exp(log(2) + v / 2 * log(v / 2) - gammaln(v / 2) + (v - 1) * log(s) - v * s .^ 2 / 2);
  end
  p = zeros(size(q));
  for j = 1:numel(q)
    inner = (normcdf(z) - normcdf(z - q(j) * s)) .^ (k - 1) * (k * normpdf(z) .* wz).';
    p(j) = min(max(sum(ws .* inner), 0), 1);
  end
end
