function [x, flag, relres, iter, resvec] = bicgstab(A, b, tol, maxit, M1, M2, x0, varargin)
  if nargin < 3 || isempty(tol)
    tol = 1e-6;
  end
  n = numel(b);
  if nargin < 4 || isempty(maxit)
    maxit = min(n, 20);
  end
  if nargin < 5
    M1 = [];
  end
  if nargin < 6
    M2 = [];
  end
  if nargin < 7 || isempty(x0)
    x0 = zeros(n, 1, class(b));
  end
  times = krylov_operator('bicgstab', A, n, varargin{:});
  solve = krylov_operator('bicgstab', M1, n, varargin{:});
  solve2 = krylov_operator('bicgstab', M2, n, varargin{:});
  x = x0;
  r = b - times(x, 1);
  shadow = r;
  scale = norm(b);
  if scale == 0
    scale = 1;
  end
  resvec = norm(r);
  flag = 1;
  iter = 0;
  rho = 1;
  alpha = 1;
  omega = 1;
  p = zeros(n, 1);
  v = p;
  while resvec(end) > tol * scale && iter < maxit
    before = rho;
    rho = shadow' * r;
    if rho == 0
      flag = 4;
      break;
    end
    p = r + rho / before * alpha / omega * (p - omega * v);
    y = solve2(solve(p, -1), -1);
    v = times(y, 1);
    alpha = rho / (shadow' * v);
    s = r - alpha * v;
    % The residual of half an iteration.
    resvec(end + 1, 1) = norm(s);
    if resvec(end) <= tol * scale
      x = x + alpha * y;
      iter = iter + 0.5;
      break;
    end
    z = solve2(solve(s, -1), -1);
    t = times(z, 1);
    omega = (t' * s) / max(t' * t, realmin(class(t)));
    x = x + alpha * y + omega * z;
    r = s - omega * t;
    iter = iter + 1;
    resvec(end + 1, 1) = norm(r);
    if omega == 0
      break;
    end
  end
  if resvec(end) <= tol * scale
    flag = 0;
  end
  relres = norm(b - times(x, 1)) / scale;
  krylov_report('bicgstab', nargout, flag, relres, iter, tol);
end
