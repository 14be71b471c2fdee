function varargout = ode_stiff(solver, f, tspan, y0, varargin)
  % Integrates a stiff equation by the Rosenbrock pair of Shampine and Reichelt, of order 2 and 3.
  opts = odeset();
  if ~isempty(varargin) && (isstruct(varargin{1}) || isempty(varargin{1}))
    if isstruct(varargin{1})
      opts = odeset(varargin{1});
    end
    varargin(1) = [];
  end
  if ischar(f)
    f = str2func(f);
  end
  if ~isa(f, 'function_handle')
    error(['MATLAB:', solver, ':badFunction'], '%s: the first argument must be a function handle', solver);
  end
  if ~isnumeric(tspan) || ~isvector(tspan) || numel(tspan) < 2 || any(diff(tspan) <= 0) && any(diff(tspan) >= 0)
    error(['MATLAB:', solver, ':badTspan'], '%s: the time span must be a vector of at least two times in order', solver);
  end
  if ~isnumeric(y0) || ~isvector(y0)
    error(['MATLAB:', solver, ':badInitialValues'], '%s: the initial values must be a numeric vector', solver);
  end
  y = y0(:);
  n = numel(y);
  t = tspan(1);
  tend = tspan(end);
  direction = sign(tend - t);
  [reltol, abstol] = odetolerances(opts);
  maxstep = abs(odeget(opts, 'MaxStep', 0.1 * abs(tend - t)));
  given_jacobian = odeget(opts, 'Jacobian', []);
  output = odeget(opts, 'OutputFcn', []);
  events = odeget(opts, 'Events', []);
  mass = odeget(opts, 'Mass', []);
  rate = @(t, y) reshape(f(t, y, varargin{:}), [], 1);
  M = eye(n);
  if isa(mass, 'function_handle')
    if nargin(mass) == 1
      rate = @(t, y) mass(t) \ reshape(f(t, y, varargin{:}), [], 1);
    else
      rate = @(t, y) mass(t, y) \ reshape(f(t, y, varargin{:}), [], 1);
    end
    given_jacobian = [];
  elseif ~isempty(mass)
    M = mass;
    if isscalar(mass)
      M = mass * eye(n);
    end
  end
  F0 = rate(t, y);
  if numel(F0) ~= n
    error(['MATLAB:', solver, ':badFunction'], '%s: the function returned %d values for %d unknowns', solver, numel(F0), n);
  end
  [left, right] = deal(zeros(n, 0));
  if ~isempty(mass) && ~isa(mass, 'function_handle') && ~strcmpi(odeget(opts, 'MassSingular', 'maybe'), 'no')
    % Equations without derivatives, which the initial values must hold; what has derivatives stays.
    left = null(full(M'));
    right = null(full(M));
  end
  if ~isempty(left)
    [y, F0] = consistent(solver, rate, given_jacobian, t, y, F0, left, right, reltol, abstol);
  end
  slope_at = @(t, y, F) slope_of(rate, given_jacobian, t, y, F, M, left, abstol, abs(tend - t));
  h = odeget(opts, 'InitialStep', []);
  if isempty(h)
    slope = slope_at(t, y, F0);
    h = 0.8 * sqrt(reltol) / max([max(abs(slope) ./ max(abs(y), abstol / reltol)), 1e-3 / abs(tend - t)]);
  end
  h = min(abs(h), maxstep);
  d = 1 / (2 + sqrt(2));
  e32 = 6 + sqrt(2);
  wanted = tspan(:);
  at_points = numel(tspan) > 2;
  T = t;
  Y = y.';
  next = 2;
  whole = nargout < 2;
  slopes = [];
  if whole
    slopes = slope_at(t, y, F0);
  end
  stats = struct('nsteps', 0, 'nfailed', 0, 'nfevals', 1, 'npds', 0, 'ndecomps', 0, 'nsolves', 0);
  [te, ye, ie] = deal([]);
  if ~isempty(events)
    [before, ~, ~] = events(t, y, varargin{:});
    before = before(:);
  end
  if ~isempty(output)
    output(tspan([1, end]), y, 'init', varargin{:});
  end
  stop = false;
  while ~stop && direction * (tend - t) > 0
    J = jacobian(given_jacobian, rate, t, y, F0, abstol);
    % The derivative in time, by a small step forward.
    small = direction * min(sqrt(eps(class(t + F0(1)))) * max(abs(t), abs(tend - t)), h);
    dFdt = (rate(t + small, y) - F0) / small;
    stats.nfevals = stats.nfevals + n + 1;
    stats.npds = stats.npds + 1;
    failed = false;
    while true
      % The last step goes to the end, and not nearly to it.
      last = 1.1 * h >= abs(tend - t);
      if last
        h = abs(tend - t);
      end
      if h < 16 * eps(abs(t)) && h < abs(tend - t)
        warning(['MATLAB:', solver, ':IntegrationTolNotMet'], 'the step became too small at t = %g; the integration ends there', t);
        stop = true;
        break;
      end
      s = direction * h;
      W = M - s * d * J;
      k1 = W \ (F0 + s * d * dFdt);
      F1 = rate(t + 0.5 * s, y + 0.5 * s * k1);
      k2 = W \ (F1 - M * k1) + k1;
      ynew = y + s * k2;
      tnew = t + s;
      if last
        tnew = tend;
      end
      F2 = rate(tnew, ynew);
      k3 = W \ (F2 - e32 * (M * k2 - F1) - 2 * (M * k1 - F0) + s * d * dFdt);
      stats.nfevals = stats.nfevals + 2;
      stats.ndecomps = stats.ndecomps + 1;
      stats.nsolves = stats.nsolves + 3;
      scale = max(reltol * max(abs(y), abs(ynew)), abstol);
      estimate = max(abs(h / 6 * (k1 - 2 * k2 + k3)) ./ scale);
      if estimate <= 1
        break;
      end
      stats.nfailed = stats.nfailed + 1;
      if failed || ~isfinite(estimate)
        h = h / 2;
      else
        h = h * max(0.1, 0.8 * estimate^(-1 / 3));
      end
      failed = true;
    end
    if stop
      break;
    end
    stats.nsteps = stats.nsteps + 1;
    % Between two steps the solution is a parabola of the two slopes.
    part = @(q) (q - t) / s;
    between = @(q) y + s * (k1 * part(q) * (1 - part(q)) + k2 * part(q) * (part(q) - 2 * d)) / (1 - 2 * d);
    if ~isempty(events)
      [before, tc, yc, ic, stop] = ode_events(events, between, t, tnew, ynew, before, varargin);
      te = [te; tc];
      ye = [ye; yc];
      ie = [ie; ic];
      if stop
        tnew = tc(end);
        ynew = yc(end, :).';
        F2 = rate(tnew, ynew);
      end
    end
    if whole
      T(end + 1, 1) = tnew;
      Y(end + 1, :) = ynew.';
      slopes = [slopes, slope_at(tnew, ynew, F2)];
    elseif at_points
      while next <= numel(wanted) && direction * (wanted(next) - tnew) <= 0
        T(end + 1, 1) = wanted(next);
        if wanted(next) == tnew
          Y(end + 1, :) = ynew.';
        else
          Y(end + 1, :) = between(wanted(next)).';
        end
        next = next + 1;
      end
      if stop && T(end) ~= tnew
        T(end + 1, 1) = tnew;
        Y(end + 1, :) = ynew.';
      end
    else
      T(end + 1, 1) = tnew;
      Y(end + 1, :) = ynew.';
    end
    if ~isempty(output)
      stop = isequal(output(tnew, ynew, [], varargin{:}), true) || stop;
    end
    t = tnew;
    y = ynew;
    F0 = F2;
    h = min(maxstep, h * min(5, max(0.2, 0.8 * max(estimate, 1e-10)^(-1 / 3))));
  end
  if ~isempty(output)
    output(t, y, 'done', varargin{:});
  end
  if strcmpi(odeget(opts, 'Stats', 'off'), 'on')
    fprintf('%d successful steps\n%d failed attempts\n%d function evaluations\n', stats.nsteps, stats.nfailed, stats.nfevals);
    fprintf('%d partial derivatives\n%d LU decompositions\n%d solutions of linear systems\n', stats.npds, stats.ndecomps, stats.nsolves);
  end
  if whole
    data = struct('odefun', f, 'options', opts, 'varargin', {varargin});
    varargout{1} = struct('solver', solver, 'extdata', data, 'x', T.', 'y', Y.', 'stats', stats, ...
                          'idata', struct('yp', slopes));
    if ~isempty(events)
      varargout{1}.ie = ie.';
      varargout{1}.xe = te.';
      varargout{1}.ye = ye.';
    end
  else
    varargout = {T, Y, te, ye, ie};
  end
end

function [y, F] = consistent(solver, rate, given, t, y, F, left, right, reltol, abstol)
  % Newton's steps for what has no derivative.
  most = norm(F) + norm(abstol);
  for k = 0:20
    missed = left' * F;
    if norm(missed) <= (1e-3 * reltol) ^ (1 + (k > 0)) * most
      return;
    end
    J = jacobian(given, rate, t, y, F, abstol);
    step = right * ((left' * J * right) \ missed);
    shorter = 1;
    while true
      next = y - shorter * step;
      moved = rate(t, next);
      if all(isfinite(moved)) && norm(left' * moved) < norm(missed)
        break;
      end
      shorter = shorter / 2;
      if shorter < 1e-4
        break;
      end
    end
    if shorter < 1e-4
      if norm(missed) <= 1e-3 * reltol * most
        return;
      end
      break;
    end
    [y, F] = deal(next, moved);
  end
  error('MATLAB:daeic12:NeedBetterY0', '%s: Need a better guess y0 for consistent initial conditions.', solver);
end

function slope = slope_of(rate, given, t, y, F, M, left, abstol, span)
  if isempty(left)
    slope = M \ F;
    return;
  end
  % Of an equation without derivatives what it says of them is its derivative in time.
  J = jacobian(given, rate, t, y, F, abstol);
  small = sqrt(eps(class(t + F(1)))) * max([abs(t), span, eps]);
  change = (rate(t + small, y) - F) / small;
  slope = pinv(full([M; left' * J])) * [F; -left' * change];
end

function J = jacobian(given, rate, t, y, F0, abstol)
  if isa(given, 'function_handle')
    J = given(t, y);
    return;
  end
  if ~isempty(given)
    J = given;
    return;
  end
  n = numel(y);
  J = zeros(n, class(F0));
  size_of = max(abs(y), max(abstol));
  for k = 1:n
    step = sqrt(eps(class(y))) * size_of(k);
    moved = y;
    moved(k) = moved(k) + step;
    J(:, k) = (rate(t, moved) - F0) / (moved(k) - y(k));
  end
end
