function tf = is_workbook(path)
  [~, ~, extension] = fileparts(char(path));
  tf = any(strcmpi(extension, {'.xlsx', '.xlsm', '.xltx', '.xltm', '.xls'}));
end
