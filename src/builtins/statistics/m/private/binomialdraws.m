function r = binomialdraws(n, p)
  % Hormann, The generation of binomial random variates, J. Stat. Comput. Simul. 46 (1993), for means from 10; inversion
  % below.
  extent = size(n);
  [n, p] = deal(n(:), p(:));
  bad = ~(n >= 0 & n == fix(n) & n < Inf & p >= 0 & p <= 1);
  n(bad) = 0;
  p(bad) = 0;
  mirrored = p > 0.5;
  p = merge(mirrored, 1 - p, p);
  kind = class(n);
  r = zeros(size(n), kind);
  low = find(n .* p < 10);
  if ~isempty(low)
    [count, odds] = deal(n(low), p(low) ./ (1 - p(low)));
    u = rand(numel(low), 1, kind);
    q = exp(count .* log1p(-p(low)));
    total = q;
    k = zeros(numel(low), 1, kind);
    most = max(count .* p(low));
    for step = 1:min(max(count), ceil(most + 10 * sqrt(most) + 15))
      k = k + (u > total);
      q = q .* max(count - step + 1, 0) .* odds / step;
      total = total + q;
    end
    r(low) = min(k, count);
  end
  left = find(n .* p >= 10);
  while ~isempty(left)
    [count, chance] = deal(n(left), p(left));
    spread = sqrt(count .* chance .* (1 - chance));
    b = 1.15 + 2.53 * spread;
    a = -0.0873 + 0.0248 * b + 0.01 * chance;
    top = floor((count + 1) .* chance);
    u = rand(numel(left), 1, kind) - 0.5;
    v = rand(numel(left), 1, kind);
    us = 0.5 - abs(u);
    k = floor((2 * a ./ us + b) .* u + count .* chance + 0.5);
    inside = k >= 0 & k <= count;
    fine = inside & us >= 0.07 & v <= 0.92 - 4.2 ./ b;
    at = min(max(k, 0), count);
    v = log(v .* (2.83 + 5.1 ./ b) .* spread ./ (a ./ us .^ 2 + b));
    height = gammaln(top + 1) + gammaln(count - top + 1) - gammaln(at + 1) - gammaln(count - at + 1) + ...
      (at - top) .* log(chance ./ (1 - chance));
    fine = fine | inside & v <= height;
    r(left(fine)) = k(fine);
    left = left(~fine);
  end
  r = merge(mirrored, n - r, r);
  r(bad) = NaN;
  r = reshape(r, extent);
end
