function R = spfun(f, S)
  if ischar(f) || isstring(f)
    f = str2func(char(f));
  end
  if ~isa(f, 'function_handle')
    error('MATLAB:spfun:InvalidFunction', 'spfun: expected a function, found %s', class(f));
  end
  at = full(S ~= 0);
  v = f(nonzeros(S));
  R = zeros(size(S), class(v));
  R(at) = v;
  R = sparse(R);
end
