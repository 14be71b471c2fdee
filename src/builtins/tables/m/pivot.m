function P = pivot(T, varargin)
  must_be_table(T);
  options = table_options(struct('Rows', {{}}, 'Columns', {{}}, 'DataVariable', [], 'Method', [], 'IncludeTotals', false), varargin);
  places = @(which) variable_places(T, which);
  [rows, columns] = deal([]);
  if ~isempty(options.Rows)
    rows = places(options.Rows);
  end
  if ~isempty(options.Columns)
    columns = places(options.Columns);
  end
  if isempty(rows) && isempty(columns)
    error('MATLAB:pivot:NoGroups', 'pivot: expected the variables of Rows or of Columns');
  end
  names = T.Properties.VariableNames;
  values = ones(height(T), 1);
  method = options.Method;
  label = 'count';
  if ~isempty(options.DataVariable)
    at = places(options.DataVariable);
    values = T.(at(1));
    if isempty(method)
      method = 'sum';
      if ~isnumeric(values) && ~islogical(values)
        method = 'count';
      end
    end
    if isa(method, 'function_handle')
      label = ['fun_', names{at(1)}];
    elseif ~strcmpi(method, 'count')
      label = [char(method), '_', names{at(1)}];
    end
  elseif isempty(method)
    method = 'count';
  end
  [f, empty] = fold_of(method);
  [in_row, row_keys] = grouped(T, rows);
  [in_column, column_keys] = grouped(T, columns);
  known = ~isnan(in_row) & ~isnan(in_column);
  count = [height(row_keys), height(column_keys)];
  cells = repmat(empty, count);
  for k = 1:count(1)
    for j = 1:count(2)
      chosen = known & in_row == k & in_column == j;
      if any(chosen)
        cells(k, j) = f(values(chosen, :));
      end
    end
  end
  heads = {label};
  if ~isempty(columns)
    heads = cell(1, count(2));
    for j = 1:count(2)
      parts = arrayfun(@(k) char(string(column_keys{j, k})), 1:width(column_keys), 'UniformOutput', false);
      heads{j} = strjoin(parts, '_');
    end
  end
  if options.IncludeTotals && ~isempty(columns)
    totals = NaN(count(1), 1);
    for k = 1:count(1)
      totals(k) = f(values(known & in_row == k, :));
    end
    cells(:, end + 1) = totals;
    heads{end + 1} = ['Overall_', label];
  end
  P = array2table(cells, 'VariableNames', heads);
  if ~isempty(rows)
    P = [row_keys, P];
  end
end

% The group of each row of a table by some variables, and their values; one group without any.
function [g, keys] = grouped(T, at)
  if isempty(at)
    g = ones(height(T), 1);
    keys = table(zeros(1, 0));
  else
    [g, keys] = findgroups(T(:, at));
  end
end

function [f, empty] = fold_of(method)
  empty = NaN;
  if isa(method, 'function_handle')
    f = method;
    return;
  end
  switch lower(char(method))
    case 'count'
      f = @(x) size(x, 1);
      empty = 0;
    case 'sum'
      f = @(x) sum(x, 'omitnan');
      empty = 0;
    case {'mean', 'median', 'std', 'var'}
      fold = str2func(lower(char(method)));
      f = @(x) fold(x, 'omitnan');
    case 'min'
      f = @min;
    case 'max'
      f = @max;
    case {'range', 'mode'}
      f = str2func(lower(char(method)));
    case 'nnz'
      f = @nnz;
    case 'nummissing'
      f = @(x) sum(ismissing(x));
    case 'numunique'
      f = @(x) numel(unique(x));
    otherwise
      error('MATLAB:pivot:Method', 'pivot: there is no method ''%s''', char(method));
  end
end
