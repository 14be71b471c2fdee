function tf = isdiag(A)
  tf = (isnumeric(A) || islogical(A)) && ndims(A) == 2;
  if tf && ~isempty(A)
    outside = tril(A, -1) ~= 0 | triu(A, 1) ~= 0;
    tf = nnz(outside) == 0;
  end
end
