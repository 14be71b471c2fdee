function k = bracket(edges, x)
  % Each number looks from the middle of what is left of the edges, all of them at once.
  n = numel(edges);
  k = zeros(size(x));
  step = 2^floor(log2(max(n, 1)));
  while n > 0 && step >= 1
    next = min(k + step, n);
    k = k + step * (k + step <= n & reshape(edges(next), size(x)) <= x);
    step = step / 2;
  end
end
