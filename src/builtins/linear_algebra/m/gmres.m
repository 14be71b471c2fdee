function [x, flag, relres, iter, resvec] = gmres(A, b, restart, tol, maxit, M1, M2, x0, varargin)
  n = numel(b);
  if nargin < 3
    restart = [];
  end
  if nargin < 4 || isempty(tol)
    tol = 1e-6;
  end
  if nargin < 5
    maxit = [];
  end
  if nargin < 6
    M1 = [];
  end
  if nargin < 7
    M2 = [];
  end
  if nargin < 8 || isempty(x0)
    x0 = zeros(n, 1, class(b));
  end
  if isempty(restart)
    inner = min(n, 10);
    outer = 1;
    if ~isempty(maxit)
      inner = min(maxit, n);
    end
  else
    inner = min(restart, n);
    outer = min(ceil(n / inner), 10);
    if ~isempty(maxit)
      outer = maxit;
    end
  end
  times = krylov_operator('gmres', A, n, varargin{:});
  solve = krylov_operator('gmres', M1, n, varargin{:});
  solve2 = krylov_operator('gmres', M2, n, varargin{:});
  back = @(v) solve2(solve(v, -1), -1);
  x = x0;
  scale = norm(back(b));
  if scale == 0
    scale = 1;
  end
  r = back(b - times(x, 1));
  resvec = norm(r);
  flag = 1;
  iter = [0, 0];
  for cycle = 1:outer
    beta = norm(r);
    if beta <= tol * scale
      break;
    end
    % Arnoldi; the least squares problem of the small Hessenberg matrix is solved at each step.
    V = r / beta;
    H = zeros(inner + 1, inner);
    for k = 1:inner
      w = back(times(V(:, k), 1));
      for j = 1:k
        H(j, k) = V(:, j)' * w;
        w = w - H(j, k) * V(:, j);
      end
      H(k + 1, k) = norm(w);
      rhs = [beta; zeros(k, 1)];
      % It is singular where the system is.
      y = unwarned(@() H(1:k + 1, 1:k) \ rhs);
      resvec(end + 1, 1) = norm(rhs - H(1:k + 1, 1:k) * y);
      iter = [cycle, k];
      if resvec(end) <= tol * scale || H(k + 1, k) <= eps(class(beta)) * beta
        break;
      end
      V(:, k + 1) = w / H(k + 1, k);
    end
    x = x + V(:, 1:k) * y;
    r = back(b - times(x, 1));
    if norm(r) <= tol * scale
      break;
    end
  end
  relres = norm(r) / scale;
  if relres <= tol * (1 + 1e-8)
    flag = 0;
  end
  name = 'gmres';
  place = iter(2);
  if outer > 1
    name = sprintf('gmres(%d)', inner);
    place = iter;
  end
  krylov_report(name, nargout, flag, relres, place, tol);
end
