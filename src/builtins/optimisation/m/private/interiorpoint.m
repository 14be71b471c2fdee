function [x, y, z, status, rounds] = interiorpoint(H, f, G, h, E, e, x)
  % The least x' * H * x / 2 + f' * x where G * x <= h and E * x == e: Mehrotra, On the implementation of a primal-dual
  % interior point method, SIAM J. Optimization 2 (1992). The status is 1, or 0 where the iteration does not end.
  n = numel(f);
  m = numel(h);
  p = numel(e);
  y = zeros(p, 1);
  s = max(h - G * x, 1);
  z = ones(m, 1);
  size_of = 1 + max([norm(H, Inf), norm(f, Inf), norm(h, Inf), norm(e, Inf)]);
  status = 0;
  for rounds = 1:200
    rd = H * x + f + G' * z + E' * y;
    rp = G * x + s - h;
    re = E * x - e;
    gap = sum(s .* z) / max(m, 1);
    if norm([rd; rp; re], Inf) <= 1e-11 * size_of && gap <= 1e-12 * (1 + abs(f' * x))
      status = 1;
      break;
    end
    if ~all(isfinite([x; z; s; y])) || norm([x; z], Inf) > 1e14 * size_of
      break;
    end
    D = z ./ s;
    K = [H + G' * (D .* G) + 1e-13 * size_of * eye(n), E'; E, -1e-13 * eye(p)];
    [L, U, P] = lu(K);
    [dx, dy, dz, ds] = steps(L, U, P, G, D, s, z, rd, rp, re, s .* z);
    a = min(reach(s, ds), reach(z, dz));
    sigma = 0;
    if m > 0
      sigma = (sum((s + a * ds) .* (z + a * dz)) / m / gap) ^ 3;
      [dx, dy, dz, ds] = steps(L, U, P, G, D, s, z, rd, rp, re, s .* z + ds .* dz - sigma * gap);
    end
    a = min(1, 0.995 * min(reach(s, ds), reach(z, dz)));
    x = x + a * dx;
    y = y + a * dy;
    z = z + a * dz;
    s = s + a * ds;
  end
  if norm([rd; rp; re], Inf) <= 1e-8 * size_of && gap <= 1e-8 * (1 + abs(f' * x))
    status = 1;
  end
  if status == 1
    [x, y, z] = settled(H, f, G, h, E, e, x, y, z, s);
  end
end
function [dx, dy, dz, ds] = steps(L, U, P, G, D, s, z, rd, rp, re, rc)
  n = size(G, 2);
  d = U \ (L \ (P * [-rd - G' * ((z .* rp - rc) ./ s); -re]));
  dx = d(1:n);
  dy = reshape(d(n + 1:end), [], 1);
  ds = -rp - G * dx;
  dz = (-rc - z .* ds) ./ s;
end
function a = reach(v, dv)
  a = min([1; -v(dv < 0) ./ dv(dv < 0)]);
end
function [x, y, z] = settled(H, f, G, h, E, e, x, y, z, s)
  % The solution with the constraints that hold as equations, where that is one.
  held = z > s;
  A = [E; G(held, :)];
  n = numel(x);
  K = [H, A'; A, zeros(size(A, 1))];
  right = [-f; e; h(held)];
  v = [x; y; z(held)];
  v = v + pinv(K) * (right - K * v);
  w = v(1:n);
  scale = 1 + norm(h, Inf) + norm(w, Inf);
  multipliers = reshape(v(n + numel(e) + 1:end), [], 1);
  if norm(K * v - right, Inf) <= 1e-9 * (1 + norm(right, Inf)) && all(G * w - h <= 1e-12 * scale) && ...
      all(multipliers >= -1e-10 * (1 + norm(f, Inf)))
    x = w;
    y = reshape(v(n + 1:n + numel(e)), [], 1);
    z(:) = 0;
    z(held) = max(multipliers, 0);
  end
end
