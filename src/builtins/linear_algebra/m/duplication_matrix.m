function D = duplication_matrix(n)
  % D * vech(A) = vec(A) for symmetric A: Magnus and Neudecker, SIAM J. Alg. Disc. Meth. 1 (1980).
  if ~isscalar(n) || n < 1 || n ~= fix(n)
    error('MATLAB:duplication_matrix:badSize', 'duplication_matrix: the size must be a positive integer');
  end
  places = zeros(n);
  lower = tril(true(n));
  places(lower) = 1:nnz(lower);
  I = eye(nnz(lower));
  D = I(places + tril(places, -1).', :);
end
