function c = table2cell(t)
  must_be_table(t);
  columns = parts_of(t);
  c = cell(height(t), 0);
  for k = 1:numel(columns)
    x = columns{k};
    if iscell(x)
      c = [c, x];
    elseif iscolumn(x) && (isnumeric(x) || islogical(x) || isstring(x))
      c = [c, num2cell(x)];
    else
      n = size(x, 1);
      rows = cell(n, 1);
      for j = 1:n
        rows{j} = x(j, :);
      end
      c = [c, rows];
    end
  end
end
