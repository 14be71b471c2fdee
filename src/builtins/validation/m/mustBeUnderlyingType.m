function mustBeUnderlyingType(x, names)
  names = cellstr(names);
  if ~any(strcmp(underlyingType(x), names))
    error('MATLAB:validators:mustBeUnderlyingType', 'mustBeUnderlyingType: the elements must be of class %s; found %s', strjoin(names, ' or '), class(x));
  end
end
