function [x, stdx, mse, S] = lscov(A, b, V, alg)
  % Least squares with weights, or with a covariance whose Cholesky factor makes the errors white (Strang, Introduction to
  % Applied Mathematics, section 2.5).
  if ~isnumeric(A) || ~isnumeric(b) || ~ismatrix(A) || ~ismatrix(b) || size(A, 1) ~= size(b, 1)
    error('MATLAB:lscov:InputSizeMismatch', 'lscov: the matrix and the right-hand side must have as many rows as each other');
  end
  if nargin < 3 || isempty(V)
    whiten = @(M) M;
  elseif isvector(V)
    whiten = @(M) sqrt(V(:)) .* M;
  else
    whiten = @(M) chol(V)' \ M;
  end
  A = whiten(A);
  b = whiten(b);
  x = pinv(A) * b;
  if nargout > 1
    freedom = size(A, 1) - size(A, 2);
    mse = vecnorm(b - A * x, 2, 1) .^ 2 / freedom;
    covariance = inv(A' * A);
    stdx = sqrt(diag(covariance) * mse);
    S = covariance .* reshape(mse, 1, 1, []);
  end
end
