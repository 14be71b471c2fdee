function [x, flag, relres, iter, resvec] = bicgstabl(A, b, varargin)
  % G. L. G. Sleijpen and D. R. Fokkema, BiCGstab(l) for linear equations involving unsymmetric matrices with complex
  % spectrum, 1993, with l = 2.
  o = krylov_setup('bicgstabl', A, b, varargin);
  x = o.x;
  R = b - o.times(x);
  shadow = R;
  U = zeros(size(R));
  resvec = norm(R);
  best = x;
  flag = 1;
  iter = 0;
  rho = 1;
  alpha = 0;
  omega = 1;
  while resvec(end) > o.tol * o.scale && iter < o.steps
    rho = -omega * rho;
    for j = 1:2
      before = rho;
      rho = shadow' * R(:, j);
      beta = alpha * rho / before;
      U(:, 1:j) = R(:, 1:j) - beta * U(:, 1:j);
      U(:, j + 1) = o.times(o.solve(U(:, j)));
      alpha = rho / (shadow' * U(:, j + 1));
      if ~isfinite(alpha) || rho == 0
        flag = 4;
        break;
      end
      R(:, 1:j) = R(:, 1:j) - alpha * U(:, 2:j + 1);
      R(:, j + 1) = o.times(o.solve(R(:, j)));
      x = x + alpha * o.solve(U(:, 1));
      if norm(R(:, 1)) <= o.tol * o.scale / 10
        break;
      end
    end
    if flag == 4
      break;
    end
    last = size(R, 2);
    gamma = R(:, 2:last) \ R(:, 1);
    x = x + o.solve(R(:, 1:last - 1) * gamma);
    R = R(:, 1) - R(:, 2:last) * gamma;
    U = U(:, 1) - U(:, 2:last) * gamma;
    omega = gamma(end);
    iter = iter + 1;
    resvec(iter + 1, 1) = norm(R);
    if resvec(end) <= min(resvec(1:end - 1))
      best = x;
    end
    if omega == 0
      break;
    end
  end
  [x, flag, relres] = krylov_best(o, b, x, best, flag, resvec);
  krylov_report('bicgstabl', nargout, flag, relres, iter, o.tol);
end
