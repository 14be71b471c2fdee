function tf = istriu(A)
  tf = (isnumeric(A) || islogical(A)) && ndims(A) == 2;
  if tf && ~isempty(A)
    below = tril(A, -1) ~= 0;
    tf = nnz(below) == 0;
  end
end
