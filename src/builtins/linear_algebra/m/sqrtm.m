function [X, residual] = sqrtm(A)
  if ~isnumeric(A) || ndims(A) > 2 || size(A, 1) ~= size(A, 2)
    error('MATLAB:square', 'sqrtm: expected a square numeric matrix');
  end
  n = size(A, 1);
  X = root(A, n);
  if nargout > 1
    residual = norm(A - X ^ 2, 'fro') / norm(A, 'fro');
  end
end

function X = root(A, n)
  if n == 0
    X = A;
    return;
  end
  if isdiag(A)
    X = diag(sqrt(diag(A)));
    return;
  end
  [U, T] = schur(A, 'complex');
  R = zeros(n, class(A));
  for j = 1:n
    R(j, j) = sqrt(T(j, j));
    for i = j - 1:-1:1
      k = i + 1:j - 1;
      denominator = R(i, i) + R(j, j);
      rest = T(i, j) - R(i, k) * R(k, j);
      if denominator == 0 && rest == 0
        R(i, j) = 0;
      else
        R(i, j) = rest / denominator;
      end
    end
  end
  X = U * R * U';
  if isreal(A) && norm(imag(X), 1) <= 10 * n * eps(class(A)) * norm(X, 1)
    X = real(X);
  end
end
