function c = readcell(path, varargin)
  options = table_options(struct('Delimiter', '', 'NumHeaderLines', 0, 'HeaderLines', 0, 'FileType', 'text', ...
    'TextType', 'char', 'DatetimeType', 'datetime', 'Range', [], 'Sheet', [], 'UseExcel', false), varargin);
  at = range_of_cells('readcell', options.Range);
  lines = max([options.HeaderLines, options.NumHeaderLines, at(1) - 1]);
  between = delimiter_sign(options.Delimiter);
  text = {};
  if is_workbook(path)
    if isempty(options.Sheet)
      options.Sheet = 1;
    end
    between = ',';
    text = {sheettext(char(path), options.Sheet, isempty(options.Range))};
  end
  columns = delimited_columns(char(path), between, lines, 0, at(3) - at(1) + 1, at(2), at(4), text{:});
  c = cell(0, 0);
  if ~isempty(columns)
    c = cell(numel(columns{1}), numel(columns));
  end
  for k = 1:numel(columns)
    if iscell(columns{k})
      c(:, k) = values_of(columns{k}, options);
    else
      c(:, k) = num2cell(columns{k});
      % In a column of numbers an empty field is one that is not a number.
      c(isnan(columns{k}), k) = {string(NaN)};
    end
  end
end

% Numbers and dates that are written as such, other texts as they are; where there is nothing, a missing text.
function x = values_of(x, options)
  is_number = ~cellfun('isempty', regexp(x, '^\s*[-+]?((\d+\.?\d*|\.\d+)([eE][-+]?\d+)?|[iI]nf|[nN]a[nN])\s*$', 'once'));
  is_empty = cellfun('isempty', x);
  is_date = false(size(x));
  if strcmpi(options.DatetimeType, 'datetime')
    is_date = ~cellfun('isempty', regexp(x, '^\d{4}-\d\d-\d\d|^\d\d-\w{3}-\d{4}|^\d\d?/\d\d?/\d{4}', 'once'));
  end
  as_string = strcmpi(options.TextType, 'string');
  for k = 1:numel(x)
    if is_number(k)
      x{k} = str2double(x{k});
    elseif is_empty(k)
      x{k} = string(NaN);
    elseif is_date(k)
      try
        x{k} = datetime(x{k});
      catch
        % A text that looks like a date and is none stays a text.
        is_date(k) = false;
      end
    end
    if as_string && ischar(x{k})
      x{k} = string(x{k});
    end
  end
end
