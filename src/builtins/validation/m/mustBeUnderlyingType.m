function mustBeUnderlyingType(x, names)
  names = cellstr(names);
  if ~any(strcmp(underlyingType(x), names))
    error('MATLAB:validators:mustBeUnderlyingType', 'Value must have one of the following underlying types: %s.', quoted_choices(names));
  end
end
