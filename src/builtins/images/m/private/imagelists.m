function lists = imagelists(L, n)
  % The indices of the elements with each label: what is read at once is looked at element by element, and the lists lie where
  % the program does.
  L = gather(L);
  % Arrays grow where they are used: zeros(...) could lie on a device.
  next = zeros(0, 1);
  next(n + 2, 1) = 0;
  for p = 1:numel(L)
    next(L(p) + 2) = next(L(p) + 2) + 1;
  end
  % Before the first of each label come those of the labels before it, from 1 on.
  next(2) = 0;
  for k = 3:n + 2
    next(k) = next(k - 1) + next(k);
  end
  total = next(n + 2);
  at = zeros(0, 1);
  at(total + 1, 1) = 0;
  for p = 1:numel(L)
    k = L(p) + 1;
    if k > 1
      next(k) = next(k) + 1;
      at(next(k)) = p;
    end
  end
  lists = cell(1, n);
  last = 0;
  for k = 1:n
    first = last;
    last = next(k + 1);
    list = zeros(0, 1);
    if last > first
      list(last - first, 1) = 0;
    end
    for j = 1:last - first
      list(j) = at(first + j);
    end
    lists{k} = list;
  end
end
