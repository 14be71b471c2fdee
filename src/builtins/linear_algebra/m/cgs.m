function [x, flag, relres, iter, resvec] = cgs(A, b, varargin)
  % P. Sonneveld, CGS, a fast Lanczos-type solver for nonsymmetric linear systems, 1989.
  o = krylov_setup('cgs', A, b, varargin);
  x = o.x;
  r = b - o.times(x);
  shadow = r;
  resvec = norm(r);
  best = x;
  flag = 1;
  iter = 0;
  rho = 1;
  p = 0;
  q = 0;
  while resvec(end) > o.tol * o.scale && iter < o.steps
    before = rho;
    rho = shadow' * r;
    if rho == 0 || ~isfinite(rho)
      flag = 4;
      break;
    end
    beta = rho / before;
    u = r + beta * q;
    p = u + beta * (q + beta * p);
    v = o.times(o.solve(p));
    alpha = rho / (shadow' * v);
    if ~isfinite(alpha)
      flag = 4;
      break;
    end
    q = u - alpha * v;
    step = o.solve(u + q);
    x = x + alpha * step;
    r = r - alpha * o.times(step);
    iter = iter + 1;
    resvec(iter + 1, 1) = norm(r);
    if resvec(end) <= min(resvec(1:end - 1))
      best = x;
    end
  end
  [x, flag, relres] = krylov_best(o, b, x, best, flag, resvec);
  krylov_report('cgs', nargout, flag, relres, iter, o.tol);
end
