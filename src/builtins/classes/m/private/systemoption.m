function sys = systemoption(constructor, sys, name, value, names)
  % A property that a constructor is told, by its name or the begin of it.
  at = find(strcmpi(name, names));
  if isempty(at)
    at = find(strncmpi(name, names, numel(name)));
  end
  if ~isscalar(at)
    error('Control:ltiobject:property', '%s: there is no property ''%s'' here', constructor, name);
  end
  sys.(names{at}) = value;
end
