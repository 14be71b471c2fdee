function mustBeMatrix(x)
  if ~(ismatrix(x))
    error('MATLAB:validators:mustBeMatrix', 'mustBeMatrix: the value must be a matrix; found a %s %s', strjoin(cellstr(num2str(size(x).')).', 'x'), class(x));
  end
end
