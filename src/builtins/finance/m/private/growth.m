function [g, sum_of] = growth(r, n)
  % What 1 becomes in n periods at the rate r, and what payments of 1 at the end of each come to.
  [r, n] = deal(double(r), double(n));
  g = (1 + r) .^ n;
  sum_of = expm1(n .* log1p(r)) ./ r;
  flat = r + 0 * n == 0;
  counts = n + 0 * r;
  sum_of(flat) = counts(flat);
end
