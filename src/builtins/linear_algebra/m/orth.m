function Q = orth(A, tol)
  % The left singular vectors of the singular values that are not negligible.
  if isempty(A)
    Q = zeros(size(A, 1), 0, class(A));
    return;
  end
  [U, S, ~] = svd(A, 'econ');
  s = diag(S);
  if nargin < 2
    tol = max(size(A)) * eps(max(s));
  end
  Q = U(:, s > tol);
end
