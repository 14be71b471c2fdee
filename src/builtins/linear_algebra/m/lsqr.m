function [x, flag, relres, iter, resvec, lsvec] = lsqr(A, b, tol, maxit, M1, M2, x0, varargin)
  % C. C. Paige and M. A. Saunders, LSQR: an algorithm for sparse linear equations and sparse least squares, 1982.
  m = numel(b);
  if ~isfloat(b) || ~iscolumn(b)
    error('MATLAB:lsqr:InvalidRightSide', 'lsqr: expected a column of floating point values on the right');
  end
  given = {[], [], [], [], []};
  if nargin > 2, given{1} = tol; end
  if nargin > 3, given{2} = maxit; end
  if nargin > 4, given{3} = M1; end
  if nargin > 5, given{4} = M2; end
  if nargin > 6, given{5} = x0; end
  tol = given{1};
  if isempty(tol)
    tol = 1e-6;
  end
  both = krylov_turned('lsqr', A, m, [], varargin);
  n = numel(both(b, 1, true));
  first = krylov_turned('lsqr', given{3}, n, n, varargin);
  second = krylov_turned('lsqr', given{4}, n, n, varargin);
  times = @(v) both(second(first(v, -1, false), -1, false), 1, false);
  turned = @(v) first(second(both(v, 1, true), -1, true), -1, true);
  maxit = given{2};
  if isempty(maxit)
    maxit = min([m, n, 20]);
  end
  start = given{5};
  if isempty(start)
    start = zeros(n, 1, class(b));
  elseif numel(start) ~= n
    error('MATLAB:lsqr:WrongInitGuess', 'lsqr: expected a first guess of %d elements, found %d', n, numel(start));
  end
  u = b - both(start, 1, false);
  scale = norm(b);
  if scale == 0
    scale = 1;
  end
  beta = norm(u);
  phi = beta;
  resvec = beta;
  lsvec = zeros(0, 1);
  flag = 1;
  iter = 0;
  x = zeros(n, 1, class(b));
  if beta > 0
    u = u / beta;
  end
  v = turned(u);
  alpha = norm(v);
  if alpha > 0
    v = v / alpha;
  end
  w = v;
  rho_bar = alpha;
  size_of_A = 0;
  if resvec <= tol * scale || alpha == 0
    flag = 0;
  end
  while flag == 1 && iter < maxit
    u = times(v) - alpha * u;
    beta = norm(u);
    if beta > 0
      u = u / beta;
    end
    size_of_A = norm([size_of_A, alpha, beta]);
    v = turned(u) - beta * v;
    alpha = norm(v);
    if alpha > 0
      v = v / alpha;
    end
    rho = hypot(rho_bar, beta);
    c = rho_bar / rho;
    s = beta / rho;
    x = x + c * phi / rho * w;
    w = v - s * alpha / rho * w;
    rho_bar = -c * alpha;
    phi = s * phi;
    iter = iter + 1;
    resvec(iter + 1, 1) = phi;
    lsvec(iter, 1) = alpha * abs(c) / size_of_A;
    if phi <= tol * scale || lsvec(end) <= tol
      flag = 0;
    end
  end
  x = start + second(first(x, -1, false), -1, false);
  relres = norm(b - both(x, 1, false)) / scale;
  krylov_report('lsqr', nargout, flag, relres, iter, tol);
end
