function match = bipartitematching(B)
  % The row that each column is matched with, or 0, by augmenting paths (H. W. Kuhn, 1955).
  [m, n] = size(B);
  match = zeros(1, n);
  owner = zeros(1, m);
  for j = 1:n
    from = zeros(1, m);
    queue = j;
    k = 1;
    last = 0;
    while k <= numel(queue) && last == 0
      near = find(B(:, queue(k))' & from == 0);
      from(near) = queue(k);
      free = near(owner(near) == 0);
      if ~isempty(free)
        last = free(1);
      else
        queue = [queue, owner(near)];
      end
      k = k + 1;
    end
    while last ~= 0
      column = from(last);
      before = match(column);
      match(column) = last;
      owner(last) = column;
      last = before;
    end
  end
end
