function t = cell2table(c, varargin)
  if ~iscell(c)
    error('MATLAB:cell2table:InvalidInput', 'expected a cell array, found %s', class(c));
  end
  name = inputname(1);
  if isempty(name)
    name = 'Var';
  end
  columns = cell(1, size(c, 2));
  names = columns;
  for k = 1:numel(columns)
    names{k} = sprintf('%s%d', name, k);
    column = c(:, k);
    kinds = cellfun(@ischar, column);
    if ~isempty(column) && ~any(kinds)
      first = column{1};
      alike = cellfun(@(x) (isa(x, class(first)) || isnumeric(x) && isnumeric(first)) && ~iscell(x) && isequal(size(x), size(first)), column);
      if all(alike) && size(first, 1) == 1
        column = vertcat(column{:});
      end
    end
    columns{k} = column;
  end
  t = named_table(columns, names, size(c, 1), varargin);
end
