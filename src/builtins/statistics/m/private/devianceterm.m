function d = devianceterm(x, m)
  % x * log(x / m) + m - x, also where the terms nearly cancel.
  v = (x - m) ./ (x + m);
  w = v .^ 2;
  s = 1 / 17;
  for k = 15:-2:3
    s = 1 / k + w .* s;
  end
  s = w .* s;
  d = merge(abs(v) < 0.1, (x - m) .* v + 2 * x .* v .* s, x .* log(x ./ m) + m - x);
  d = merge(x == 0, m, d);
end
