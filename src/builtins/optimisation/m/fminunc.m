function [x, fval, info, output, grad, hess] = fminunc(fun, x0, options, varargin)
  if nargin == 1 && ischar(fun) && strcmp(fun, 'defaults')
    x = struct('Display', 'final', 'GradObj', 'off', 'MaxFunEvals', '100*numberofvariables', 'MaxIter', 400, ...
               'OutputFcn', [], 'TolFun', 1e-6, 'TolX', 1e-6, 'TypicalX', []);
    return;
  end
  if nargin == 1 && isstruct(fun)
    parts = problemparts(fun, {'objective', 'x0', 'options'});
    [x, fval, info, output, grad, hess] = fminunc(parts{:});
    return;
  end
  if nargin < 2
    error('MATLAB:minrhs', 'fminunc: expected a function and a start');
  end
  if nargin < 3 || isempty(options)
    options = struct();
  end
  options = solveroptions(options);
  if ischar(fun)
    fun = fcnchk(fun);
  end
  if ~isempty(varargin)
    fun = @(x) fun(x, varargin{:});
  end
  has_gradient = strcmpi(optimget(options, 'GradObj', 'off'), 'on');
  maxiter = optimget(options, 'MaxIter', 400);
  % As derivatives are of two points each the limit is twice that of derivatives of one.
  maxeval = solverlimit(optimget(options, 'MaxFunEvals', 200 * numel(x0)), numel(x0));
  tolf = optimget(options, 'TolFun', 1e-6);
  tolx = optimget(options, 'TolX', 1e-6);
  shape = size(x0);
  n = numel(x0);
  v = x0(:);
  if has_gradient
    [f, g] = fun(reshape(v, shape));
    g = g(:);
  else
    f = fun(reshape(v, shape));
    g = slopes(fun, v, shape, f);
  end
  if ~isfinite(f)
    error('optim:fminunc:UsrObjUndefAtX0', 'Objective function is undefined at initial point. Fminunc cannot continue.');
  end
  count = 1 + 2 * n * ~has_gradient;
  B = eye(n);
  info = 0;
  iterations = 0;
  [length_of, slope, steplength] = deal([]);
  watched = ~isempty(optionvalue(options, 'OutputFcn', []));
  stopped = watched && ...
    solverwatch(options, reshape(v, shape), told(iterations, count, f, g, length_of, slope, shape), 'init');
  while true
    if watched
      state = told(iterations, count, f, g, length_of, slope, shape);
      if stopped || solverwatch(options, reshape(v, shape), state, 'iter')
        info = -1;
        break;
      end
    end
    if norm(g, Inf) <= tolf * max(1, abs(f)) * 1e-2
      info = 1;
      break;
    end
    if info ~= 0 || iterations >= maxiter || count >= maxeval
      break;
    end
    step = -B * g;
    if g.' * step >= 0
      B = eye(n);
      step = -g;
    end
    % Backtracking until the decrease is sufficient.
    alpha = 1;
    if iterations == 0
      alpha = min(1, 1 / norm(g, 1));
    end
    slope = g.' * step;
    accepted = false;
    for k = 1:60
      candidate = v + alpha * step;
      if has_gradient
        [fc, gc] = fun(reshape(candidate, shape));
        gc = gc(:);
      else
        fc = fun(reshape(candidate, shape));
      end
      count = count + 1;
      if fc <= f + 1e-4 * alpha * slope
        accepted = true;
        break;
      end
      if count >= maxeval
        break;
      end
      alpha = alpha / 2;
    end
    iterations = iterations + 1;
    if ~accepted
      if count < maxeval
        info = 3;
      end
      continue;
    end
    if ~has_gradient
      gc = slopes(fun, candidate, shape, fc);
      count = count + 2 * n;
    end
    s = candidate - v;
    length_of = norm(s);
    steplength = alpha;
    y = gc - g;
    drop = f - fc;
    v = candidate;
    f = fc;
    g = gc;
    curvature = s.' * y;
    if curvature > 1e-12 * norm(s) * norm(y)
      if iterations == 1
        B = curvature / (y.' * y) * eye(n);
      end
      rho = 1 / curvature;
      L = eye(n) - rho * s * y.';
      B = L * B * L.' + rho * (s * s.');
    end
    if norm(s, Inf) <= tolx * max(1, norm(v, Inf)) * 1e-3
      info = 2;
    elseif drop <= tolf * max(1, abs(f)) * 1e-6
      info = 3;
    end
  end
  x = reshape(v, shape);
  fval = f;
  grad = g;
  hess = [];
  if nargout > 5
    hess = curvatures(fun, v, shape, f, has_gradient);
  end
  solverwatch(options, x, told(iterations, count, f, g, length_of, slope, shape), 'done');
  [headline, reason] = said(info, iterations >= maxiter, maxiter, maxeval);
  output = struct('iterations', iterations, 'funcCount', count, 'stepsize', length_of, 'lssteplength', steplength, ...
                  'firstorderopt', norm(g, Inf), 'algorithm', 'quasi-newton', ...
                  'message', solverend(options, info, headline, reason), 'successful', iterations);
end

function hess = curvatures(fun, v, shape, f, has_gradient)
  % The second derivatives by differences: of the gradient, or of the function.
  n = numel(v);
  hess = zeros(n);
  if has_gradient
    h = eps(class(v)) ^ (1 / 3) * max(1, abs(v));
    for k = 1:n
      e = zeros(n, 1);
      e(k) = h(k);
      [~, up] = fun(reshape(v + e, shape));
      [~, down] = fun(reshape(v - e, shape));
      hess(:, k) = (up(:) - down(:)) / (2 * h(k));
    end
  else
    h = eps(class(v)) ^ (1 / 4) * max(1, abs(v));
    at = @(e) fun(reshape(v + e, shape));
    for k = 1:n
      a = zeros(n, 1);
      a(k) = h(k);
      hess(k, k) = (at(a) - 2 * f + at(-a)) / h(k) ^ 2;
      for j = 1:k - 1
        b = zeros(n, 1);
        b(j) = h(j);
        hess(k, j) = (at(a + b) - at(a - b) - at(b - a) + at(-a - b)) / (4 * h(k) * h(j));
        hess(j, k) = hess(k, j);
      end
    end
  end
  hess = (hess + hess.') / 2;
end

function values = told(iterations, count, f, g, length_of, slope, shape)
  % What output functions are told.
  values = struct('iteration', iterations, 'funccount', count, 'fval', f, 'firstorderopt', norm(g, Inf), ...
                  'gradient', reshape(g, shape), 'stepsize', length_of, 'directionalderivative', slope, ...
                  'procedure', '');
end

function [headline, reason] = said(info, turned, most, calls_most)
  switch info
    case 1
      headline = 'Local minimum found.';
      reason = sprintf(['Optimization completed because the size of the gradient is less than\n', ...
        'the value of the optimality tolerance.']);
    case 2
      headline = 'Local minimum possible.';
      reason = sprintf(['fminunc stopped because the size of the current step is less than\n', ...
        'the value of the step size tolerance.']);
    case 3
      headline = 'Local minimum possible.';
      reason = sprintf(['fminunc stopped because it cannot decrease the objective function\n', ...
        'along the current search direction.']);
    case -1
      headline = 'Solver stopped prematurely.';
      reason = 'fminunc stopped because an output function asked it to.';
    otherwise
      headline = 'Solver stopped prematurely.';
      limit = {'function evaluation', 'MaxFunctionEvaluations', calls_most};
      if turned
        limit = {'iteration', 'MaxIterations', most};
      end
      reason = sprintf('fminunc stopped because it exceeded the %s limit,\noptions.%s = %d.', limit{:});
  end
end

function g = slopes(fun, v, shape, f)
  g = zeros(numel(v), 1, class(f));
  for k = 1:numel(v)
    h = eps(class(v)) ^ (1 / 3) * max(1, abs(v(k)));
    up = v;
    up(k) = up(k) + h;
    down = v;
    down(k) = down(k) - h;
    g(k) = (fun(reshape(up, shape)) - fun(reshape(down, shape))) / (up(k) - down(k));
  end
end
