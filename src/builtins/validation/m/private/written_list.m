% The members of a set, a line each.
function text = written_list(valid)
  if isstring(valid)
    items = strcat('"', cellstr(valid(:)), '"');
  elseif ischar(valid)
    items = strcat('''', cellstr(valid), '''');
  elseif iscellstr(valid)
    items = strcat('''', valid(:), '''');
  elseif isnumeric(valid) || islogical(valid)
    items = arrayfun(@(x) num2str(x), valid(:), 'UniformOutput', false);
  else
    items = cellstr(valid);
  end
  text = ['    ', strjoin(reshape(items, 1, []), [newline, '    '])];
end
