function mustBeA(x, names)
  names = cellstr(names);
  if ~any(cellfun(@(name) isa(x, name), names))
    error('MATLAB:validators:mustBeA', 'Value must be one of the following types: %s.', quoted_choices(names));
  end
end
