function out = rowfun(f, t, varargin)
  must_be_table(t);
  options = struct('InputVariables', ':', 'GroupingVariables', [], 'OutputFormat', 'table', 'OutputVariableNames', {{}}, ...
    'NumOutputs', 1, 'ExtractCellContents', false, 'SeparateInputs', true, 'ErrorHandler', []);
  options = table_options(options, varargin);
  at = variable_places(t, options.InputVariables);
  columns = parts_of(t);
  grouping = [];
  groups = num2cell((1:height(t))');
  if ~isempty(options.GroupingVariables)
    grouping = variable_places(t, options.GroupingVariables);
    at = setdiff(at, grouping, 'stable');
    [g, first] = table.groups_of(columns(grouping), height(t));
    groups = rows_by_group(g, numel(first));
  end
  names = options.OutputVariableNames;
  if ~isempty(names)
    names = reshape(cellstr(names), 1, []);
    options.NumOutputs = numel(names);
  end
  n = options.NumOutputs;
  results = cell(numel(groups), n);
  for k = 1:numel(groups)
    args = cell(1, numel(at));
    for j = 1:numel(at)
      args{j} = table.rows_of(columns{at(j)}, groups{k});
      if iscell(args{j}) && isscalar(args{j}) && options.ExtractCellContents
        args{j} = args{j}{1};
      end
    end
    if ~options.SeparateInputs
      args = {[args{:}]};
    end
    if n == 0
      f(args{:});
    else
      [results{k, 1:n}] = f(args{:});
    end
  end
  switch lower(char(options.OutputFormat))
    case 'cell'
      out = results;
    case 'uniform'
      out = reshape(vertcat(results{:}), [], max(n, 1));
    otherwise
      if isempty(names)
        names = arrayfun(@(k) sprintf('Var%d', k), 1:n, 'UniformOutput', false);
      end
      values = cell(1, n);
      for k = 1:n
        values{k} = results(:, k);
        widths = cellfun(@columns, values{k});
        if ~any(cellfun(@ischar, values{k})) || all(widths == widths(1))
          values{k} = vertcat(results{:, k});
        end
      end
      if isempty(grouping)
        out = table.of(values, names, {}, numel(groups));
        out.Properties.RowNames = t.Properties.RowNames;
      else
        out = t(first, grouping);
        out.Properties.RowNames = {};
        out.GroupCount = cellfun('prodofsize', groups);
        for k = 1:n
          out.(names{k}) = values{k};
        end
      end
  end
end
