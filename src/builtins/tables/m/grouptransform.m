function t = grouptransform(t, grouping, method, vars)
  must_be_table(t);
  columns = parts_of(t);
  at = variable_places(t, grouping);
  if nargin > 3
    data = variable_places(t, vars);
  else
    data = setdiff(1:width(t), at, 'stable');
  end
  [g, first] = table.groups_of(columns(at), height(t));
  groups = rows_by_group(g, numel(first));
  for j = data
    x = columns{j};
    y = x;
    for k = 1:numel(groups)
      one = x(groups{k}, :);
      y(groups{k}, :) = transformed(one, method) + zeros(size(one));
    end
    t.(j) = y;
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
