function p = smirnov(d, n)
  % How probable a one-sided distance above d of n points is. Birnbaum and Tingey, Annals of Math. Statistics 22 (1951).
  if d <= 0
    p = 1;
    return;
  elseif d >= 1
    p = 0;
    return;
  end
  j = 0:floor(n * (1 - d));
  j = j(1 - d - j / n > 0);
  terms = gammaln(n + 1) - gammaln(j + 1) - gammaln(n - j + 1);
  terms = terms + (j - 1) .* log(d + j / n) + (n - j) .* log1p(-d - j / n);
  p = min(d * sum(exp(terms)), 1);
end
