function [n, d] = levelled(n, d)
  % As long as each other, without zeros that both begin with.
  [n, d] = deal(reshape(n, 1, []), reshape(d, 1, []));
  long = max(numel(n), numel(d));
  n = [zeros(1, long - numel(n)), n];
  d = [zeros(1, long - numel(d)), d];
  first = find(n ~= 0 | d ~= 0, 1);
  n = n(first:end);
  d = d(first:end);
  if ~any(n ~= 0)
    [n, d] = deal(0, 1);
  end
end
