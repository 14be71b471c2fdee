function s = table2struct(t, varargin)
  must_be_table(t);
  [columns, about] = parts_of(t);
  names = matlab.lang.makeValidName(about.VariableNames);
  if numel(varargin) > 1 && strcmpi(varargin{1}, 'ToScalar') && varargin{2}
    s = cell2struct(columns(:), names(:), 1);
    return;
  end
  c = cell(height(t), numel(columns));
  for k = 1:numel(columns)
    x = columns{k};
    for j = 1:size(x, 1)
      if iscell(x) && size(x, 2) == 1
        c{j, k} = x{j};
      else
        c{j, k} = x(j, :);
      end
    end
  end
  s = cell2struct(c, names(:), 2);
end
