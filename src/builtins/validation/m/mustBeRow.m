function mustBeRow(x)
  if ~(isrow(x))
    error('MATLAB:validators:mustBeRow', 'Value must be a row vector.');
  end
end
