% The rows of each group, in order.
function rows = rows_by_group(groups, count)
  [sorted, order] = sort(groups(:));
  kept = ~isnan(sorted);
  counts = accumarray(sorted(kept), 1, [count, 1]);
  rows = mat2cell(order(kept), counts, 1);
end
