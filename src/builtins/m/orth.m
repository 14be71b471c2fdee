function Q = orth(A, tol)
  if isempty(A)
    Q = zeros(size(A, 1), 0);
    return;
  end
  [U, S] = svd(A);
  if min(size(S)) == 1
    s = S(1);
  else
    s = diag(S);
  end
  if nargin < 2
    tol = max(size(A)) * s(1) * eps(class(s));
  end
  Q = U(:, 1:sum(s > tol));
end
