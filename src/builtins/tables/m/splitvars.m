function t = splitvars(t, vars, varargin)
  must_be_table(t);
  names = t.Properties.VariableNames;
  if nargin < 2
    vars = find(cellfun(@(name) size(t.(name), 2) > 1 && ~ischar(t.(name)), names));
  end
  at = variable_places(t, vars);
  new_names = {};
  if numel(varargin) > 1 && strcmpi(varargin{1}, 'NewVariableNames')
    new_names = varargin{2};
  end
  columns = {};
  all_names = {};
  for k = 1:width(t)
    x = t.(k);
    if ~ismember(k, at)
      columns{end + 1} = x;
      all_names{end + 1} = names{k};
      continue;
    end
    if istable(x)
      own = x.Properties.VariableNames;
    else
      own = arrayfun(@(j) sprintf('%s_%d', names{k}, j), 1:size(x, 2), 'UniformOutput', false);
    end
    if ~isempty(new_names)
      own = cellstr(new_names);
    end
    for j = 1:size(x, 2)
      if istable(x)
        columns{end + 1} = x.(j);
      else
        columns{end + 1} = x(:, j);
      end
      all_names{end + 1} = own{j};
    end
  end
  t = table.of(columns, matlab.lang.makeUniqueStrings(all_names), t.Properties.RowNames, height(t));
end
