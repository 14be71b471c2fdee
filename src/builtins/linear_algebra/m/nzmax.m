function n = nzmax(S)
  n = numel(S);
  if issparse(S)
    n = nnz(S);
  end
end
