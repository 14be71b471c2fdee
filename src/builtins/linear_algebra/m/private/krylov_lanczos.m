function [best, flag, iter, resvec, resveccg] = krylov_lanczos(o, b, smallest)
  % Lanczos vectors of a symmetric matrix; MINRES where the residual is to be smallest, or else SYMMLQ.
  x = o.x;
  r = b - o.times(x);
  before = zeros(size(r));
  y = o.solve(r);
  beta = sqrt(real(r' * y));
  resvec = norm(r);
  resveccg = resvec;
  best = x;
  least = resvec;
  flag = 1;
  iter = 0;
  c = -1;
  s = 0;
  bar = 0;
  epsilon = 0;
  beta_before = 1;
  phi = beta;
  v = y / beta;
  w = zeros(size(r));
  w_before = w;
  wbar = v;
  zeta = 0;
  zeta_before = 0;
  if ~isreal(sqrt(r' * y)) && isreal(r) || isnan(beta)
    flag = 5;
    return;
  end
  while least > o.tol * o.scale && iter < o.steps
    y = o.times(v) - beta / beta_before * before * (iter > 0);
    alpha = real(v' * y);
    y = y - alpha / beta * r;
    before = r;
    r = y;
    y = o.solve(r);
    beta_before = beta;
    squared = real(r' * y);
    if squared < 0
      flag = 5;
      break;
    end
    beta = sqrt(squared);
    delta = c * bar + s * alpha;
    gbar = s * bar - c * alpha;
    passed = epsilon;
    epsilon = s * beta;
    bar = -c * beta;
    gamma = hypot(gbar, beta);
    if gamma == 0
      flag = 4;
      break;
    end
    c = gbar / gamma;
    s = beta / gamma;
    iter = iter + 1;
    next = v;
    if beta > 0
      next = y / beta;
    end
    if smallest
      w_new = (v - passed * w_before - delta * w) / gamma;
      w_before = w;
      w = w_new;
      x = x + c * phi * w;
      point = x;
    else
      value = (phi * (iter == 1) - delta * zeta - passed * zeta_before) / gamma;
      zeta_before = zeta;
      zeta = value;
      point = x;
      if c ~= 0
        point = x + zeta / c * wbar;
      end
      resveccg(iter + 1, 1) = norm(b - o.times(point));
      x = x + zeta * (c * wbar + s * next * (beta > 0));
      wbar = s * wbar - c * next;
    end
    v = next;
    if smallest
      resveccg(iter + 1, 1) = resvec(iter) * s / max(abs(c), realmin);
      phi = s * phi;
    end
    if smallest && o.plain
      resvec(iter + 1, 1) = phi;
    else
      resvec(iter + 1, 1) = norm(b - o.times(x));
    end
    if ~smallest && resveccg(end) <= resvec(end)
      now = resveccg(end);
    else
      now = resvec(end);
      point = x;
    end
    if now <= least
      least = now;
      best = point;
    end
    if beta == 0
      break;
    end
  end
end
