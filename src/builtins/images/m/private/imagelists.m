function lists = imagelists(L, n)
  % The indices of the elements with each label.
  at = find(L > 0);
  [label, order] = sort(L(at));
  at = reshape(at(order), [], 1);
  counts = accumarray(reshape(label, [], 1), 1, [n, 1]);
  lists = reshape(mat2cell(at, counts, 1), 1, n);
end
