function [num, txt, raw] = xlsread(file, sheet, range, varargin)
  if nargin < 2 || isempty(sheet)
    sheet = 1;
  end
  if nargin < 3
    range = '';
  end
  if (ischar(sheet) || isstring(sheet)) && isempty(range) && contains(sheet, ':')
    % The second argument may be the range.
    range = sheet;
    sheet = 1;
  end
  file = char(file);
  if ~isfile(file)
    [~, ~, extension] = fileparts(file);
    if isempty(extension) && isfile([file '.xlsx'])
      file = [file '.xlsx'];
    end
  end
  if isnumeric(sheet)
    raw = sheetcells(file, sheet);
  else
    raw = sheetcells(file, char(sheet));
  end
  if isempty(range)
    raw = without_margins(raw, ~cellfun('isempty', raw));
  else
    at = range_of_cells('xlsread', char(range));
    rows = at(1):min(at(3), max(size(raw, 1), at(1)));
    cols = at(2):min(at(4), max(size(raw, 2), at(2)));
    whole = cell(max([size(raw, 1), rows]), max([size(raw, 2), cols]));
    whole(1:size(raw, 1), 1:size(raw, 2)) = raw;
    raw = whole(rows, cols);
  end
  is_text = cellfun(@ischar, raw) & ~cellfun('isempty', raw);
  is_number = cellfun(@(x) isnumeric(x) && ~isempty(x) || islogical(x), raw);
  num = NaN(size(raw));
  num(is_number) = cellfun(@double, raw(is_number));
  num = without_margins(num, is_number);
  txt = repmat({''}, size(raw));
  txt(is_text) = raw(is_text);
  txt = without_margins(txt, is_text);
  raw(cellfun('isempty', raw)) = {NaN};
end

% The part of an array that reaches from the first to the last that is wanted.
function x = without_margins(x, wanted)
  rows = find(any(wanted, 2));
  cols = find(any(wanted, 1));
  if isempty(rows)
    x = x([], []);
  else
    x = x(rows(1):rows(end), cols(1):cols(end));
  end
end
