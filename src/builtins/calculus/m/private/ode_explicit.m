function varargout = ode_explicit(solver, tableau, f, tspan, y0, varargin)
  % Integrates an explicit equation by a Runge-Kutta pair with step control; ode45 and ode23 share it.
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
  if ~isnumeric(tspan) || ~isvector(tspan) || numel(tspan) < 2
    error(['MATLAB:', solver, ':badTspan'], '%s: the time span must be a vector of at least two times', solver);
  end
  if any(diff(tspan) <= 0) && any(diff(tspan) >= 0)
    error(['MATLAB:', solver, ':badTspan'], '%s: the times must be strictly monotonic', solver);
  end
  if ~isnumeric(y0) || ~isvector(y0)
    error(['MATLAB:', solver, ':badInitialValues'], '%s: the initial values must be a numeric vector', solver);
  end
  y = y0(:);
  t0 = tspan(1);
  tend = tspan(end);
  direction = sign(tend - t0);
  [reltol, abstol] = odetolerances(opts);
  maxstep = abs(odeget(opts, 'MaxStep', 0.1 * abs(tend - t0)));
  refine = odeget(opts, 'Refine', tableau.refine);
  events = odeget(opts, 'Events', []);
  output = odeget(opts, 'OutputFcn', []);
  nonnegative = odeget(opts, 'NonNegative', []);
  mass = odeget(opts, 'Mass', []);
  norm_control = strcmp(odeget(opts, 'NormControl', 'off'), 'on');
  rate = @(t, y) f(t, y, varargin{:});
  if ~isempty(mass)
    if isa(mass, 'function_handle')
      if nargin(mass) == 1
        rate = @(t, y) mass(t) \ f(t, y, varargin{:});
      else
        rate = @(t, y) mass(t, y) \ f(t, y, varargin{:});
      end
    else
      rate = @(t, y) mass \ f(t, y, varargin{:});
    end
  end
  stages = numel(tableau.c);
  % The coefficients are used one by one.
  d = [];
  if isfield(tableau, 'd')
    d = tableau.d;
  end
  [A, c, e, d] = gather(tableau.A, tableau.c, tableau.e, d);
  k1 = rate(t0, y);
  if numel(k1) ~= numel(y)
    error(['MATLAB:', solver, ':badFunction'], '%s: the function returned %d values for %d unknowns', solver, numel(k1), numel(y));
  end
  k1 = k1(:);
  h = odeget(opts, 'InitialStep', []);
  if isempty(h)
    % A step that is within the tolerance where the solution goes on changing as it begins to (Shampine and Reichelt, The
    % MATLAB ODE Suite, 1997).
    if norm_control
      change = norm(k1) / max(norm(y), max(abstol) / reltol);
    else
      change = max(abs(k1) ./ max(abs(y), abstol / reltol));
    end
    h = min(abs(tend - t0), 0.8 * reltol ^ (1 / tableau.order) / gather(change));
    h = max(h, 16 * eps(abs(t0)));
  end
  h = min(abs(h), maxstep);
  wanted = tspan(:);
  at_points = numel(tspan) > 2;
  T = t0;
  Y = y.';
  whole = nargout == 1;
  slopes = k1;
  bends = zeros(numel(y), 1);
  next = 2;
  te = [];
  ye = [];
  ie = [];
  stats = struct('nsteps', 0, 'nfailed', 0, 'nfevals', 1);
  if ~isempty(events)
    [before, ~, ~] = events(t0, y, varargin{:});
    before = before(:);
  end
  if ~isempty(output)
    output(tspan([1, end]), y, 'init', varargin{:});
  end
  t = t0;
  stop = false;
  failed = false;
  while ~stop && direction * (tend - t) > 0
    if 1.1 * h >= abs(tend - t)
      h = abs(tend - t);
    end
    if h < 16 * eps(abs(t)) && h < abs(tend - t)
      warning(['MATLAB:', solver, ':IntegrationTolNotMet'], 'the step became too small at t = %g; the integration ends there', t);
      break;
    end
    K = {k1};
    for s = 2:stages
      arg = y + direction * h * combined(K, A, s, s - 1);
      v = rate(t + direction * h * c(s), arg);
      K{s} = reshape(v, size(y));
    end
    stats.nfevals = stats.nfevals + stages - 1;
    ynew = arg;
    estimate = h * combined(K, e, 1, stages);
    if norm_control
      err = norm(estimate) / max(max(abstol), reltol * max(norm(y), norm(ynew)));
    else
      err = max(abs(estimate) ./ max(abstol, reltol * max(abs(y), abs(ynew))));
    end
    if isnan(err)
      err = Inf;
    end
    if ~isempty(nonnegative) && any(ynew(nonnegative) < 0)
      if any(-ynew(nonnegative) > abstol(1))
        err = max(err, 2);
      else
        ynew(nonnegative) = max(ynew(nonnegative), 0);
      end
    end
    if err > 1
      stats.nfailed = stats.nfailed + 1;
      if failed
        h = h / 2;
      else
        h = h * max(0.1, 0.8 * err ^ (-1 / tableau.order));
      end
      failed = true;
      if isinf(err) && h == 0
        break;
      end
      continue;
    end
    stats.nsteps = stats.nsteps + 1;
    tnew = t + direction * h;
    if abs(tend - tnew) < 4 * eps(abs(tend))
      tnew = tend;
    end
    knew = K{stages};
    bend = zeros(size(y));
    if ~isempty(d)
      bend = (tnew - t) * combined(K, d, 1, stages);
    end
    interpolate = @(s) hermite(s, t, y, k1, tnew, ynew, knew, bend);
    if isfield(tableau, 'exact')
      interpolate = @(s) ode_single(tableau, rate, t, y, k1, s);
    end
    if ~isempty(events)
      [before, tc, yc, ic, stop] = ode_events(events, interpolate, t, tnew, ynew, before, varargin);
      te = [te; tc];
      ye = [ye; yc];
      ie = [ie; ic];
      if stop
        bend = bend * ((tc(end) - t) / (tnew - t)) ^ 4;
        tnew = tc(end);
        ynew = yc(end, :).';
      end
    end
    if whole
      if stop
        knew = reshape(rate(tnew, ynew), [], 1);
      end
      T = [T; tnew];
      Y = [Y; ynew.'];
      slopes = [slopes, knew];
      bends = [bends, bend];
    elseif at_points
      while next <= numel(wanted) && direction * (tnew - wanted(next)) >= 0
        T = [T; wanted(next)];
        if wanted(next) == tnew
          Y = [Y; ynew.'];
        else
          Y = [Y; interpolate(wanted(next)).'];
        end
        next = next + 1;
      end
      if stop
        T = [T; tnew];
        Y = [Y; ynew.'];
      end
    else
      for r = 1:refine - 1
        s = t + (tnew - t) * r / refine;
        T = [T; s];
        Y = [Y; interpolate(s).'];
      end
      T = [T; tnew];
      Y = [Y; ynew.'];
    end
    if ~isempty(output)
      if output(tnew, ynew, [], varargin{:})
        stop = true;
      end
    end
    t = tnew;
    y = ynew;
    k1 = knew;
    if ~failed
      h = min(maxstep, h * min(5, 0.8 * max(err, 1e-10) ^ (-1 / tableau.order)));
    end
    failed = false;
  end
  if ~isempty(output)
    output([], [], 'done', varargin{:});
  end
  if strcmpi(odeget(opts, 'Stats', 'off'), 'on')
    fprintf('%d successful steps\n%d failed attempts\n%d function evaluations\n', stats.nsteps, stats.nfailed, stats.nfevals);
  end
  if whole
    solution.solver = solver;
    solution.extdata = struct('odefun', f, 'options', opts, 'varargin', {varargin});
    solution.x = T.';
    solution.y = Y.';
    if ~isempty(events)
      solution.ie = ie.';
      solution.xe = te.';
      solution.ye = ye.';
    end
    solution.stats = stats;
    solution.idata = struct('yp', slopes, 'bends', bends);
    varargout{1} = solution;
  else
    varargout = {T, Y, te, ye, ie};
  end
end

function y = hermite(s, t0, y0, k0, t1, y1, k1, bend)
  h = t1 - t0;
  u = (s - t0) / h;
  y = (1 + 2 * u) * (1 - u) ^ 2 * y0 + u * (1 - u) ^ 2 * h * k0 + u ^ 2 * (3 - 2 * u) * y1 + u ^ 2 * (u - 1) * h * k1;
  y = y + u ^ 2 * (1 - u) ^ 2 * bend;
end

function y = combined(K, coefficients, row, count)
  % The sum of slopes by the coefficients of a row: one expression, where a product of matrices is several steps.
  y = coefficients(row, 1) * K{1};
  for j = 2:count
    if coefficients(row, j) ~= 0
      y = y + coefficients(row, j) * K{j};
    end
  end
end
