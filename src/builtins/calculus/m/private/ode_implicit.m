function [T, Y, sol] = ode_implicit(solver, F, slopes, tspan, y, yp, opts)
  % The Radau IIA formula of order five: E. Hairer and G. Wanner, Solving Ordinary Differential Equations II, 1996,
  % section IV.8, for F(t, y, y') = 0. slopes gives the derivatives of F by y and by y', or is empty.
  root = sqrt(6);
  c = [(4 - root) / 10, (4 + root) / 10, 1];
  A = [(88 - 7 * root) / 360, (296 - 169 * root) / 1800, (-2 + 3 * root) / 225; ...
       (296 + 169 * root) / 1800, (88 + 7 * root) / 360, (-2 - 3 * root) / 225; ...
       (16 - root) / 36, (16 + root) / 36, 1 / 9];
  % A rule of order three for the error, with the slope at the beginning.
  lower = (fliplr(vander([0, c(1:2)]))' \ (1 ./ (1:3))')';
  [reltol, abstol] = odetolerances(opts);
  t = tspan(1);
  tend = tspan(end);
  direction = sign(tend - t);
  maxstep = abs(odeget(opts, 'MaxStep', 0.1 * abs(tend - t)));
  output = odeget(opts, 'OutputFcn', []);
  n = numel(y);
  h = odeget(opts, 'InitialStep', []);
  if isempty(h)
    h = 0.1 * sqrt(reltol) / max([max(abs(yp) ./ max(abs(y), abstol / reltol)); 1e-3 / abs(tend - t)]);
  end
  h = min(abs(h), maxstep);
  wanted = tspan(:);
  every = numel(tspan) == 2;
  T = t;
  Y = y.';
  next = 2;
  sol = struct('solver', solver, 'x', t, 'y', y, 'stats', struct('nsteps', 0, 'nfailed', 0), 'idata', struct('yp', yp));
  if ~isempty(output)
    output(tspan([1, end]), y, 'init');
  end
  fresh = false;
  stop = false;
  while ~stop && direction * (tend - t) > 0
    if ~fresh
      [Fy, Fyp] = derivatives(F, slopes, t, y, yp, abstol);
      fresh = true;
    end
    h = min(h, abs(tend - t));
    if h < 16 * eps(abs(t)) && h < abs(tend - t)
      warning(['MATLAB:', solver, ':IntegrationTolNotMet'], ...
              'the step became too small at t = %g; the integration ends there', t);
      break;
    end
    s = direction * h;
    scale = max(reltol * abs(y), abstol);
    [L, U, P] = lu(kron(s * A, Fy) + kron(eye(3), Fyp));
    K = repmat(yp, 1, 3);
    found = false;
    before = Inf;
    for iter = 1:10
      Z = y + s * (K * A.');
      R = zeros(n, 3);
      for i = 1:3
        R(:, i) = F(t + c(i) * s, Z(:, i), K(:, i));
      end
      d = reshape(U \ (L \ (P * R(:))), n, 3);
      K = K - d;
      change = max(max(abs(s * d) ./ scale));
      if ~(change <= 2 * before)
        break;
      end
      if change <= 1e-2
        found = true;
        break;
      end
      before = change;
    end
    if found
      Z = y + s * (K * A.');
      ynew = Z(:, 3);
      err = max(abs(ynew - y - s * ([yp, K(:, 1:2)] * lower.')) ./ max(reltol * max(abs(y), abs(ynew)), abstol));
    else
      err = Inf;
    end
    if ~(err <= 1)
      sol.stats.nfailed = sol.stats.nfailed + 1;
      if found
        h = h * max(0.1, 0.8 * err ^ (-1 / 4));
      else
        h = h / 4;
      end
      fresh = fresh && found;
      continue;
    end
    sol.stats.nsteps = sol.stats.nsteps + 1;
    tnew = t + s;
    if abs(tend - tnew) < 4 * eps(abs(tend))
      tnew = tend;
    end
    if every
      T(end + 1, 1) = tnew;
      Y(end + 1, :) = ynew.';
    else
      while next <= numel(wanted) && direction * (wanted(next) - tnew) <= 0
        T(end + 1, 1) = wanted(next);
        Y(end + 1, :) = (between((wanted(next) - t) / s, c, y, Z)).';
        next = next + 1;
      end
    end
    if ~isempty(output)
      stop = isequal(output(tnew, ynew, []), true);
    end
    t = tnew;
    y = ynew;
    yp = K(:, 3);
    sol.x(end + 1) = t;
    sol.y(:, end + 1) = y;
    sol.idata.yp(:, end + 1) = yp;
    h = min(maxstep, h * min(5, max(0.2, 0.8 * max(err, 1e-10) ^ (-1 / 4))));
    fresh = false;
  end
  if ~isempty(output)
    output(t, y, 'done');
  end
end

function v = between(u, c, y, Z)
  % The cubic through the beginning and the three stages.
  nodes = [0, c];
  points = [y, Z];
  v = zeros(size(y));
  for k = 1:4
    others = nodes([1:k - 1, k + 1:4]);
    v = v + prod((u - others) ./ (nodes(k) - others)) * points(:, k);
  end
end

function [Fy, Fyp] = derivatives(F, slopes, t, y, yp, abstol)
  if ~isempty(slopes)
    [Fy, Fyp] = slopes(t, y, yp);
    return;
  end
  n = numel(y);
  base = F(t, y, yp);
  Fy = zeros(n);
  Fyp = zeros(n);
  least = max(abstol, 1e-5) + zeros(n, 1);
  for k = 1:n
    d = sqrt(eps) * max(abs(y(k)), least(k));
    moved = y;
    moved(k) = y(k) + d;
    Fy(:, k) = (F(t, moved, yp) - base) / d;
    d = sqrt(eps) * max(abs(yp(k)), least(k));
    moved = yp;
    moved(k) = yp(k) + d;
    Fyp(:, k) = (F(t, y, moved) - base) / d;
  end
end
