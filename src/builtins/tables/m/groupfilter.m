function t = groupfilter(t, grouping, method, vars)
  must_be_table(t);
  columns = parts_of(t);
  at = variable_places(t, grouping);
  if nargin > 3
    data = variable_places(t, vars);
  else
    data = setdiff(1:width(t), at, 'stable');
  end
  [g, first] = table.groups_of(columns(at), height(t));
  groups = rows_by_group(g, numel(first));
  kept = true(height(t), 1);
  for j = data
    for k = 1:numel(groups)
      kept(groups{k}) = kept(groups{k}) & method(table.rows_of(columns{j}, groups{k}));
    end
  end
  t = t(kept, :);
end
