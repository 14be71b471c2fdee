function f = searchfunction(name, fun)
  % A function to be searched, by its handle or name.
  if ischar(fun) || isstring(fun)
    fun = fcnchk(fun);
  end
  if ~isa(fun, 'function_handle')
    error(['MATLAB:', name, ':InvalidFUN'], '%s: expected a function handle, found %s', name, class(fun));
  end
  f = fun;
end
