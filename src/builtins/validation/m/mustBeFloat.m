function mustBeFloat(x)
  if ~(isfloat(x))
    error('MATLAB:validators:mustBeFloat', 'mustBeFloat: the value must be of class double or single; found a %s %s', strjoin(cellstr(num2str(size(x).')).', 'x'), class(x));
  end
end
