function sol = bvp_collocation(solver, f, bc, guess, options, varargin)
  % J. Kierzenka and L. F. Shampine, A BVP solver based on residual control and the MATLAB PSE, 2001.
  if ~isa(f, 'function_handle') || ~isa(bc, 'function_handle')
    error(['MATLAB:', solver, ':badFunction'], '%s: expected function handles of the equation and its ends', solver);
  end
  if ~isstruct(guess) || ~isfield(guess, 'x') || ~isfield(guess, 'y')
    error(['MATLAB:', solver, ':NoGuess'], '%s: expected the guess that bvpinit gives', solver);
  end
  if nargin < 5
    options = [];
  end
  reltol = bvpget(options, 'RelTol', 1e-3);
  abstol = bvpget(options, 'AbsTol', 1e-6);
  threshold = abstol(:) / reltol;
  singular = bvpget(options, 'SingularTerm', []);
  x = guess.x(:)';
  Y = guess.y;
  n = size(Y, 1);
  most = bvpget(options, 'Nmax', floor(2000 / n));
  p = zeros(0, 1);
  if isfield(guess, 'parameters')
    p = guess.parameters(:);
  end
  if isempty(p)
    rate = @(x, y, p) f(x, y, varargin{:});
    ends = @(a, b, p) bc(a, b, varargin{:});
  else
    rate = @(x, y, p) f(x, y, p, varargin{:});
    ends = @(a, b, p) bc(a, b, p, varargin{:});
  end
  if ~isempty(singular)
    inner = rate;
    first = x(1);
    rate = @(x, y, p) with_singular(inner, singular, first, x, y, p);
  end
  if ~strcmpi(bvpget(options, 'Vectorized', 'off'), 'on') || ~isempty(singular)
    single = rate;
    rate = @(x, Y, p) by_columns(single, x, Y, p);
  end
  residual = ends(Y(:, 1), Y(:, end), p);
  if numel(residual) ~= n + numel(p)
    error(['MATLAB:', solver, ':badEnds'], '%s: expected %d conditions at the ends, found %d', ...
          solver, n + numel(p), numel(residual));
  end
  while true
    [Y, p, F, M] = newton(solver, rate, ends, x, Y, p, threshold, reltol);
    [r, worst] = residuals(rate, x, Y, F, M, p, threshold);
    bad = r > reltol;
    if ~any(bad)
      break;
    end
    % Midpoints where a step is too long, and thirds where it is far too long.
    h = diff(x);
    once = find(bad & r <= 100 * reltol);
    twice = find(r > 100 * reltol);
    finer = sort([x, x(once) + h(once) / 2, x(twice) + h(twice) / 3, x(twice) + 2 * h(twice) / 3]);
    if numel(finer) > most
      warning(['MATLAB:', solver, ':RelTolNotMet'], ...
              '%s: the tolerance of %g would need more than %d mesh points; the residual is %g', ...
              solver, reltol, most, worst);
      break;
    end
    Y = deval(struct('x', x, 'y', Y, 'yp', F), finer);
    x = finer;
  end
  sol = struct('solver', solver, 'x', x, 'y', Y, 'yp', F);
  if ~isempty(p)
    sol.parameters = p;
  end
  sol.stats = struct('nmeshpoints', numel(x), 'maxres', worst);
  if strcmpi(bvpget(options, 'Stats', 'off'), 'on')
    fprintf('The solution was obtained on a mesh of %d points.\nThe maximum residual is %.3e.\n', numel(x), worst);
  end
end

function dy = with_singular(f, S, first, x, y, p)
  dy = reshape(f(x, y, p), [], 1);
  if x == first
    dy = pinv(eye(numel(y)) - S) * dy;
  else
    dy = dy + S * y / (x - first);
  end
end

function F = by_columns(f, x, Y, p)
  F = zeros(size(Y));
  for k = 1:numel(x)
    F(:, k) = f(x(k), Y(:, k), p);
  end
end

function [Z, F, M, G, mid] = collocated(rate, x, Y, p)
  % What the equation leaves over a step, by Simpson's rule with the cubic between its ends.
  h = diff(x);
  F = rate(x, Y, p);
  mid = x(1:end - 1) + h / 2;
  M = (Y(:, 1:end - 1) + Y(:, 2:end)) / 2 - h / 8 .* (F(:, 2:end) - F(:, 1:end - 1));
  G = rate(mid, M, p);
  Z = Y(:, 2:end) - Y(:, 1:end - 1) - h / 6 .* (F(:, 1:end - 1) + 4 * G + F(:, 2:end));
end

function [Y, p, F, M] = newton(solver, rate, ends, x, Y, p, threshold, reltol)
  [n, N] = size(Y);
  [Z, F, M, G, mid] = collocated(rate, x, Y, p);
  g = reshape(ends(Y(:, 1), Y(:, end), p), [], 1);
  for iter = 1:30
    J = assembled(rate, ends, x, Y, p, F, M, G, mid, g);
    [L, U, P] = lu(J);
    solve = @(v) U \ (L \ (P * v));
    d = -solve([g; Z(:)]);
    if any(~isfinite(d))
      error(['MATLAB:', solver, ':SingJac'], ...
            '%s: the collocation equations are singular; another guess or other ends may help', solver);
    end
    dY = reshape(d(1:n * N), n, N);
    dp = d(n * N + 1:end);
    before = norm(d);
    step = 1;
    while true
      newY = Y + step * dY;
      newp = p + step * dp;
      [Z, F, M, G, mid] = collocated(rate, x, newY, newp);
      g = reshape(ends(newY(:, 1), newY(:, end), newp), [], 1);
      after = norm(solve([g; Z(:)]));
      if after <= (1 - step / 4) * before || step < 1e-3
        break;
      end
      step = step / 2;
    end
    Y = newY;
    p = newp;
    change = max(max(abs(step * dY) ./ max(abs(Y), threshold)));
    if step == 1 && change <= 0.01 * reltol
      return;
    elseif step < 1e-3
      return;
    end
  end
end

function J = assembled(rate, ends, x, Y, p, F, M, G, mid, g)
  [n, N] = size(Y);
  m = numel(p);
  h = diff(x);
  small = sqrt(eps);
  FY = zeros(n, n, N);
  GY = zeros(n, n, N - 1);
  for j = 1:n
    d = small * max(abs(Y(j, :)), 1e-3);
    moved = Y;
    moved(j, :) = Y(j, :) + d;
    FY(:, j, :) = reshape((rate(x, moved, p) - F) ./ d, n, 1, N);
    d = small * max(abs(M(j, :)), 1e-3);
    moved = M;
    moved(j, :) = M(j, :) + d;
    GY(:, j, :) = reshape((rate(mid, moved, p) - G) ./ d, n, 1, N - 1);
  end
  FP = zeros(n, m, N);
  GP = zeros(n, m, N - 1);
  J = zeros(n * N + m);
  conditions = 1:n + m;
  for j = 1:m
    d = small * max(abs(p(j)), 1e-3);
    moved = p;
    moved(j) = p(j) + d;
    FP(:, j, :) = reshape((rate(x, Y, moved) - F) / d, n, 1, N);
    GP(:, j, :) = reshape((rate(mid, M, moved) - G) / d, n, 1, N - 1);
    J(conditions, n * N + j) = (reshape(ends(Y(:, 1), Y(:, end), moved), [], 1) - g) / d;
  end
  for j = 1:n
    d = small * max(abs(Y(j, 1)), 1e-3);
    a = Y(:, 1);
    a(j) = a(j) + d;
    J(conditions, j) = (reshape(ends(a, Y(:, end), p), [], 1) - g) / d;
    d = small * max(abs(Y(j, end)), 1e-3);
    b = Y(:, end);
    b(j) = b(j) + d;
    J(conditions, n * (N - 1) + j) = (reshape(ends(Y(:, 1), b, p), [], 1) - g) / d;
  end
  I = eye(n);
  for k = 1:N - 1
    rows = n + m + (k - 1) * n + (1:n);
    A = FY(:, :, k);
    B = FY(:, :, k + 1);
    C = GY(:, :, k);
    J(rows, (k - 1) * n + (1:n)) = -I - h(k) / 6 * (A + 4 * C * (I / 2 + h(k) / 8 * A));
    J(rows, k * n + (1:n)) = I - h(k) / 6 * (B + 4 * C * (I / 2 - h(k) / 8 * B));
    if m > 0
      J(rows, n * N + (1:m)) = -h(k) / 6 * (FP(:, :, k) + FP(:, :, k + 1) + ...
        4 * (GP(:, :, k) - h(k) / 8 * C * (FP(:, :, k + 1) - FP(:, :, k))));
    end
  end
end

function [r, worst] = residuals(rate, x, Y, F, M, p, threshold)
  % The mean over a step of what its cubic leaves of the equation, by the rule of Lobatto with five places.
  h = diff(x);
  sol = struct('x', x, 'y', Y, 'yp', F);
  r = zeros(1, numel(h));
  places = [-sqrt(3 / 7), 0, sqrt(3 / 7)];
  weights = [49 / 90, 32 / 45, 49 / 90];
  for k = 1:3
    at = x(1:end - 1) + h / 2 + places(k) * h / 2;
    [y, yp] = deval(sol, at);
    f = rate(at, y, p);
    part = (yp - f) ./ max(abs(f), threshold);
    r = r + weights(k) / 2 * max(part .^ 2, [], 1);
  end
  r = sqrt(r);
  worst = max(r);
end
