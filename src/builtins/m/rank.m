function r = rank(A, tol)
  s = svd(A);
  if isempty(s)
    r = 0;
    return;
  end
  if nargin < 2
    tol = max(size(A)) * s(1) * eps(class(s));
  end
  r = sum(s > tol);
end
