function [v, z, s] = polyeig(varargin)
  n = size(varargin{1}, 1);
  for k = 1:nargin
    if ~isequal(size(varargin{k}), [n, n])
      error('MATLAB:square', 'polyeig: the matrices must be square and of the same size');
    end
    if any(isnan(varargin{k}(:))) || any(isinf(varargin{k}(:)))
      error('MATLAB:polyeig:nonFinite', 'polyeig: the matrices must not contain NaN or Inf');
    end
  end
  degree = nargin - 1;
  if degree == 0
    C = varargin{1};
    D = eye(n, class(C));
    [V, E] = eig(C, D);
  else
    nothing = cellfun(@(A) A([]), varargin, 'UniformOutput', false);
    C = zeros(n * degree, class([nothing{:}]));
    D = eye(n * degree, class(C));
    for k = 1:degree - 1
      C((k - 1) * n + (1:n), k * n + (1:n)) = eye(n);
    end
    for k = 1:degree
      C((degree - 1) * n + (1:n), (k - 1) * n + (1:n)) = -varargin{k};
    end
    D((degree - 1) * n + (1:n), (degree - 1) * n + (1:n)) = varargin{degree + 1};
    [V, E] = eig(C, D);
  end
  E = diag(E);
  if nargout < 2
    v = E;
  else
    v = V(1:n, :);
    for k = 1:size(v, 2)
      v(:, k) = v(:, k) / norm(v(:, k));
    end
    z = E;
  end
  if nargout > 2
    s = conditions(varargin, v, E);
  end
end

function s = conditions(A, X, E)
  % Of the eigenvalues as points alpha/beta of the projective line: Dedieu and Tisseur, Perturbation theory for homogeneous
  % polynomial eigenvalue problems, 2003.
  p = numel(A) - 1;
  s = zeros(numel(E), 1);
  for j = 1:numel(E)
    alpha = E(j) / sqrt(1 + abs(E(j)) ^ 2);
    beta = 1 / sqrt(1 + abs(E(j)) ^ 2);
    if isinf(E(j))
      [alpha, beta] = deal(1, 0);
    end
    [P, by_alpha, by_beta] = deal(zeros(size(A{1})));
    weight = 0;
    for k = 0:p
      P = P + alpha ^ k * beta ^ (p - k) * A{k + 1};
      if k > 0
        by_alpha = by_alpha + k * alpha ^ (k - 1) * beta ^ (p - k) * A{k + 1};
      end
      if k < p
        by_beta = by_beta + (p - k) * alpha ^ k * beta ^ (p - k - 1) * A{k + 1};
      end
      weight = weight + abs(alpha) ^ (2 * k) * abs(beta) ^ (2 * (p - k)) * norm(A{k + 1}, 'fro') ^ 2;
    end
    [U, ~, ~] = svd(P);
    y = U(:, end);
    s(j) = sqrt(weight) * norm(X(:, j)) / abs(y' * (conj(beta) * by_alpha - conj(alpha) * by_beta) * X(:, j));
  end
end
