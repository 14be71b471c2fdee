function [x, stdx, mse, S] = lscov(A, b, V, alg)
  if nargin < 2
    error('MATLAB:minrhs', 'lscov: expected a matrix and a right-hand side');
  end
  if ~(isnumeric(A) && ismatrix(A) && isnumeric(b) && ismatrix(b) && size(A, 1) == size(b, 1))
    error('MATLAB:lscov:InputSizeMismatch', 'lscov: the matrix and the right-hand side must have as many rows as each other');
  end
  if nargin > 2 && ~isempty(V)
    if isvector(V)
      w = sqrt(V(:));
      A = A .* w;
      b = b .* w;
    else
      R = chol(V)';
      A = R \ A;
      b = R \ b;
    end
  end
  [m, n] = size(A);
  x = pinv(A) * b;
  if nargout > 1
    mse = sum(abs(b - A * x) .^ 2, 1) / (m - n);
    C = inv(A' * A);
    stdx = sqrt(diag(C) * mse);
    S = C .* reshape(mse, 1, 1, []);
    if isscalar(mse)
      S = C * mse;
    end
  end
end
