function mustBeA(x, names)
  names = cellstr(names);
  if ~any(cellfun(@(name) isa(x, name), names))
    error('MATLAB:validators:mustBeA', 'mustBeA: the value must be of class %s; found %s', strjoin(names, ' or '), class(x));
  end
end
