function o = factoroptions(name, given, o)
  % The fields of a struct of options in the place of defaults.
  if ~isstruct(given) || ~isscalar(given)
    error(['MATLAB:', name, ':InvalidOptions'], '%s: expected a struct of options, found %s', name, class(given));
  end
  known = fieldnames(o);
  fields = fieldnames(given);
  for k = 1:numel(fields)
    at = find(strcmpi(fields{k}, known));
    if isempty(at)
      error(['MATLAB:', name, ':UnknownOption'], '%s: there is no option ''%s''', name, fields{k});
    end
    value = given.(fields{k});
    if isstring(value)
      value = char(value);
    end
    o.(known{at}) = value;
  end
end
