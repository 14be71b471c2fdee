function out = varfun(f, t, varargin)
  must_be_table(t);
  options = struct('InputVariables', ':', 'GroupingVariables', [], 'OutputFormat', 'table', 'ErrorHandler', []);
  options = table_options(options, varargin);
  at = variable_places(t, options.InputVariables);
  grouping = [];
  if ~isempty(options.GroupingVariables)
    grouping = variable_places(t, options.GroupingVariables);
    at = setdiff(at, grouping, 'stable');
  end
  names = t.Properties.VariableNames;
  columns = parts_of(t);
  short = func_name(f);
  groups = {};
  if ~isempty(grouping)
    [g, first] = table.groups_of(columns(grouping), height(t));
    groups = rows_by_group(g, numel(first));
  end
  values = cell(1, numel(at));
  for k = 1:numel(at)
    x = columns{at(k)};
    if isempty(grouping)
      values{k} = call(f, options.ErrorHandler, x);
    else
      parts = cell(numel(groups), 1);
      for j = 1:numel(groups)
        parts{j} = call(f, options.ErrorHandler, table.rows_of(x, groups{j}));
      end
      values{k} = parts;
    end
  end
  switch lower(char(options.OutputFormat))
    case 'uniform'
      if ~isempty(grouping)
        values = cellfun(@(parts) vertcat(parts{:}), values, 'UniformOutput', false);
      end
      out = [values{:}];
    case 'cell'
      out = values;
      if ~isempty(grouping)
        out = [values{:}];
      end
    otherwise
      new = strcat([short, '_'], names(at));
      if isempty(grouping)
        out = table.of(values, new);
        if height(out) == height(t) && ~isempty(t.Properties.RowNames)
          out.Properties.RowNames = t.Properties.RowNames;
        end
        return;
      end
      tall = ones(numel(groups), 1);
      if ~isempty(values)
        tall = cellfun(@(part) size(part, 1), values{1});
      end
      counts = cellfun('prodofsize', groups);
      who = repelem((1:numel(groups))', tall(:));
      keys = t(first(who), grouping);
      keys.Properties.RowNames = {};
      out = keys;
      out.GroupCount = reshape(counts(who), [], 1);
      for k = 1:numel(at)
        out.(new{k}) = vertcat(values{k}{:});
      end
  end
end

function y = call(f, handler, x)
  if isempty(handler)
    y = f(x);
    return;
  end
  try
    y = f(x);
  catch why
    y = handler(struct('identifier', why.identifier, 'message', why.message, 'index', 1), x);
  end
end
