function A = dlmread(path, separator, row, column)
  text = fileread(path);
  if nargin < 2
    separator = '';
  end
  if nargin > 1 && isnumeric(separator)
    % dlmread(path, row, column)
    column = row;
    row = separator;
    separator = '';
    skip = [row, column];
  elseif nargin > 2
    skip = [row, column];
  else
    skip = [0, 0];
  end
  lines = strsplit(strrep(text, sprintf('\r'), ''), sprintf('\n'));
  if ~isempty(lines) && isempty(lines{end})
    lines(end) = [];
  end
  lines = lines(skip(1) + 1:end);
  if isempty(separator)
    separator = ' ';
    for k = 1:numel(lines)
      found = intersect(lines{k}, [',;:', sprintf('\t')]);
      if ~isempty(found)
        separator = found(1);
        break;
      end
    end
  else
    separator = sprintf(separator);
  end
  A = [];
  at = 0;
  for k = 1:numel(lines)
    if isempty(strtrim(lines{k}))
      continue;
    end
    at = at + 1;
    if separator == ' '
      parts = strsplit(strtrim(lines{k}));
    else
      parts = strsplit(lines{k}, separator);
    end
    values = str2double(parts);
    values(cellfun(@isempty, parts)) = 0;
    A(at, 1:numel(values)) = values;
  end
  A = A(:, skip(2) + 1:end);
end
