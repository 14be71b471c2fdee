function [x, stdx, mse, S] = lscov(A, b, V, alg)
  % Least squares with weights, or with a covariance whose Cholesky factor makes the errors white (Strang, Introduction to
  % Applied Mathematics, section 2.5). With a singular covariance b = A * x + T * e, where T * T' is the covariance, has
  % the least e: C. C. Paige, Computer solution and perturbation analysis of generalized linear least squares problems (1979).
  if ~isnumeric(A) || ~isnumeric(b) || ~ismatrix(A) || ~ismatrix(b) || size(A, 1) ~= size(b, 1)
    error('MATLAB:lscov:InputSizeMismatch', 'lscov: the matrix and the right-hand side must have as many rows as each other');
  end
  m = size(A, 1);
  T = [];
  singular = false;
  if nargin > 2 && ~isempty(V)
    if isvector(V) && numel(V) == m
      if any(V(:) < 0)
        error('MATLAB:lscov:InvalidWeights', 'lscov: expected weights that are not negative');
      end
      A = sqrt(V(:)) .* A;
      b = sqrt(V(:)) .* b;
    elseif ~isequal(size(V), [m, m])
      error('MATLAB:lscov:InvalidCovariance', 'lscov: expected %d weights or a covariance of %dx%d, found %dx%d', ...
        m, m, m, size(V, 1), size(V, 2));
    else
      [L, failed] = chol(V, 'lower');
      if failed == 0
        A = L \ A;
        b = L \ b;
      else
        T = root_of(V);
        singular = true;
      end
    end
  end
  if singular
    [Q, R, order] = qr(A, 'vector');
    c = Q' * b;
  elseif m > 3 * size(A, 2)
    % Of many rows the triangle first.
    [Q, R] = qr(A, 'econ');
    c = gather(Q' * b);
    [Q, R, order] = qr(gather(R), 'econ', 'vector');
    c = Q' * c;
  else
    [Q, R, order] = qr(A, 'econ', 'vector');
    c = Q' * b;
  end
  d = abs(diag(R));
  n = 0;
  if ~isempty(d)
    n = sum(d > max(size(A)) * eps(class(d)) * d(1));
  end
  % Columns that are sums of others have no part in it.
  if n < size(A, 2)
    warning('MATLAB:lscov:RankDefDesignMat', 'A is rank deficient to within machine precision.');
  end
  order = order(1:n);
  R = R(1:n, 1:n);
  x = zeros(size(A, 2), size(b, 2), class(c));
  if ~singular
    shape = eye(n, class(R));
    freedom = m - n;
  else
    T = Q' * T;
    lower = T(n + 1:end, :);
    inverse = pinv(lower);
    e = inverse * c(n + 1:end, :);
    if norm(lower * e - c(n + 1:end, :), 1) > 1e3 * m * eps(class(c)) * max(norm(c, 1), norm(T, 1))
      error('MATLAB:lscov:Infeasible', 'lscov: expected a right-hand side that errors of this covariance can give');
    end
    c = c - T * e;
    shape = T(1:n, :) * (eye(size(T, 2), class(T)) - inverse * lower);
    freedom = rank(lower);
  end
  x(order, :) = R \ c(1:n, :);
  if nargout > 1
    if ~singular
      e = b - A * x;
    end
    mse = sum(abs(e) .^ 2, 1) / max(freedom, 1);
    half = R \ shape;
    covariance = zeros(size(A, 2), class(half));
    covariance(order, order) = half * half';
    stdx = sqrt(real(diag(covariance)) * mse);
    S = covariance .* reshape(mse, 1, 1, []);
  end
end

% A matrix whose square is a covariance: of its eigenvalues those that are not zero.
function T = root_of(V)
  [W, D] = eig((V + V') / 2);
  d = diag(D);
  tiny = numel(d) * eps(class(d)) * max(abs(d));
  if any(d < -tiny) || norm(V - V', 1) > 10 * tiny
    error('MATLAB:lscov:InvalidCovariance', 'lscov: expected a covariance that is symmetric and positive semidefinite');
  end
  keep = d > tiny;
  T = W(:, keep) .* sqrt(d(keep)).';
end
