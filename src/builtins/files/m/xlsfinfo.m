function [type, sheets, format] = xlsfinfo(file)
  sheets = reshape(sheetlist(char(file)), 1, []);
  type = 'Microsoft Excel Spreadsheet';
  format = 'xlOpenXMLWorkbook';
end
