function t = readtable(path, varargin)
  if ~isempty(varargin) && isa(varargin{1}, 'matlab.io.text.DelimitedTextImportOptions')
    t = read_table(varargin{1}, path, varargin(2:end));
    return;
  end
  options = table_options(struct('Delimiter', '', 'ReadVariableNames', -1, 'ReadRowNames', false, 'HeaderLines', 0, ...
    'NumHeaderLines', 0, 'TextType', 'char', 'VariableNamingRule', 'modify', 'PreserveVariableNames', false, ...
    'FileType', 'text', 'Format', 'auto', 'TreatAsMissing', {{}}, 'DatetimeType', 'datetime', ...
    'DurationType', 'duration', 'DecimalSeparator', '.', 'ThousandsSeparator', '', 'Encoding', '', 'Range', [], ...
    'VariableNamesLine', [], 'DataLines', [], 'CommentStyle', '', 'ConsecutiveDelimitersRule', 'split', 'MultipleDelimsAsOne', false, ...
    'LeadingDelimitersRule', 'keep', 'TrailingDelimitersRule', 'keep', 'EmptyLineRule', 'skip', 'MissingRule', 'fill', ...
    'ImportErrorRule', 'fill', 'ExtraColumnsRule', 'addvars', 'ExpectedNumVariables', [], 'LineEnding', '', 'Whitespace', '', ...
    'DateLocale', '', 'HexType', 'auto', 'BinaryType', 'auto', 'EmptyValue', NaN, 'AllTexts', false, 'Sheet', [], 'UseExcel', false), varargin);
  lines = max(options.HeaderLines, options.NumHeaderLines);
  at = range_of_cells('readtable', options.Range);
  lines = max(lines, at(1) - 1);
  [between, text] = plain_text(char(path), options);
  named = double(options.ReadVariableNames);
  if ~isempty(text)
    text = {text};
    if ~isempty(options.VariableNamesLine) && options.VariableNamesLine > 0 || ~isempty(options.DataLines) && options.DataLines(1) > 1 && named < 0
      named = 1;
    end
  end
  if options.AllTexts && isempty(text)
    text = {fileread(path)};
  end
  if options.AllTexts
    text{2} = true;
  end
  [columns, names] = delimited_columns(char(path), between, lines, named, at(3) - at(1) + 1, at(2), at(4), text{:});
  if ~isempty(options.ExpectedNumVariables)
    count = options.ExpectedNumVariables;
    rows = 0;
    if ~isempty(columns)
      rows = numel(columns{1});
    end
    columns(numel(columns) + 1:count) = {NaN(rows, 1)};
    names(numel(names) + 1:count) = {''};
    columns(count + 1:end) = [];
    names(count + 1:end) = [];
  end
  empty = cellfun('isempty', names);
  names(empty) = arrayfun(@(k) sprintf('Var%d', k), find(empty), 'UniformOutput', false);
  if strcmpi(options.VariableNamingRule, 'modify') && ~options.PreserveVariableNames
    names = matlab.lang.makeValidName(names);
  end
  names = matlab.lang.makeUniqueStrings(names);
  for k = 1:numel(columns)
    if iscell(columns{k}) && ~options.AllTexts
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
  if ~isequaln(options.EmptyValue, NaN)
    for k = 1:width(t)
      if isnumeric(t.(k))
        t.(k)(isnan(t.(k))) = options.EmptyValue;
      end
    end
  end
  switch lower(char(options.MissingRule))
    case 'fill'
    case 'omitrow', t = rmmissing(t);
    case 'omitvar', t = rmmissing(t, 2);
    case 'error'
      if any(any(ismissing(t)))
        error('MATLAB:readtable:Missing', 'readtable: there are fields without a value');
      end
    otherwise
      error('MATLAB:readtable:MissingRule', 'readtable: expected fill, error, omitrow or omitvar');
  end
end

function x = texts_as(x, options)
  if ~isempty(options.TreatAsMissing)
    x(ismember(x, cellstr(options.TreatAsMissing))) = {''};
    numbers = str2double(x);
    % What has other signs than a point is looked at below.
    numbers(contains(x, ',')) = NaN;
    if all(~isnan(numbers) | cellfun('isempty', x))
      x = numbers;
      return;
    end
  end
  if ~strcmp(char(options.DecimalSeparator), '.') || ~isempty(char(options.ThousandsSeparator))
    numbers = numbers_with(x, char(options.DecimalSeparator), char(options.ThousandsSeparator));
    if all(~isnan(numbers) | cellfun('isempty', x))
      x = numbers;
      return;
    end
  end
  filled = x(~cellfun('isempty', x));
  if strcmpi(options.DatetimeType, 'datetime') && ~isempty(filled)
    form = form_of_date(filled{1});
    if ~isempty(form)
      try
        x = datetime(x);
        x.Format = form;
        return;
      catch
        % Texts that look like dates and are none stay texts.
      end
    end
  end
  if strcmpi(options.DurationType, 'duration') && ~isempty(filled) && ~any(cellfun('isempty', regexp(filled, '^\d+:\d\d:\d\d(\.\d+)?$', 'once')))
    x = duration(x);
    return;
  end
  if strcmpi(options.TextType, 'string')
    x = string(x);
  end
end

% The format in which a date is written, as it is shown; empty where it is none.
function form = form_of_date(text)
  forms = {'^\d{4}-\d\d-\d\d', 'uuuu-MM-dd'; '^\d\d-[A-Za-z]{3}-\d{4}', 'dd-MMM-uuuu'; '^\d\d?/\d\d?/\d{4}', 'MM/dd/uuuu'};
  form = '';
  for k = 1:size(forms, 1)
    [date, rest] = regexp(text, forms{k, 1}, 'match', 'split', 'once');
    if ~isempty(date)
      time = regexp(rest{2}, '^([T ]\s*)\d\d?:\d\d(:\d\d)?(\.\d+)?', 'tokens', 'once');
      form = forms{k, 2};
      if ~isempty(time)
        form = [form, strrep(time{1}, 'T', '''T'''), 'HH:mm'];
        if ~isempty(time{2})
          form = [form, ':ss'];
        end
        if ~isempty(time{3})
          form = [form, '.', repmat('S', 1, min(numel(time{3}) - 1, 9))];
        end
      end
      return;
    end
  end
end

% Texts as numbers with these signs before decimals and between thousands.
function x = numbers_with(texts, decimal, thousand)
  if ~isempty(thousand)
    texts = strrep(texts, thousand, '');
  end
  x = str2double(strrep(texts, decimal, '.'));
end
