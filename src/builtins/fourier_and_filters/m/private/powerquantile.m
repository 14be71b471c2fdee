function at = powerquantile(p, f, share)
  % The frequency below which a share of the power lies, which is spread evenly around each frequency.
  w = diff(f);
  edges = [f(1); f(1:end - 1) + w / 2; f(end)];
  total = [zeros(1, size(p, 2)); cumsum(p .* diff(edges), 1)];
  at = zeros(1, size(p, 2), class(p));
  for c = 1:size(p, 2)
    goal = share * total(end, c);
    k = min(find(total(:, c) >= goal, 1), numel(edges));
    k = max(k, 2);
    part = (goal - total(k - 1, c)) / max(total(k, c) - total(k - 1, c), realmin);
    at(c) = edges(k - 1) + (edges(k) - edges(k - 1)) * part;
  end
end
