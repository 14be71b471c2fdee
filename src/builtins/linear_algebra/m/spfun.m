function R = spfun(f, S)
  if ischar(f) || isstring(f)
    f = str2func(char(f));
  end
  if ~isa(f, 'function_handle')
    error('MATLAB:spfun:InvalidFunction', 'spfun: expected a function, found %s', class(f));
  end
  [i, j, v] = find(S);
  R = sparse(i, j, f(v(:)), size(S, 1), size(S, 2));
end
