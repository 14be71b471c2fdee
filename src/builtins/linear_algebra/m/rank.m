function r = rank(A, tol)
  s = svd(A);
  if nargin < 2
    tol = max(size(A)) * eps(norm(s, Inf));
  end
  r = nnz(s > tol);
end
