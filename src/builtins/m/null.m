function Z = null(A, tol)
  if isempty(A)
    Z = zeros(size(A, 2), 0);
    if size(A, 1) == 0 && size(A, 2) > 0
      Z = eye(size(A, 2));
    end
    if isa(A, 'single')
      Z = single(Z);
    end
    return;
  end
  [~, S, V] = svd(A);
  if min(size(S)) == 1
    s = S(1);
  else
    s = diag(S);
  end
  if nargin < 2
    tol = max(size(A)) * s(1) * eps(class(s));
  end
  Z = V(:, sum(s > tol) + 1:end);
  Z(abs(Z) < eps(class(Z))) = 0;
end
