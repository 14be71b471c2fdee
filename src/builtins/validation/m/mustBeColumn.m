function mustBeColumn(x)
  if ~(iscolumn(x))
    error('MATLAB:validators:mustBeColumn', 'mustBeColumn: the value must be a column vector; found a %s %s', strjoin(cellstr(num2str(size(x).')).', 'x'), class(x));
  end
end
