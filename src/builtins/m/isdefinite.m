function tf = isdefinite(A, tol)
  if nargin < 1
    error('MATLAB:minrhs', 'isdefinite: expected a matrix');
  end
  if ~isfloat(A)
    A = double(A);
  end
  if nargin < 2
    tol = 100 * eps(class(A)) * norm(A, 'fro');
  end
  if ~ishermitian(A, tol)
    tf = false;
    return;
  end
  [~, p] = chol(A - tol * eye(size(A, 1)));
  tf = p == 0;
end
