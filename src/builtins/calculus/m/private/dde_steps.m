function sol = dde_steps(solver, f, lags, history, tspan, options, varargin)
  % The pair of ode23, with the past by cubics. The delays are numbers, or a function of delayed times.
  if ~isa(f, 'function_handle')
    error(['MATLAB:', solver, ':badFunction'], '%s: the first argument must be a function handle', solver);
  end
  if ~isnumeric(tspan) || ~isreal(tspan) || numel(tspan) < 2 || ~all(isfinite(tspan)) || tspan(end) <= tspan(1)
    error(['MATLAB:', solver, ':badTspan'], '%s: expected a time span from an earlier to a later time', solver);
  end
  tspan = double(tspan);
  t = tspan(1);
  tend = tspan(end);
  reltol = ddeget(options, 'RelTol', 1e-3);
  abstol = reshape(ddeget(options, 'AbsTol', 1e-6), [], 1);
  maxstep = ddeget(options, 'MaxStep', 0.1 * (tend - t));
  events = ddeget(options, 'Events', []);
  output = ddeget(options, 'OutputFcn', []);
  past = history;
  if isstruct(history)
    y = history.y(:, end);
  elseif isnumeric(history)
    y = history(:);
  else
    y = reshape(history(t, varargin{:}), [], 1);
  end
  y = reshape(ddeget(options, 'InitialY', y), [], 1);
  sol = struct('solver', solver, 'history', {history}, 'discont', [], 'x', t, 'y', y, 'yp', []);
  constant = isnumeric(lags);
  % The breaks that the beginning and jumps give to the solution, as far as a method of order three sees them.
  breaks = unique([t, reshape(ddeget(options, 'Jumps', []), 1, [])]);
  front = breaks;
  for level = 1:4
    if ~constant || isempty(lags)
      break;
    end
    front = unique(reshape(front' + lags, 1, []));
    breaks = [breaks, front(front < tend)];
  end
  breaks = sort(breaks);
  if ~isempty(breaks)
    breaks = breaks([true, diff(breaks) > 1e-10 * max(abs(tend), 1)]);
  end
  sol.discont = breaks(breaks >= t & breaks <= tend);
  rate = @(s, v) reshape(f(s, v, delayed(s, v, lags, past, sol, varargin), varargin{:}), [], 1);
  k1 = rate(t, y);
  if numel(k1) ~= numel(y)
    error(['MATLAB:', solver, ':badFunction'], ...
          '%s: the function returned %d values for %d unknowns', solver, numel(k1), numel(y));
  end
  sol.yp = k1;
  h = ddeget(options, 'InitialStep', []);
  if isempty(h)
    h = 0.8 * reltol ^ (1 / 3) / max([max(abs(k1) ./ max(abs(y), abstol / reltol)), 1e-3 / (tend - t)]);
  end
  if constant
    maxstep = min([maxstep, lags]);
  end
  stats = struct('nsteps', 0, 'nfailed', 0, 'nfevals', 1);
  found = struct('xe', [], 'ye', [], 'ie', []);
  if ~isempty(events)
    [before, ~, ~] = events(t, y, delayed(t, y, lags, past, sol, varargin), varargin{:});
  end
  if ~isempty(output)
    output(tspan([1, end]), y, 'init', varargin{:});
  end
  stop = false;
  while ~stop && t < tend
    ahead = breaks(breaks > t * (1 + eps) + eps);
    limit = min([ahead, tend]);
    h = min(h, maxstep);
    if t + 1.01 * h >= limit
      h = limit - t;
    elseif t + 2 * h > limit
      h = (limit - t) / 2;
    end
    rate = @(s, v) reshape(f(s, v, delayed(s, v, lags, past, sol, varargin), varargin{:}), [], 1);
    if any(breaks == t)
      k1 = rate(t, y);
      sol.yp(:, end) = k1;
    end
    k2 = rate(t + h / 2, y + h / 2 * k1);
    k3 = rate(t + 3 * h / 4, y + 3 * h / 4 * k2);
    ynew = y + h * (2 * k1 + 3 * k2 + 4 * k3) / 9;
    tnew = t + h;
    if h == limit - t
      tnew = limit;
    end
    k4 = rate(tnew, ynew);
    stats.nfevals = stats.nfevals + 3;
    err = max(abs(h * (-5 * k1 + 6 * k2 + 8 * k3 - 9 * k4) / 72) ./ max(abstol, reltol * max(abs(y), abs(ynew))));
    if ~(err <= 1)
      stats.nfailed = stats.nfailed + 1;
      h = h * max(0.2, 0.8 * err ^ (-1 / 3));
      if ~(h > 16 * eps(t))
        warning(['MATLAB:', solver, ':IntegrationTolNotMet'], ...
                'the step became too small at t = %g; the integration ends there', t);
        break;
      end
      continue;
    end
    stats.nsteps = stats.nsteps + 1;
    sol.x(end + 1) = tnew;
    sol.y(:, end + 1) = ynew;
    sol.yp(:, end + 1) = k4;
    if ~isempty(events)
      [after, terminal, direction] = events(tnew, ynew, delayed(tnew, ynew, lags, past, sol, varargin), varargin{:});
      crossed = sign(before(:)) ~= sign(after(:)) & before(:) ~= 0 & ...
                (direction(:) == 0 | sign(after(:) - before(:)) == direction(:));
      for e = find(crossed)'
        low = t;
        high = tnew;
        for k = 1:50
          middle = (low + high) / 2;
          at = deval(sol, middle);
          [v, ~, ~] = events(middle, at, delayed(middle, at, lags, past, sol, varargin), varargin{:});
          if sign(v(e)) == sign(before(e))
            low = middle;
          else
            high = middle;
          end
        end
        [ye, slope] = deval(sol, high);
        found.xe(end + 1) = high;
        found.ye(:, end + 1) = ye;
        found.ie(end + 1) = e;
        if terminal(e)
          stop = true;
          sol.x(end) = high;
          sol.y(:, end) = ye;
          sol.yp(:, end) = slope;
        end
      end
      before = after;
    end
    if ~isempty(output) && output(tnew, ynew, [], varargin{:})
      stop = true;
    end
    t = tnew;
    y = ynew;
    k1 = k4;
    h = h * min(5, 0.8 * max(err, 1e-6) ^ (-1 / 3));
  end
  if ~isempty(output)
    output([], [], 'done', varargin{:});
  end
  if ~isempty(events)
    sol.xe = found.xe;
    sol.ye = found.ye;
    sol.ie = found.ie;
  end
  sol.stats = stats;
end

function Z = delayed(t, y, lags, past, sol, args)
  if isnumeric(lags)
    times = t - lags;
  else
    times = min(reshape(lags(t, y, args{:}), 1, []), t);
  end
  Z = zeros(size(sol.y, 1), numel(times));
  for k = 1:numel(times)
    Z(:, k) = at_time(times(k), t, y, past, sol, args);
  end
end

function z = at_time(s, t, y, past, sol, args)
  if s > sol.x(end)
    % Beyond the last step, on the way to where the solution is now.
    z = sol.y(:, end);
    if t > sol.x(end)
      z = z + (s - sol.x(end)) / (t - sol.x(end)) * (y - z);
    end
  elseif s > sol.x(1)
    z = deval(sol, s);
  elseif isnumeric(past)
    z = past(:);
  elseif isstruct(past)
    if s < past.x(1)
      z = at_time(s, t, y, past.history, struct('x', Inf, 'y', sol.y), args);
    else
      z = deval(past, min(s, past.x(end)));
    end
  else
    z = past(min(s, sol.x(1)), args{:});
    z = z(:);
  end
end
