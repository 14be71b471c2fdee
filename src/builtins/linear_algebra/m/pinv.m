function X = pinv(A, tol)
  if ndims(A) > 2
    error('MATLAB:pinv:inputMustBe2D', 'pinv: expected a matrix');
  end
  if ~isfloat(A)
    error('MATLAB:pinv:inputType', 'pinv: expected a matrix of floating point numbers');
  end
  if isempty(A)
    X = zeros(size(A, 2), size(A, 1), class(A));
    return;
  end
  [U, S, V] = svd(A, 'econ');
  s = diag(S);
  if nargin < 2
    tol = max(size(A)) * eps(class(A)) * s(1);
  end
  r = sum(s > tol);
  if r == 0
    X = zeros(size(A, 2), size(A, 1), class(A));
  else
    X = (V(:, 1:r) ./ s(1:r).') * U(:, 1:r)';
  end
end
