function tf = istril(A)
  tf = (isnumeric(A) || islogical(A)) && ndims(A) == 2;
  if tf && ~isempty(A)
    above = triu(A, 1) ~= 0;
    tf = nnz(above) == 0;
  end
end
