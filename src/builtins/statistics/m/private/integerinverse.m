function k = integerinverse(below, p, high)
  % The least whole number k, not above high where that is no guess, with below(k) >= p: bisection of all at once.
  low = zeros(size(p));
  high = double(max(ceil(high), 0));
  bad = ~(p >= 0 & p <= 1) | ~isfinite(high);
  high(bad) = 0;
  endless = p == 1;
  p = merge(bad | endless, 0, p);
  short = below(high) < p;
  while any(short(:) & high(:) < flintmax)
    high = merge(short, min(2 * high + 1, flintmax), high);
    short = below(high) < p;
  end
  for step = 0:ceil(log2(max([high(:); 0]) + 1))
    mid = floor((low + high) / 2);
    enough = below(mid) >= p;
    high = merge(enough, mid, high);
    low = merge(enough, low, min(mid + 1, high));
  end
  k = merge(bad, NaN, merge(endless, Inf, high));
  k = cast(k, class(p));
end
