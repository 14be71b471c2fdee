% Which variables two tables are joined by, which are kept, and the groups of their rows.
function [left, right, keep_left, keep_right, ga, gb, rest] = join_keys(a, b, args)
  must_be_table(a);
  must_be_table(b);
  options = struct('Keys', [], 'LeftKeys', [], 'RightKeys', [], 'LeftVariables', [], 'RightVariables', [], 'MergeKeys', false, 'Type', 'full', ...
    'KeepOneCopy', {{}});
  options = table_options(options, args);
  names_a = a.Properties.VariableNames;
  names_b = b.Properties.VariableNames;
  if ~isempty(options.Keys)
    left = variable_places(a, options.Keys);
    right = variable_places(b, options.Keys);
  elseif ~isempty(options.LeftKeys) || ~isempty(options.RightKeys)
    left = variable_places(a, options.LeftKeys);
    right = variable_places(b, options.RightKeys);
  else
    [both, at] = ismember(names_a, names_b);
    left = find(both);
    right = at(both);
  end
  if isempty(left) || numel(left) ~= numel(right)
    error('MATLAB:table:join:CantInferKey', 'Cannot find a common table variable to use as a key variable.');
  end
  keep_left = 1:numel(names_a);
  if ~isempty(options.LeftVariables)
    keep_left = variable_places(a, options.LeftVariables);
  end
  keep_right = setdiff(1:numel(names_b), right, 'stable');
  if ~isempty(options.RightVariables)
    keep_right = variable_places(b, options.RightVariables);
  end
  if ~isempty(options.KeepOneCopy)
    % What both tables have is that of the left one.
    kept_once = intersect(cellstr(options.KeepOneCopy), names_a);
    keep_right = keep_right(~ismember(names_b(keep_right), kept_once));
  end
  columns_a = parts_of(a);
  columns_b = parts_of(b);
  keys = cell(1, numel(left));
  for k = 1:numel(left)
    x = columns_a{left(k)};
    y = columns_b{right(k)};
    if ischar(x)
      x = cellstr(x);
    end
    if ischar(y)
      y = cellstr(y);
    end
    try
      keys{k} = [x; y];
    catch
      error('MATLAB:table:join:KeysVarTypeMismatch', 'Key variables ''%s'' and ''%s'' are of different classes: %s and %s.', ...
        names_a{left(k)}, names_b{right(k)}, class(x), class(y));
    end
  end
  g = table.groups_of(keys, height(a) + height(b));
  ga = g(1:height(a));
  gb = g(height(a) + 1:end);
  rest = options;
end
