function [C, position] = textscan(source, varargin)
  format = '';
  if ~isempty(varargin) && (ischar(varargin{1}) || isstring(varargin{1}) && isscalar(varargin{1}))
    format = char(varargin{1});
  end
  of_file = isnumeric(source) && isscalar(source) && any(source == fopen('all'));
  if of_file
    start = ftell(source);
  end
  if isempty(regexp(format, '%\*?[\d.]*(\{[^}]*\})?[DTC]', 'once'))
    [C, position] = scan_columns(source, varargin{:});
    if of_file
      position = stopped(source, start + position);
    end
    return;
  end
  % Dates, durations and categories are read as texts first; then columns of one class come together.
  collect = false;
  k = 2;
  while k < numel(varargin)
    if (ischar(varargin{k}) || isstring(varargin{k})) && strcmpi(varargin{k}, 'CollectOutput')
      collect = logical(varargin{k + 1});
      varargin(k:k + 1) = [];
    else
      k = k + 1;
    end
  end
  [C, position] = scan_columns(source, varargin{:});
  if of_file
    position = stopped(source, start + position);
  end
  conversions = regexp(strrep(format, '%%', ''), '%(\*?)[\d.]*(\{[^}]*\})?(\[\^?\]?[^\]]*\]|[a-zA-Z])', 'tokens');
  column = 0;
  for k = 1:numel(conversions)
    [skipped, written, letter] = conversions{k}{:};
    if ~isempty(skipped)
      continue;
    end
    column = column + 1;
    C{column} = meant(C{column}, letter, written(2:end - 1));
  end
  if collect
    C = collected(C);
  end
end

% A file is read on from where this has stopped; at its end that is told.
function position = stopped(fid, position)
  fseek(fid, 0, 'eof');
  if ftell(fid) > position
    fseek(fid, position, 'bof');
  else
    fread(fid, 1);
  end
end

function x = meant(texts, letter, format)
  switch letter
    case 'D'
      if isempty(format)
        x = datetime(cellstr(texts));
      else
        x = datetime(cellstr(texts), 'InputFormat', format, 'Format', format);
      end
    case 'T'
      if isempty(format)
        x = duration(cellstr(texts));
      else
        x = duration(cellstr(texts), 'InputFormat', format, 'Format', format);
      end
    case 'C'
      x = categorical(cellstr(texts));
    otherwise
      x = texts;
  end
end

% Neighbouring columns of one class and length side by side.
function out = collected(C)
  out = C(1);
  for k = 2:numel(C)
    if strcmp(class(C{k}), class(out{end})) && size(C{k}, 1) == size(out{end}, 1)
      out{end} = [out{end}, C{k}];
    else
      out{end + 1} = C{k};
    end
  end
end
