function theta = subspace(A, B)
  % The largest principal angle, by its sine and its cosine: Bjorck and Golub, Mathematics of Computation 27 (1973).
  if ~ismatrix(A) || ~ismatrix(B)
    error('MATLAB:subspace:inputMustBe2D', 'subspace: expected two matrices');
  end
  if size(A, 1) ~= size(B, 1)
    error('MATLAB:subspace:InputSizeMismatch', 'subspace: the matrices must have as many rows as each other');
  end
  wide = orth(A);
  thin = orth(B);
  if size(wide, 2) < size(thin, 2)
    [wide, thin] = deal(thin, wide);
  end
  cosines = wide' * thin;
  theta = atan2(norm(thin - wide * cosines), min([1; svd(cosines)]));
end
