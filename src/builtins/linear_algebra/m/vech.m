function v = vech(A)
  if size(A, 1) ~= size(A, 2)
    error('MATLAB:square', 'vech: expected a square matrix');
  end
  v = A(tril(true(size(A, 1))));
  v = v(:);
end
