function mustBeValidVariableName(x)
  if ~((ischar(x) || isstring(x)) && isvarname(char(x)))
    error('MATLAB:validators:mustBeValidVariableName', 'mustBeValidVariableName: the value must be a valid variable name; found a %s %s', strjoin(cellstr(num2str(size(x).')).', 'x'), class(x));
  end
end
