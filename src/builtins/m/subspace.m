function angle = subspace(A, B)
  if nargin ~= 2
    error('MATLAB:minrhs', 'subspace: expected two matrices');
  end
  if ndims(A) > 2 || ndims(B) > 2
    error('MATLAB:subspace:inputMustBe2D', 'subspace: expected two matrices');
  end
  if size(A, 1) ~= size(B, 1)
    error('MATLAB:subspace:InputSizeMismatch', 'subspace: the matrices must have as many rows as each other');
  end
  A = orth(A);
  B = orth(B);
  C = A' * B;
  s = min([1; svd(C)]);
  if s ^ 2 > 0.5
    if size(A, 2) >= size(B, 2)
      C = B - A * C;
    else
      C = A - B * C';
    end
    angle = asin(min(1, norm(C)));
  else
    angle = acos(s);
  end
end
