function r = poissondraws(m)
  % Hormann, The transformed rejection method for generating Poisson random variables, Insurance 12 (1993), for means
  % from 10; inversion below.
  n = numel(m);
  r = zeros(n, 1, class(m));
  means = reshape(m, n, 1);
  low = find(means >= 0 & means < 10);
  if ~isempty(low)
    mean_low = means(low);
    u = rand(numel(low), 1, class(m));
    p = exp(-mean_low);
    total = p;
    k = zeros(numel(low), 1, class(m));
    most = max(mean_low);
    for step = 1:ceil(most + 10 * sqrt(most) + 15)
      k = k + (u > total);
      p = p .* mean_low / step;
      total = total + p;
    end
    r(low) = k;
  end
  left = find(means >= 10 & means < Inf);
  while ~isempty(left)
    mu = means(left);
    b = 0.931 + 2.53 * sqrt(mu);
    a = -0.059 + 0.02483 * b;
    u = rand(numel(left), 1, class(m)) - 0.5;
    v = rand(numel(left), 1, class(m));
    us = 0.5 - abs(u);
    k = floor((2 * a ./ us + b) .* u + mu + 0.43);
    fine = us >= 0.07 & v <= 0.9277 - 3.6224 ./ (b - 2);
    close = k >= 0 & ~(us < 0.013 & v > us);
    ratio = log(v .* (1.1239 + 1.1328 ./ (b - 3.4)) ./ (a ./ us .^ 2 + b));
    fine = fine | close & ratio <= k .* log(mu) - mu - gammaln(max(k, 0) + 1);
    r(left(fine)) = k(fine);
    left = left(~fine);
  end
  r = reshape(r, size(m));
  r(~(m >= 0 & m < Inf)) = NaN;
end
