function Z = null(A, tol)
  % The right singular vectors that belong to no singular value, or to a negligible one.
  [rows, cols] = size(A);
  if isempty(A)
    Z = eye(cols, cols * (rows == 0));
    if isa(A, 'single')
      Z = single(Z);
    end
    return;
  end
  [~, S, V] = svd(A);
  k = min(rows, cols);
  s = diag(S(1:k, 1:k));
  if nargin < 2
    tol = max(rows, cols) * eps(max(s));
  end
  V(:, [s > tol; false(cols - k, 1)]) = [];
  Z = V .* (abs(V) >= eps(class(V)));
end
