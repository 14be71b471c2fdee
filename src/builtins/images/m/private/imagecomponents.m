function [L, count] = imagecomponents(BW, c)
  % Labels of connected components, in the order of their first elements: runs along columns, and which of them touch.
  n = ndims(BW);
  P = imagepad(BW, ones(1, n), ones(1, n), false);
  extent = size(P);
  P = P(:);
  middle = (numel(c) + 1) / 2;
  if c(middle + 1)
    first = P & ~[false; P(1:end - 1)];
    last = P & ~[P(2:end); false];
  else
    first = P;
    last = P;
  end
  from = find(first);
  to = find(last);
  started = cumsum(first);
  ended = cumsum(last);
  strides = [1, cumprod(extent(1:end - 1))];
  columns = reshape(c, 3, []);
  a = cell(1, size(columns, 2));
  b = a;
  for k = (size(columns, 2) + 3) / 2:size(columns, 2)
    % The neighbours of one column among those that come after it.
    sub = cell(1, n - 1);
    [sub{:}] = ind2sub([3 * ones(1, n - 1), 1], k);
    shift = sum(([sub{:}] - 2) .* strides(2:n));
    rows = find(columns(:, k)).' - 2;
    if isempty(rows)
      continue;
    end
    if numel(rows) == rows(end) - rows(1) + 1
      spans = [rows(1); rows(end)];
    else
      spans = [rows; rows];
    end
    for span = spans
      low = ended(from + (shift + span(1) - 1)) + 1;
      high = started(to + (shift + span(2)));
      touching = max(high - low + 1, 0);
      one = reshape(repelem((1:numel(from)).', touching), [], 1);
      before = cumsum(touching) - touching;
      a{k} = [a{k}; one];
      b{k} = [b{k}; low(one) + (1:numel(one)).' - before(one) - 1];
    end
  end
  parent = joined((1:numel(from)).', vertcat(a{:}, zeros(0, 1)), vertcat(b{:}, zeros(0, 1)));
  roots = parent == (1:numel(parent)).';
  count = nnz(roots);
  label = cumsum(roots);
  label = label(parent);
  L = zeros(extent);
  L(P) = label(started(P));
  at = arrayfun(@(m) 2:m - 1, extent, 'UniformOutput', false);
  L = L(at{:});
end

function parent = joined(parent, a, b)
  % Tarjan, Efficiency of a good but not linear set union algorithm, JACM 22 (1975).
  for k = 1:numel(a)
    x = a(k);
    while parent(x) ~= x
      parent(x) = parent(parent(x));
      x = parent(x);
    end
    y = b(k);
    while parent(y) ~= y
      parent(y) = parent(parent(y));
      y = parent(y);
    end
    if x < y
      parent(y) = x;
    else
      parent(x) = y;
    end
  end
  above = parent(parent);
  while ~isequal(above, parent)
    parent = above;
    above = parent(parent);
  end
end
