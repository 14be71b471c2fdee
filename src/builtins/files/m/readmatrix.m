function A = readmatrix(path, varargin)
  type = 'double';
  plain = true;
  several = {};
  for k = numel(varargin) - 1:-2:1
    name = lower(char(varargin{k}));
    if strcmp(name, 'outputtype')
      type = lower(char(varargin{k + 1}));
      varargin(k:k + 1) = [];
    elseif strcmp(name, 'delimiter') && (iscell(varargin{k + 1}) || isstring(varargin{k + 1}))
      several = cellstr(varargin{k + 1});
      varargin(k:k + 1) = [];
      if isscalar(several)
        varargin(end + 1:end + 2) = {'Delimiter', several{1}};
        several = {};
      end
    else
      plain = plain && any(strcmp(name, {'delimiter', 'numheaderlines', 'range', 'filetype', 'encoding'}));
    end
  end
  is_number = any(strcmp(type, {'double', 'single', 'int8', 'int16', 'int32', 'int64', 'uint8', 'uint16', 'uint32', 'uint64'}));
  if ~is_number && ~any(strcmp(type, {'string', 'char', 'logical', 'datetime', 'duration', 'categorical'}))
    error('MATLAB:readmatrix:OutputType', 'readmatrix: there is no output of the type ''%s''', type);
  end
  if is_workbook(path) && (is_number || strcmp(type, 'logical'))
    A = cast_to(numbers_of_sheet(path, varargin), type);
    return;
  end
  if ~isempty(several) && (is_number || strcmp(type, 'logical'))
    A = cast_to(between_several(path, several, varargin), type);
    return;
  end
  if plain && (is_number || strcmp(type, 'logical'))
    A = cast_to(textnumbers(path, varargin{:}), type);
    return;
  end
  T = readtable(path, varargin{:});
  columns = cell(1, width(T));
  for k = 1:width(T)
    x = T.(k);
    if is_number || strcmp(type, 'logical')
      if iscell(x)
        x = str2double(x);
      elseif ~isnumeric(x)
        x = NaN(size(x));
      end
      columns{k} = cast_to(x, type);
    else
      columns{k} = of_type(x, type);
    end
  end
  A = [columns{:}];
  if isempty(columns)
    A = [];
  end
end

% The numbers of a sheet, below the rows at its start that have none.
function A = numbers_of_sheet(path, options)
  sheet = 1;
  range = '';
  for k = 1:2:numel(options) - 1
    switch lower(char(options{k}))
      case 'sheet'
        sheet = options{k + 1};
      case 'range'
        range = options{k + 1};
    end
  end
  [~, ~, cells] = xlsread(path, sheet, range);
  A = NaN(size(cells));
  is_number = cellfun(@(x) isnumeric(x) || islogical(x), cells);
  A(is_number) = cellfun(@double, cells(is_number));
  first = find(any(~isnan(A), 2), 1);
  if isempty(range) && ~isempty(first)
    A = A(first:end, :);
  end
end

function A = cast_to(A, type)
  if strcmp(type, 'logical')
    A = A ~= 0 & ~isnan(A);
  elseif ~strcmp(type, 'double')
    A = cast(A, type);
  end
end

function y = of_type(x, type)
  switch type
    case {'string', 'char'}
      y = string(x);
      y(y == "") = string(NaN);
      if strcmp(type, 'char')
        y(ismissing(y)) = "";
        y = cellstr(y);
      end
    case 'categorical'
      y = categorical(x);
    case 'datetime'
      y = x;
      if ~isdatetime(x)
        y = NaT(size(x));
      end
    otherwise
      y = x;
      if ~isduration(x)
        y = seconds(NaN(size(x)));
      end
  end
end

% Numbers between any of several texts; lines at the start that hold none are a heading.
function A = between_several(path, marks, args)
  [~, order] = sort(cellfun(@numel, marks), 'descend');
  marks = cellfun(@(mark) regexptranslate('escape', sprintf(mark)), marks(order), 'UniformOutput', false);
  lines = cellstr(readlines(path));
  heading = 0;
  for k = 1:2:numel(args) - 1
    if strcmpi(args{k}, 'NumHeaderLines')
      heading = args{k + 1};
    end
  end
  lines = lines(heading + 1:end);
  lines = lines(~cellfun(@(line) isempty(strtrim(line)), lines));
  parts = cellfun(@(line) str2double(regexp(line, strjoin(marks, '|'), 'split')), lines, 'UniformOutput', false);
  while heading == 0 && ~isempty(parts) && all(isnan(parts{1}))
    parts(1) = [];
  end
  A = NaN(numel(parts), max([0; cellfun(@numel, parts)]));
  for k = 1:numel(parts)
    A(k, 1:numel(parts{k})) = parts{k};
  end
end
