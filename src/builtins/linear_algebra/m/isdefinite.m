function tf = isdefinite(A, tol)
  % Hermitian within a tolerance, and every eigenvalue above it.
  if ~isfloat(A)
    A = double(A);
  end
  if nargin < 2
    tol = 100 * norm(A, 'fro') * eps(class(A));
  end
  tf = ishermitian(A, tol) && all(eig((A + A') / 2) > tol);
end
