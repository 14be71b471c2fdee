function d = stirlingerror(n)
  % log(gamma(n + 1)) less Stirling's formula. Loader, Fast and accurate computation of binomial probabilities, 2000.
  m = max(n, 15);
  s = 1 ./ m .^ 2;
  d = (1 / 12 - s .* (1 / 360 - s .* (1 / 1260 - s .* (1 / 1680 - s / 1188)))) ./ m;
  low = min(max(n, realmin(class(n))), 15);
  d = merge(n < 15, gammaln(low + 1) - (low + 0.5) .* log(low) + low - log(2 * pi) / 2, d);
end
