function mustBeNumeric(x)
  if ~(isnumeric(x))
    error('MATLAB:validators:mustBeNumeric', 'Value must be numeric.');
  end
end
