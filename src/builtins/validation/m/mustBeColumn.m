function mustBeColumn(x)
  if ~(iscolumn(x))
    error('MATLAB:validators:mustBeColumn', 'Value must be a column vector.');
  end
end
