function [x, flag, relres, iter, resvec] = tfqmr(A, b, varargin)
  % R. W. Freund, A transpose-free quasi-minimal residual algorithm for non-Hermitian linear systems, 1993.
  o = krylov_setup('tfqmr', A, b, varargin);
  x = o.x;
  r = b - o.times(x);
  shadow = r;
  w = r;
  u = r;
  resvec = norm(r);
  tau = resvec;
  best = x;
  flag = 1;
  iter = 0;
  theta = 0;
  eta = 0;
  d = 0;
  rho = shadow' * r;
  direction = o.solve(u);
  image = o.times(direction);
  v = image;
  while resvec(end) > o.tol * o.scale && iter < o.steps
    alpha = rho / (shadow' * v);
    if ~isfinite(alpha) || alpha == 0
      flag = 4;
      break;
    end
    for half = 1:2
      if half == 2
        u = u - alpha * v;
        direction = o.solve(u);
        first = image;
        image = o.times(direction);
      end
      w = w - alpha * image;
      d = direction + theta ^ 2 * eta / alpha * d;
      theta = norm(w) / tau;
      c = 1 / sqrt(1 + theta ^ 2);
      tau = tau * theta * c;
      eta = c ^ 2 * alpha;
      x = x + eta * d;
    end
    iter = iter + 1;
    resvec(iter + 1, 1) = norm(b - o.times(x));
    if resvec(end) <= min(resvec(1:end - 1))
      best = x;
    end
    before = rho;
    rho = shadow' * w;
    if before == 0
      flag = 4;
      break;
    end
    beta = rho / before;
    u = w + beta * u;
    direction = o.solve(u);
    second = image;
    image = o.times(direction);
    v = image + beta * (second + beta * v);
  end
  [x, flag, relres] = krylov_best(o, b, x, best, flag, resvec);
  krylov_report('tfqmr', nargout, flag, relres, iter, o.tol);
end
