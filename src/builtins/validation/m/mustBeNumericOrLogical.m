function mustBeNumericOrLogical(x)
  if ~(isnumeric(x) || islogical(x))
    error('MATLAB:validators:mustBeNumericOrLogical', 'Value must be numeric or logical.');
  end
end
