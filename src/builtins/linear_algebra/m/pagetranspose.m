function A = pagetranspose(A)
  A = permute(A, [2, 1, 3:ndims(A)]);
end
