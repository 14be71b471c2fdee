function [s, from] = stack(t, vars, varargin)
  must_be_table(t);
  options = table_options(struct('ConstantVariables', [], 'NewDataVariableName', '', 'IndexVariableName', ''), varargin);
  at = variable_places(t, vars);
  names = t.Properties.VariableNames;
  constant = setdiff(1:width(t), at, 'stable');
  if ~isempty(options.ConstantVariables)
    constant = variable_places(t, options.ConstantVariables);
  end
  n = height(t);
  k = numel(at);
  from = repelem((1:n)', k);
  if isempty(options.NewDataVariableName)
    options.NewDataVariableName = strjoin(names(at), '_');
  end
  if isempty(options.IndexVariableName)
    options.IndexVariableName = [char(options.NewDataVariableName), '_Indicator'];
  end
  columns = parts_of(t);
  data = vertcat(columns{at});
  data = data(reshape(reshape(1:n * k, n, k).', [], 1), :);
  s = t(from, constant);
  s.Properties.RowNames = {};
  s.(char(options.IndexVariableName)) = categorical(repmat((1:k)', n, 1), 1:k, names(at));
  s.(char(options.NewDataVariableName)) = data;
end
