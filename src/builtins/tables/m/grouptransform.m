function t = grouptransform(t, grouping, method, varargin)
  must_be_table(t);
  replaced = true;
  for k = numel(varargin) - 1:-1:1
    if (ischar(varargin{k}) || isstring(varargin{k})) && any(strcmpi(varargin{k}, 'ReplaceValues'))
      replaced = varargin{k + 1};
      varargin(k:k + 1) = [];
    end
  end
  columns = parts_of(t);
  at = variable_places(t, grouping);
  if ~isempty(varargin)
    data = variable_places(t, varargin{1});
  else
    data = setdiff(1:width(t), at, 'stable');
  end
  [g, first] = table.groups_of(columns(at), height(t));
  groups = rows_by_group(g, numel(first));
  names = t.Properties.VariableNames;
  for j = data
    x = columns{j};
    y = x;
    for k = 1:numel(groups)
      one = x(groups{k}, :);
      y(groups{k}, :) = transformed(one, method) + zeros(size(one));
    end
    if replaced
      t.(j) = y;
    else
      t.([label_of(method), '_', names{j}]) = y;
    end
  end
end

% What stands before the name of a variable that is changed.
function label = label_of(method)
  if isa(method, 'function_handle')
    label = 'fun';
  else
    label = lower(char(method));
  end
end

function y = transformed(x, method)
  if isa(method, 'function_handle')
    y = method(x);
    return;
  end
  there = ~isnan(x);
  switch lower(char(method))
    case 'zscore'
      y = (x - mean(x(there))) / std(x(there));
    case 'norm'
      y = x / norm(x(there));
    case 'meancenter'
      y = x - mean(x(there));
    case 'rescale'
      y = rescale(x);
    case 'meanfill'
      y = x;
      y(~there) = mean(x(there));
    case 'linearfill'
      y = fillmissing(x, 'linear');
    otherwise
      error('MATLAB:grouptransform:Method', 'Unknown method ''%s''.', char(method));
  end
end
