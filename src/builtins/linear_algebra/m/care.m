function [X, L, G, report] = care(A, B, Q, varargin)
  narginchk(3, 6);
  [A, B, Q, R, S, E, plain] = riccati_arguments('care', A, B, Q, varargin);
  % The invariant subspace of the Hamiltonian matrix with the stable eigenvalues: Laub, IEEE Trans. Automatic Control 24, 1979.
  n = size(A, 1);
  At = A - B / R * S';
  H = [At, -B / R * B'; S / R * S' - Q, -At'];
  [U, T] = schur(H, 'complex');
  stable = real(diag(T)) < 0;
  if nnz(stable) ~= n
    error('Control:foundation:Riccati4', 'care: there is no stabilizing solution: eigenvalues lie on the imaginary axis');
  end
  U = ordschur(U, T, stable);
  U1 = U(1:n, 1:n);
  if rcond(U1) < eps
    error('Control:foundation:Riccati4', 'care: there is no finite stabilizing solution');
  end
  Y = U(n + 1:2 * n, 1:n) / U1;
  if isreal(A) && isreal(B) && isreal(Q) && isreal(R) && isreal(S)
    Y = real(Y);
  end
  Y = (Y + Y') / 2;
  G = R \ (B' * Y + S');
  L = eig(A - B * G);
  if max(real(L)) > -10 * eps * norm(A - B * G, 1)
    error('Control:foundation:Riccati4', 'care: there is no stabilizing solution: eigenvalues lie on the imaginary axis');
  end
  % How far the solution is from solving the equation.
  report = norm(At' * Y + Y * At - Y * B / R * B' * Y + Q - S / R * S', 1) / max(norm(Y, 1), realmin);
  X = Y;
  if ~plain
    X = E' \ Y / E;
  end
end
