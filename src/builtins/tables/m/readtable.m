function t = readtable(path, varargin)
  options = table_options(struct('Delimiter', '', 'ReadVariableNames', -1, 'ReadRowNames', false, 'HeaderLines', 0, ...
    'NumHeaderLines', 0, 'TextType', 'char', 'VariableNamingRule', 'modify', 'PreserveVariableNames', false, ...
    'FileType', 'text', 'Format', 'auto', 'TreatAsMissing', {{}}, 'DatetimeType', 'datetime'), varargin);
  lines = max(options.HeaderLines, options.NumHeaderLines);
  [columns, names] = delimited_columns(char(path), delimiter_sign(options.Delimiter), lines, double(options.ReadVariableNames));
  empty = cellfun('isempty', names);
  names(empty) = arrayfun(@(k) sprintf('Var%d', k), find(empty), 'UniformOutput', false);
  if strcmpi(options.VariableNamingRule, 'modify') && ~options.PreserveVariableNames
    names = matlab.lang.makeValidName(names);
  end
  names = matlab.lang.makeUniqueStrings(names);
  for k = 1:numel(columns)
    if iscell(columns{k})
      columns{k} = texts_as(columns{k}, options);
    end
  end
  if options.ReadRowNames && ~isempty(columns)
    rows = columns{1};
    if isnumeric(rows)
      rows = cellstr(string(rows));
    end
    t = table.of(columns(2:end), names(2:end), cellstr(rows), numel(rows));
    t.Properties.DimensionNames{1} = names{1};
  else
    t = table.of(columns, names);
  end
end

function x = texts_as(x, options)
  if ~isempty(options.TreatAsMissing)
    x(ismember(x, cellstr(options.TreatAsMissing))) = {''};
    numbers = str2double(x);
    if all(~isnan(numbers) | cellfun('isempty', x))
      x = numbers;
      return;
    end
  end
  filled = x(~cellfun('isempty', x));
  if strcmpi(options.DatetimeType, 'datetime') && ~isempty(filled) && ~isempty(regexp(filled{1}, '^\d{4}-\d\d-\d\d|^\d\d-\w{3}-\d{4}|^\d\d?/\d\d?/\d{4}', 'once'))
    try
      x = datetime(x);
      return;
    catch
      % Texts that look like dates and are none stay texts.
    end
  end
  if strcmpi(options.TextType, 'string')
    x = string(x);
  end
end
