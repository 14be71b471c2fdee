function Y = logm(A, options)
  if ~isnumeric(A) || ndims(A) > 2 || size(A, 1) ~= size(A, 2)
    error('MATLAB:square', 'logm: expected a square numeric matrix');
  end
  if isempty(A)
    Y = A;
    return;
  end
  if isscalar(A)
    Y = log(A);
    return;
  end
  if isdiag(A)
    Y = diag(log(diag(A)));
    return;
  end
  n = size(A, 1);
  [U, T] = schur(A, 'complex');
  e = diag(T);
  real_result = isreal(A) && all(real(e) > 0 | abs(imag(e)) > eps * abs(e));
  % Square roots until the matrix is near the identity, then Gauss-Legendre quadrature of the integral form.
  k = 0;
  while norm(T - eye(n), 1) > 0.25 && k < 100
    T = sqrtm(T);
    k = k + 1;
  end
  X = T - eye(n);
  m = 8;
  beta = 0.5 ./ sqrt(1 - (2 * (1:m - 1)) .^ -2);
  [V, D] = eig(diag(beta, 1) + diag(beta, -1));
  nodes = (diag(D) + 1) / 2;
  weights = V(1, :).' .^ 2;
  L = zeros(n);
  for j = 1:m
    L = L + weights(j) * ((eye(n) + nodes(j) * X) \ X);
  end
  Y = U * (2 ^ k * L) * U';
  if real_result && norm(imag(Y), 1) <= 1e-8 * norm(Y, 1)
    Y = real(Y);
  end
end
