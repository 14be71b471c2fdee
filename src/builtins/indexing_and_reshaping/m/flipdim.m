function B = flipdim(A, dim)
  B = flip(A, dim);
end
