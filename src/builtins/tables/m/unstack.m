function [w, first] = unstack(t, vars, indicator, varargin)
  must_be_table(t);
  options = table_options(struct('GroupingVariables', [], 'ConstantVariables', [], 'NewDataVariableNames', {{}}, ...
    'AggregationFunction', [], 'VariableNamingRule', 'modify'), varargin);
  data = variable_places(t, vars);
  by = variable_places(t, indicator);
  grouping = setdiff(1:width(t), [data, by], 'stable');
  constant = [];
  if ~isempty(options.ConstantVariables)
    constant = variable_places(t, options.ConstantVariables);
    grouping = setdiff(grouping, constant, 'stable');
  end
  if ~isempty(options.GroupingVariables)
    grouping = variable_places(t, options.GroupingVariables);
  end
  columns = parts_of(t);
  [g, first] = table.groups_of(columns(grouping), height(t));
  [sorted, order] = sort(first);
  first = sorted;
  place(order) = 1:numel(order);
  g = reshape(place(g), [], 1);
  key = columns{by};
  if isa(key, 'categorical')
    labels = categories(key)';
    code = double(key);
  elseif isnumeric(key) || islogical(key)
    [values, ~, code] = unique(key);
    labels = arrayfun(@(v) sprintf('x%.15g', v), reshape(double(values), 1, []), 'UniformOutput', false);
  else
    [values, ~, code] = unique(key);
    labels = reshape(cellstr(values), 1, []);
  end
  if ~isempty(options.NewDataVariableNames)
    labels = reshape(cellstr(options.NewDataVariableNames), 1, []);
  elseif strcmpi(options.VariableNamingRule, 'modify')
    labels = matlab.lang.makeValidName(labels);
  end
  w = t(first, [grouping, constant]);
  w.Properties.RowNames = {};
  names = t.Properties.VariableNames;
  for d = data
    x = columns{d};
    for k = 1:numel(labels)
      rows = find(code == k);
      if isempty(options.AggregationFunction) && isnumeric(x)
        column = nan(numel(first), 1);
        there = rows(~isnan(x(rows)));
        sums = accumarray(g(there), double(x(there)), [numel(first), 1]);
        seen = accumarray(g(rows), 1, [numel(first), 1]) > 0;
        column(seen) = sums(seen);
        if ~isa(x, 'double')
          column = cast(column, class(x));
        end
      else
        f = options.AggregationFunction;
        if isempty(f)
          f = @(v) v(1);
        end
        if isnumeric(x)
          column = nan(numel(first), 1);
        elseif iscell(x)
          column = repmat({''}, numel(first), 1);
        else
          column = repmat(x(1), numel(first), 1);
          column(:) = missing_like(x);
        end
        for j = unique(g(rows))'
          column(j) = f(x(rows(g(rows) == j)));
        end
      end
      name = labels{k};
      if numel(data) > 1
        name = [names{d}, '_', name];
      end
      w.(name) = column;
    end
  end
end

function m = missing_like(x)
  if isa(x, 'datetime')
    m = NaT;
  elseif isa(x, 'categorical')
    m = categorical(NaN);
  elseif isstring(x)
    m = string(NaN);
  elseif islogical(x)
    m = false;
  else
    m = x(1);
  end
end
