function mustBeRow(x)
  if ~(isrow(x))
    error('MATLAB:validators:mustBeRow', 'mustBeRow: the value must be a row vector; found a %s %s', strjoin(cellstr(num2str(size(x).')).', 'x'), class(x));
  end
end
