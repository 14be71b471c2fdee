function t = array2table(x, varargin)
  name = inputname(1);
  if isempty(name)
    name = 'Var';
  end
  names = arrayfun(@(k) sprintf('%s%d', name, k), 1:size(x, 2), 'UniformOutput', false);
  if size(x, 2) == 1 && ~strcmp(name, 'Var')
    names = {name};
  end
  columns = cell(1, size(x, 2));
  for k = 1:numel(columns)
    columns{k} = x(:, k);
  end
  t = named_table(columns, names, size(x, 1), varargin);
end
