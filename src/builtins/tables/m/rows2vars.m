function r = rows2vars(t, varargin)
  must_be_table(t);
  names = t.Properties.VariableNames;
  new = t.Properties.RowNames;
  for k = 1:2:numel(varargin)
    if strcmpi(varargin{k}, 'VariableNamesSource')
      at = variable_places(t, varargin{k + 1});
      new = cellstr(t.(at));
      t(:, at) = [];
      names(at) = [];
    end
  end
  if isempty(new)
    new = arrayfun(@(k) sprintf('Var%d', k), (1:height(t))', 'UniformOutput', false);
  end
  columns = cell(1, height(t));
  try
    x = t{:, :};
    for k = 1:height(t)
      columns{k} = x(k, :).';
    end
  catch
    c = table2cell(t);
    for k = 1:height(t)
      columns{k} = c(k, :).';
    end
  end
  r = table.of([{names(:)}, columns], [{'OriginalVariableNames'}, reshape(new, 1, [])], {}, numel(names));
end
