function x = full(x)
  if ~(isnumeric(x) || islogical(x) || ischar(x))
    error('MATLAB:full:InvalidInput', 'full: expected a matrix, found %s', class(x));
  end
  if issparse(x)
    x = sparse_as(x, false);
  end
end
