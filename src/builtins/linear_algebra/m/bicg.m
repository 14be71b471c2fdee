function [x, flag, relres, iter, resvec] = bicg(A, b, varargin)
  % R. Fletcher, Conjugate gradient methods for indefinite systems, 1976.
  o = krylov_pair('bicg', A, b, varargin);
  x = o.x;
  r = b - o.times(x);
  shadow = r;
  resvec = norm(r);
  best = x;
  flag = 1;
  iter = 0;
  rho = 1;
  p = 0;
  shadow_p = 0;
  while resvec(end) > o.tol * o.scale && iter < o.steps
    z = o.second(o.first(r, -1, false), -1, false);
    shadow_z = o.first(o.second(shadow, -1, true), -1, true);
    before = rho;
    rho = shadow' * z;
    if rho == 0 || ~isfinite(rho)
      flag = 4;
      break;
    end
    beta = rho / before;
    p = z + beta * p;
    shadow_p = shadow_z + conj(beta) * shadow_p;
    q = o.times(p);
    alpha = rho / (shadow_p' * q);
    if ~isfinite(alpha)
      flag = 4;
      break;
    end
    x = x + alpha * p;
    r = r - alpha * q;
    shadow = shadow - conj(alpha) * o.turned(shadow_p);
    iter = iter + 1;
    resvec(iter + 1, 1) = norm(r);
    if resvec(end) <= min(resvec(1:end - 1))
      best = x;
    end
  end
  [x, flag, relres] = krylov_best(o, b, x, best, flag, resvec);
  krylov_report('bicg', nargout, flag, relres, iter, o.tol);
end
