% Puts cells on a sheet of a workbook as options say: Sheet, Range and WriteMode.
function write_sheet(name, path, cells, sheet, range, mode)
  path = char(path);
  if isempty(sheet)
    sheet = 1;
  elseif ~isnumeric(sheet)
    sheet = char(sheet);
  end
  at = range_of_cells(name, range);
  if strcmpi(mode, 'append') && isfile(path)
    at(1) = size(sheetcells(path, sheet), 1) + 1;
  end
  for k = 1:numel(cells)
    x = cells{k};
    if ~(ischar(x) || isnumeric(x) || islogical(x)) && ~isempty(x) && ~any(ismissing(x))
      cells{k} = char(x);
    elseif isstring(x)
      cells{k} = '';
    end
  end
  tosheet(path, cells, sheet, at(1), at(2), strcmpi(mode, 'replacefile'));
end
