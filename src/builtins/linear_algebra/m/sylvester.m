function X = sylvester(A, B, C)
  if size(A, 1) ~= size(A, 2)
    error('MATLAB:square', 'sylvester: the first argument must be a square matrix');
  end
  if size(B, 1) ~= size(B, 2)
    error('MATLAB:square', 'sylvester: the second argument must be a square matrix');
  end
  if size(A, 1) ~= size(C, 1) || size(B, 1) ~= size(C, 2)
    error('MATLAB:dimagree', 'sylvester: matrix dimensions must agree');
  end
  [U, S] = schur(A, 'complex');
  [V, T] = schur(B, 'complex');
  F = U' * C * V;
  n = size(B, 1);
  Y = zeros(size(C), superiorfloat(A, B, C));
  for k = 1:n
    Y(:, k) = (S + T(k, k) * eye(size(A, 1))) \ (F(:, k) - Y(:, 1:k - 1) * T(1:k - 1, k));
  end
  X = U * Y * V';
  if isreal(A) && isreal(B) && isreal(C)
    X = real(X);
  end
  X = cast(X, class(Y));
end
