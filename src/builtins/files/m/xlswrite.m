function status = xlswrite(file, A, sheet, range)
  if nargin < 3 || isempty(sheet)
    sheet = 1;
  end
  if nargin < 4
    range = 'A1';
    if (ischar(sheet) || isstring(sheet)) && ~isempty(regexp(sheet, '^[A-Za-z]{1,3}\d+(:[A-Za-z]{1,3}\d+)?$', 'once'))
      % The third argument may be the range.
      range = sheet;
      sheet = 1;
    end
  end
  if isnumeric(A) || islogical(A)
    A = num2cell(A);
  elseif ischar(A) || isstring(A)
    A = cellstr(A);
  elseif ~iscell(A)
    error('MATLAB:xlswrite:InputClass', 'xlswrite: expected a matrix or a cell array, found %s', class(A));
  end
  file = char(file);
  [~, ~, extension] = fileparts(file);
  if isempty(extension)
    file = [file '.xlsx'];
  end
  at = range_of_cells('xlswrite', char(range));
  if ~isnumeric(sheet)
    sheet = char(sheet);
  end
  rows = min(size(A, 1), at(3) - at(1) + 1);
  cols = min(size(A, 2), at(4) - at(2) + 1);
  if ~contains(range, ':')
    rows = size(A, 1);
    cols = size(A, 2);
  end
  tosheet(file, A(1:rows, 1:cols), sheet, at(1), at(2), false);
  status = true;
end
