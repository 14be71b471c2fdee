function [p, q, r, s, cc, rr] = dmperm(A)
  % A. Pothen and C.-J. Fan, Computing the block triangular form of a sparse matrix, 1990.
  if ~(isnumeric(A) || islogical(A)) || ~ismatrix(A)
    error('MATLAB:dmperm:InvalidMatrix', 'dmperm: expected a matrix, found %s', class(A));
  end
  B = A ~= 0;
  match = bipartitematching(B);
  if nargout < 2
    p = match;
    return;
  end
  [m, n] = size(B);
  owner = zeros(1, m);
  owner(match(match > 0)) = find(match > 0);
  % Rows that free columns lead to, and columns that free rows lead to, by alternating paths.
  wide_columns = match == 0;
  wide_rows = false(1, m);
  while true
    more = any(B(:, wide_columns), 2)' & ~wide_rows;
    if ~any(more)
      break;
    end
    wide_rows = wide_rows | more;
    wide_columns(owner(more)) = true;
  end
  tall_rows = owner == 0;
  tall_columns = false(1, n);
  while true
    more = any(B(tall_rows, :), 1) & ~tall_columns;
    if ~any(more)
      break;
    end
    tall_columns = tall_columns | more;
    tall_rows(match(more)) = true;
  end
  square = find(~wide_columns & ~tall_columns);
  [square, sizes] = triangularblocks(B(match(square), square), square);
  free = find(match == 0);
  wide = find(wide_columns & match > 0);
  tall = find(tall_columns);
  q = [free, wide, square, tall];
  p = [match(wide), match(square), match(tall), find(owner == 0)];
  r = 1;
  s = 1;
  if ~isempty(free)
    r(end + 1) = r(end) + numel(wide);
    s(end + 1) = s(end) + numel(free) + numel(wide);
  end
  r = [r, r(end) + cumsum(sizes)];
  s = [s, s(end) + cumsum(sizes)];
  if any(owner == 0)
    r(end + 1) = m + 1;
    s(end + 1) = n + 1;
  end
  cc = cumsum([1, numel(free), numel(wide), numel(square), numel(tall)]);
  rr = cumsum([1, numel(wide), numel(square), numel(tall), nnz(owner == 0)]);
end

function [order, sizes] = triangularblocks(B, names)
  % Vertices that lead to each other are a block; a block comes before those that it leads to.
  n = numel(names);
  reach = B | logical(eye(n));
  while true
    wider = double(reach) * double(reach) > 0;
    if isequal(wider, reach)
      break;
    end
    reach = wider;
  end
  both = reach & reach';
  [~, block] = max(both, [], 1);
  heads = unique(block);
  [~, order] = sort(sum(reach(heads, heads), 2), 'descend');
  heads = heads(order);
  order = zeros(1, 0);
  sizes = zeros(1, 0);
  for k = 1:numel(heads)
    at = find(block == heads(k));
    order = [order, names(at)];
    sizes(k) = numel(at);
  end
end
