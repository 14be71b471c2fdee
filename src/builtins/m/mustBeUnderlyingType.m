function mustBeUnderlyingType(x, names)
  if nargin < 2
    error('MATLAB:minrhs', 'mustBeUnderlyingType: expected a value and names of classes');
  end
  names = cellstr(names);
  if ~any(strcmp(underlyingType(x), names))
    error('MATLAB:validators:mustBeUnderlyingType', 'mustBeUnderlyingType: the elements must be of class %s; found %s', strjoin(names, ' or '), class(x));
  end
end
