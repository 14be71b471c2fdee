function mustBeMatrix(x)
  if ~(ismatrix(x))
    error('MATLAB:validators:mustBeMatrix', 'Value must be a matrix.');
  end
end
