function [v, z] = polyeig(varargin)
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
end
