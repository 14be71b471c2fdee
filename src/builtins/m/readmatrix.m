function A = readmatrix(path, varargin)
  % Lines at the start that are not numbers are a heading; fields that are not numbers are NaN.
  text = strrep(fileread(path), sprintf('\r'), '');
  lines = strsplit(text, sprintf('\n'));
  lines = lines(~cellfun(@(l) isempty(strtrim(l)), lines));
  separator = '';
  skip = [];
  for k = 1:2:numel(varargin) - 1
    switch lower(char(varargin{k}))
      case 'delimiter', separator = sprintf(char(varargin{k + 1}));
      case 'numheaderlines', skip = varargin{k + 1};
    end
  end
  if isempty(separator)
    separator = ' ';
    for mark = [',', ';', sprintf('\t')]
      if any(cellfun(@(l) any(l == mark), lines))
        separator = mark;
        break;
      end
    end
  end
  rows = cell(numel(lines), 1);
  for k = 1:numel(lines)
    if separator == ' '
      parts = strsplit(strtrim(lines{k}));
    else
      parts = strsplit(lines{k}, separator);
    end
    rows{k} = str2double(parts);
  end
  if isempty(skip)
    skip = find(cellfun(@(r) any(~isnan(r)), rows), 1) - 1;
    if isempty(skip)
      skip = 0;
    end
  end
  rows = rows(skip + 1:end);
  A = NaN(numel(rows), max([0; cellfun(@numel, rows)]));
  for k = 1:numel(rows)
    A(k, 1:numel(rows{k})) = rows{k};
  end
end
