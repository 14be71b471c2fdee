% A table of columns, with the names that options say.
function t = named_table(columns, names, count, options)
  rows = {};
  dimensions = {};
  for k = 1:2:numel(options)
    switch lower(char(options{k}))
      case 'variablenames'
        names = reshape(cellstr(options{k + 1}), 1, []);
      case 'rownames'
        rows = options{k + 1};
      case 'dimensionnames'
        dimensions = options{k + 1};
      otherwise
        error('MATLAB:table:parseArgs:BadParamName', 'Invalid parameter name: %s.', char(options{k}));
    end
  end
  if numel(names) ~= numel(columns)
    error('MATLAB:table:IncorrectNumberOfVarNames', 'The VariableNames property must contain one name for each variable in the table.');
  end
  t = table.of(columns, names, rows, count);
  t.Properties.VariableNames = names;
  if ~isempty(dimensions)
    t.Properties.DimensionNames = dimensions;
  end
end
