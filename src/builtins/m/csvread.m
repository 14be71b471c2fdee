function A = csvread(path, row, column)
  if nargin < 3
    row = 0;
    column = 0;
  end
  A = dlmread(path, ',', row, column);
end
