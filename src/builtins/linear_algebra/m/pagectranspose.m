function A = pagectranspose(A)
  A = conj(permute(A, [2, 1, 3:ndims(A)]));
end
