function opts = detectImportOptions(path, varargin)
  t = readtable(path, varargin{:});
  header = 0;
  delimiter = '';
  own = {'CommentStyle', 'ConsecutiveDelimitersRule', 'LeadingDelimitersRule', 'TrailingDelimitersRule', 'EmptyLineRule', ...
    'MissingRule', 'ImportErrorRule', 'ExtraColumnsRule', 'VariableNamingRule', 'Encoding'};
  opts = matlab.io.text.DelimitedTextImportOptions();
  names_line = [];
  data_lines = [];
  string_type = 'char';
  for k = 1:2:numel(varargin) - 1
    name = char(varargin{k});
    at = strcmpi(name, own);
    if any(at)
      opts.(own{at}) = varargin{k + 1};
    end
    switch lower(name)
      case {'numheaderlines', 'headerlines'}, header = varargin{k + 1};
      case 'delimiter', delimiter = varargin{k + 1};
      case 'variablenamesline', names_line = varargin{k + 1};
      case 'datalines', data_lines = varargin{k + 1};
      case 'texttype', string_type = char(varargin{k + 1});
    end
  end
  if isempty(delimiter) && is_workbook(path)
    delimiter = ',';
  elseif isempty(delimiter)
    delimiter = found_delimiter(path, header);
  end
  opts.Delimiter = cellstr(delimiter);
  types = cell(1, width(t));
  for k = 1:width(t)
    types{k} = class(t.(k));
    if iscell(t.(k))
      types{k} = string_type;
    end
  end
  opts.VariableNames = t.Properties.VariableNames;
  opts.VariableTypes = types;
  if isempty(names_line)
    % Without names there is a row more.
    bare = readtable(path, varargin{:}, 'ReadVariableNames', false);
    names_line = (header + 1) * (height(bare) > height(t));
  end
  if isempty(data_lines)
    data_lines = [max(names_line, header) + 1, Inf];
  end
  opts.VariableNamesLine = names_line;
  opts.DataLines = data_lines;
end

% The sign of those usual that the first line has most of.
function sign = found_delimiter(path, header)
  lines = strsplit(fileread(path), newline);
  line = lines{min(header + 1, numel(lines))};
  signs = {',', sprintf('\t'), ';', '|'};
  counts = cellfun(@(s) sum(line == s), signs);
  [most, at] = max(counts);
  if most > 0
    sign = signs{at};
  elseif any(line == ' ')
    sign = ' ';
  else
    sign = ',';
  end
end
