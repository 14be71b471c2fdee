function f = imagefunction(name, f, extra)
  % An expression has `extra` parameters besides x.
  if ischar(f) || isstring(f)
    f = fcnchk(f, extra);
  elseif ~isa(f, 'function_handle')
    error(['images:', name, ':invalidFunction'], '%s: expected a function, found %s', name, class(f));
  end
end
