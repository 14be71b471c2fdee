function X = dlyap(A, B, C, E)
  narginchk(2, 4);
  square(A);
  if nargin == 3
    % A * X * B - X + C = 0.
    square(B);
    if size(C, 1) ~= size(A, 1) || size(C, 2) ~= size(B, 1)
      error('Control:foundation:Lyapunov1', 'dlyap: the sizes of the matrices do not agree');
    end
    X = solved(A, B, C);
    return;
  end
  if ~isequal(size(A), size(B))
    error('Control:foundation:Lyapunov1', 'dlyap: the sizes of the matrices do not agree');
  end
  if nargin == 4
    % A * X * A' - E * X * E' + Q = 0.
    if ~isempty(C) || ~isequal(size(E), size(A))
      error('Control:foundation:Lyapunov2', 'dlyap: expected dlyap(A, Q, [], E) with matrices of the same size');
    end
    A = E \ A;
    B = E \ B / E';
  end
  X = solved(A, A', B);
  if ishermitian(B)
    X = (X + X') / 2;
  end
end

function X = solved(A, B, C)
  % With triangular matrices the columns follow from each other: Golub and Van Loan, Matrix Computations, section 7.6.3.
  [U, S] = schur(A, 'complex');
  [V, T] = schur(B, 'complex');
  F = U' * C * V;
  Y = zeros(size(C));
  one = eye(size(A, 1));
  for k = 1:size(B, 1)
    Y(:, k) = (one - T(k, k) * S) \ (F(:, k) + S * (Y(:, 1:k - 1) * T(1:k - 1, k)));
  end
  X = U * Y * V';
  if isreal(A) && isreal(B) && isreal(C)
    X = real(X);
  end
end

function square(A)
  if ~isnumeric(A) || ~ismatrix(A) || size(A, 1) ~= size(A, 2)
    error('Control:foundation:Lyapunov3', 'dlyap: expected square matrices');
  end
end
