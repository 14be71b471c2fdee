function mustBeA(x, names)
  if nargin < 2
    error('MATLAB:minrhs', 'mustBeA: expected a value and names of classes');
  end
  names = cellstr(names);
  if ~any(cellfun(@(name) isa(x, name), names))
    error('MATLAB:validators:mustBeA', 'mustBeA: the value must be of class %s; found %s', strjoin(names, ' or '), class(x));
  end
end
