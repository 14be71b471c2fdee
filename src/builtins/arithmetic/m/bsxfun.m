function c = bsxfun(f, a, b)
  if ! (ischar(f) || is_function_handle(f))
    error('bsxfun: F must be a string or function handle');
  end
  n = max(ndims(a), ndims(b));
  for k = 1:n
    if size(a, k) != size(b, k) && size(a, k) != 1 && size(b, k) != 1
      error('MATLAB:bsxfun:arrayDimensionsMustMatch', 'bsxfun: dimensions of A (%dx%d) and B (%dx%d) must match', rows(a), columns(a), rows(b), columns(b));
    end
  end
  c = feval(f, a, b);
end
