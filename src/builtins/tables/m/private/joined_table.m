% The variables of two tables beside each other, with names that differ.
function t = joined_table(a, b, label_a, label_b)
  names_a = a.Properties.VariableNames;
  names_b = b.Properties.VariableNames;
  both = intersect(names_a, names_b);
  if isempty(label_a)
    label_a = 'left';
  end
  if isempty(label_b)
    label_b = 'right';
  end
  for k = 1:numel(both)
    names_a{strcmp(both{k}, names_a)} = [both{k}, '_', label_a];
    names_b{strcmp(both{k}, names_b)} = [both{k}, '_', label_b];
  end
  t = table.of([parts_of(a), parts_of(b)], [names_a, names_b], {}, height(a));
end
