function f = imagefunction(name, f)
  if ischar(f) || isstring(f)
    f = str2func(char(f));
  elseif ~isa(f, 'function_handle')
    error(['images:', name, ':invalidFunction'], '%s: expected a function, found %s', name, class(f));
  end
end
