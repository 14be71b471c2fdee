function mustBeValidVariableName(x)
  if ~((ischar(x) || isstring(x)) && isvarname(char(x)))
    error('MATLAB:validators:mustBeValidVariableName', 'Value must be a valid variable name.');
  end
end
