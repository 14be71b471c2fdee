function [x, fval, info, output, grad, hess] = fminunc(fun, x0, options, varargin)
  if nargin == 1 && ischar(fun) && strcmp(fun, 'defaults')
    x = struct('Display', 'final', 'GradObj', 'off', 'MaxFunEvals', Inf, 'MaxIter', 400, 'OutputFcn', [], 'TolFun', 1e-6, 'TolX', 1e-6, 'TypicalX', []);
    return;
  end
  if nargin < 2
    error('MATLAB:minrhs', 'fminunc: expected a function and a start');
  end
  if nargin < 3 || isempty(options)
    options = struct();
  end
  if ischar(fun)
    fun = str2func(fun);
  end
  if ~isempty(varargin)
    fun = @(x) fun(x, varargin{:});
  end
  has_gradient = strcmpi(optimget(options, 'GradObj', 'off'), 'on');
  maxiter = optimget(options, 'MaxIter', 400);
  tolf = optimget(options, 'TolFun', 1e-6);
  tolx = optimget(options, 'TolX', 1e-6);
  shape = size(x0);
  n = numel(x0);
  v = x0(:);
  [f, g] = evaluate(fun, v, shape, has_gradient);
  count = 1;
  B = eye(n);
  info = 0;
  iterations = 0;
  while iterations < maxiter
    if norm(g, Inf) <= tolf * max(1, abs(f)) * 1e-2
      info = 1;
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
      [fc, gc] = evaluate(fun, candidate, shape, has_gradient);
      count = count + 1;
      if fc <= f + 1e-4 * alpha * slope
        accepted = true;
        break;
      end
      alpha = alpha / 2;
    end
    iterations = iterations + 1;
    if ~accepted
      info = 3;
      break;
    end
    s = candidate - v;
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
      break;
    end
    if drop <= tolf * max(1, abs(f)) * 1e-6
      info = 3;
      break;
    end
  end
  x = reshape(v, shape);
  fval = f;
  grad = reshape(g, shape);
  hess = inv(B);
  [headline, reason] = said(info, maxiter);
  output = struct('iterations', iterations, 'funcCount', count, 'firstorderopt', norm(g, Inf), 'algorithm', 'quasi-newton', ...
                  'message', solverend(options, info, headline, reason), 'successful', iterations);
end

function [headline, reason] = said(info, most)
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
    otherwise
      headline = 'Solver stopped prematurely.';
      reason = sprintf('fminunc stopped because it exceeded the iteration limit,\noptions.MaxIterations = %d.', most);
  end
end

function [f, g] = evaluate(fun, v, shape, has_gradient)
  if has_gradient
    [f, g] = fun(reshape(v, shape));
    g = g(:);
    return;
  end
  f = fun(reshape(v, shape));
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
