function R = lyapchol(A, B, E)
  % S. J. Hammarling, Numerical solution of the stable, non-negative definite Lyapunov equation, 1982.
  if ~isnumeric(A) || ~ismatrix(A) || size(A, 1) ~= size(A, 2) || ~isnumeric(B) || size(B, 1) ~= size(A, 1)
    error('Control:foundation:Lyapunov3', 'lyapchol: expected a square matrix and one with as many rows');
  end
  if nargin > 2 && ~isempty(E)
    if ~isequal(size(E), size(A))
      error('Control:foundation:Lyapunov2', 'lyapchol: expected matrices of the same size');
    end
    A = E \ A;
    B = E \ B;
  end
  n = size(A, 1);
  if any(real(eig(A)) >= 0)
    error('Control:foundation:LyapChol1', 'lyapchol: expected a stable matrix');
  end
  % In the basis of Schur the rows of the factor come from the last one up, without a product that loses digits.
  [Q, T] = schur(complex(A), 'complex');
  [~, L] = qr((Q' * B)', 0);
  L = [L; zeros(max(n - size(L, 1), 0), n)];
  L = L(1:n, :)';
  % T * X + X * T' + L * L' = 0 with X = U * U', U upper triangular.
  U = zeros(n);
  for k = n:-1:1
    len = norm(L(k, :));
    root = sqrt(-2 * real(T(k, k)));
    U(k, k) = len / root;
    if U(k, k) > 0
      g = L(k, :)' / len;
      above = 1:k - 1;
      right = -(T(above, k) * U(k, k) + L(above, :) * g * root);
      U(above, k) = (T(above, above) + conj(T(k, k)) * eye(k - 1)) \ right;
      % What is left has the rest of the right-hand side.
      L(above, :) = L(above, :) - root * U(above, k) * g';
    end
    L(k, :) = 0;
  end
  X = Q * U;
  [~, R] = qr(X', 0);
  if isreal(A) && isreal(B)
    [~, R] = qr([real(X), imag(X)]', 0);
    R = real(R);
  end
  signs = sign(real(diag(R)));
  signs(signs == 0) = 1;
  R = signs .* R;
end
