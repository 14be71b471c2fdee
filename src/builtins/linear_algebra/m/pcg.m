function [x, flag, relres, iter, resvec] = pcg(A, b, tol, maxit, M1, M2, x0, varargin)
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
  times = krylov_operator('pcg', A, n, varargin{:});
  solve = krylov_operator('pcg', M1, n, varargin{:});
  solve2 = krylov_operator('pcg', M2, n, varargin{:});
  x = x0;
  r = b - times(x, 1);
  scale = norm(b);
  if scale == 0
    scale = 1;
  end
  resvec = norm(r);
  flag = 1;
  iter = 0;
  best = x;
  z = solve2(solve(r, -1), -1);
  p = z;
  rz = r' * z;
  while resvec(end) > tol * scale && iter < maxit
    q = times(p, 1);
    curvature = p' * q;
    if curvature <= 0 || ~isfinite(curvature)
      flag = 4;
      break;
    end
    step = rz / curvature;
    x = x + step * p;
    r = r - step * q;
    iter = iter + 1;
    resvec(iter + 1, 1) = norm(r);
    if resvec(end) <= min(resvec(1:end - 1))
      best = x;
    end
    z = solve2(solve(r, -1), -1);
    before = rz;
    rz = r' * z;
    p = z + rz / before * p;
  end
  if resvec(end) <= tol * scale
    flag = 0;
  else
    x = best;
  end
  relres = norm(b - times(x, 1)) / scale;
  krylov_report('pcg', nargout, flag, relres, iter, tol);
end
