function r = sprank(A)
  if ~(isnumeric(A) || islogical(A)) || ~ismatrix(A)
    error('MATLAB:sprank:InvalidMatrix', 'sprank: expected a matrix, found %s', class(A));
  end
  r = nnz(bipartitematching(A ~= 0));
end
