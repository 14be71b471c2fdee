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
  if size(A, 1) > 3 * size(A, 2)
    % Of many rows the triangle has the same singular values.
    [Q, R] = qr(A, 'econ');
    [U, S, V] = svd(gather(R), 'econ');
    U = Q * U;
  else
    [U, S, V] = svd(A, 'econ');
  end
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
