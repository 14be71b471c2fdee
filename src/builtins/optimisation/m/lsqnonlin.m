function [x, resnorm, residual, exitflag, output, lambda, jacobian] = lsqnonlin(fun, x0, lb, ub, varargin)
  % More, The Levenberg-Marquardt algorithm, 1978; variables that the bounds hold do not move.
  if nargin == 1 && ischar(fun) && strcmp(fun, 'defaults')
    x = struct('Display', 'final', 'Jacobian', 'off', 'MaxFunEvals', '100*numberofvariables', 'MaxIter', 400, ...
               'OutputFcn', [], 'TolFun', 1e-6, 'TolX', 1e-6);
    return;
  end
  if nargin == 1 && isstruct(fun)
    parts = problemparts(fun, {'objective', 'x0', 'lb', 'ub', 'options'});
    [x, resnorm, residual, exitflag, output, lambda, jacobian] = lsqnonlin(parts{:});
    return;
  end
  if nargin < 2
    error('MATLAB:minrhs', 'lsqnonlin: expected a function and a start');
  end
  if nargin < 3
    lb = [];
  end
  if nargin < 4
    ub = [];
  end
  if ischar(fun)
    fun = fcnchk(fun);
  end
  if ~isa(fun, 'function_handle')
    error('optim:lsqnonlin:InvalidFUN', 'lsqnonlin: expected a function handle, found %s', class(fun));
  end
  if ~isnumeric(x0)
    error('optim:lsqnonlin:InvalidX0', 'lsqnonlin: the start must be numbers, found %s', class(x0));
  end
  % Options come behind the bounds with arguments of the function behind them, or last, behind constraints.
  constrained = numel(varargin) > 4 && isa(varargin{5}, 'function_handle') || ~isempty(varargin) && isstruct(varargin{end});
  if numel(varargin) > 1 && (isstruct(varargin{1}) || isempty(varargin{1}) && ~constrained && ~all(cellfun(@isempty, varargin)))
    more = varargin(2:end);
    varargin = varargin(1);
    fun = @(x) fun(x, more{:});
  end
  options = struct();
  if ~isempty(varargin) && isstruct(varargin{end})
    options = varargin{end};
    varargin(end) = [];
  end
  bounded_only = all(cellfun(@isempty, varargin));
  solver = optionvalue(options, 'solver', 'lsqnonlin');
  options = solveroptions(options);
  n = numel(x0);
  [lb, ub] = boundsof('lsqnonlin', lb, ub, n);
  small = optionvalue(options, {'TolFun', 'FunctionTolerance'}, 1e-6);
  short = optionvalue(options, {'TolX', 'StepTolerance'}, 1e-6);
  most = optionvalue(options, {'MaxIter', 'MaxIterations'}, 400);
  calls_most = solverlimit(optionvalue(options, 'MaxFunEvals', 200 * n), n);
  given = any(strcmpi(optionvalue(options, 'Jacobian', 'off'), 'on')) || ...
    any(strcmpi(optionvalue(options, 'GradObj', 'off'), 'on'));
  at = @(v) values(fun, reshape(v, size(x0)), given);
  if ~bounded_only
    more = [varargin, cell(1, 5 - numel(varargin))];
    limits = struct('Display', 'off', 'TolFun', 1e-3 * small, 'TolX', 1e-3 * short, 'MaxIter', most, ...
                    'MaxFunEvals', calls_most);
    limits.OutputFcn = optionvalue(options, 'OutputFcn', []);
    limits.TolCon = optionvalue(options, 'TolCon', 1e-6);
    limits.GradConstr = optionvalue(options, 'GradConstr', 'off');
    limits.GradObj = optionvalue(options, 'Jacobian', 'off');
    [x, ~, exitflag, output, lambda] = fmincon(@(x) squares(at, x), x0, more{1:4}, lb, ub, more{5}, limits);
    [r, J] = at(x(:));
    jacobian = differences(at, double(x(:)), r, J, lb, ub);
    residual = fun(x);
    resnorm = sum(r .^ 2);
    headline = 'Local minimum found that satisfies the constraints.';
    reason = sprintf('%s completed because no step makes the sum of squares smaller within the constraints.', solver);
    if exitflag == 0 || exitflag == -1
      [headline, reason] = said(solver, exitflag, output.iterations >= most, most, calls_most);
    elseif exitflag < 1
      headline = 'Converged to an infeasible point.';
      reason = sprintf('%s stopped because nothing was found that satisfies the constraints.', solver);
    end
    output.message = solverend(options, exitflag, headline, reason);
    return;
  end
  v = min(max(double(x0(:)), lb), ub);
  iterations = 0;
  exitflag = 0;
  if any(lb > ub)
    exitflag = -2;
    [x, resnorm, residual, lambda, jacobian] = deal(x0, [], [], [], []);
    output = struct('iterations', 0, 'funcCount', 0, 'message', 'The bounds leave no place.');
    return;
  end
  [r, J] = at(v);
  if any(~isfinite(r))
    error('optim:lsqnonlin:UndefinedAtX0', 'lsqnonlin: the function is not finite at the start');
  end
  J = differences(at, v, r, J, lb, ub);
  calls = 1 + n * ~given;
  damping = 1e-3;
  first = norm(J' * r, Inf);
  step = [];
  watched = ~isempty(optionvalue(options, 'OutputFcn', []));
  stopped = watched && solverwatch(options, x0, told(iterations, calls, r, J, step, damping), 'init');
  while true
    if watched
      state = told(iterations, calls, r, J, step, damping);
      if stopped || solverwatch(options, reshape(v, size(x0)), state, 'iter')
        exitflag = -1;
        break;
      end
    end
    if exitflag ~= 0 || iterations >= most || calls >= calls_most
      break;
    end
    g = J' * r;
    free = ~(v <= lb & g > 0 | v >= ub & g < 0);
    if norm(g(free), Inf) <= 1e-6 * small * max(first, 1) || norm(r) == 0
      exitflag = 1;
      break;
    end
    moved = false;
    H = J(:, free)' * J(:, free);
    scale = max(diag(H), 1e-12 * max([diag(H); realmin]));
    for try_number = 1:40
      step = zeros(n, 1);
      % The damped step is the least squares solution of a longer system.
      step(free) = -[J(:, free); diag(sqrt(damping * scale))] \ [r; zeros(sum(free), 1)];
      next = min(max(v + step, lb), ub);
      fresh = at(next);
      calls = calls + 1;
      if all(isfinite(fresh)) && norm(fresh) < norm(r)
        moved = true;
        break;
      elseif calls >= calls_most
        break;
      end
      damping = 4 * damping;
    end
    iterations = iterations + 1;
    if ~moved
      if calls < calls_most
        exitflag = 4;
      end
      continue;
    end
    damping = max(damping / 10, 1e-16);
    gain = norm(r) ^ 2 - norm(fresh) ^ 2;
    length_of = norm(next - v);
    v = next;
    [r, J] = at(v);
    J = differences(at, v, r, J, lb, ub);
    calls = calls + n * ~given;
    if length_of <= 1e-3 * short * (norm(v) + sqrt(eps))
      exitflag = 2;
    elseif gain <= 1e-6 * small * norm(r) ^ 2
      exitflag = 3;
    end
  end
  x = cast(reshape(v, size(x0)), class(x0));
  solverwatch(options, x, told(iterations, calls, r, J, step, damping), 'done');
  residual = r;
  if nargout > 2
    residual = fun(x);
  end
  resnorm = sum(r .^ 2);
  jacobian = J;
  g = 2 * J' * r;
  lambda = struct('lower', max(g, 0) .* (v <= lb), 'upper', max(-g, 0) .* (v >= ub));
  [headline, reason] = said(solver, exitflag, iterations >= most, most, calls_most);
  output = struct('firstorderopt', norm(J' * r, Inf), 'iterations', iterations, 'funcCount', calls, 'stepsize', norm(step), ...
                  'cgiterations', 0, 'algorithm', 'levenberg-marquardt', 'message', solverend(options, exitflag, headline, reason));
end
function values = told(iterations, calls, r, J, step, damping)
  % What output functions are told.
  values = struct('iteration', iterations, 'funccount', calls, 'residual', r, 'resnorm', sum(r .^ 2), ...
                  'stepsize', norm(step), 'gradient', J' * r, 'firstorderopt', norm(J' * r, Inf), 'lambda', damping, ...
                  'procedure', '');
end
function [headline, reason] = said(solver, exitflag, turned, most, calls_most)
  headline = 'Local minimum possible.';
  switch exitflag
    case 1
      headline = 'Local minimum found.';
      reason = sprintf(['Optimization completed because the size of the gradient is less than\n', ...
        'the value of the optimality tolerance.']);
    case 2
      reason = sprintf(['%s stopped because the size of the current step is less than\n', ...
        'the value of the step size tolerance.'], solver);
    case 3
      reason = sprintf(['%s stopped because the final change in the sum of squares relative to\n', ...
        'its initial value is less than the value of the function tolerance.'], solver);
    case 4
      reason = sprintf('%s stopped because no step along the current search direction makes the sum of squares smaller.', solver);
    case -1
      headline = 'Solver stopped prematurely.';
      reason = sprintf('%s stopped because an output function asked it to.', solver);
    otherwise
      headline = 'Solver stopped prematurely.';
      limit = {'function evaluation', 'MaxFunctionEvaluations', calls_most};
      if turned
        limit = {'iteration', 'MaxIterations', most};
      end
      reason = sprintf('%s stopped because it exceeded the %s limit,\noptions.%s = %d.', solver, limit{:});
  end
end
function [f, g] = squares(at, x)
  % The sum of squares and its gradient.
  if nargout > 1
    [r, J] = at(x(:));
    g = 2 * (J' * r);
  else
    r = at(x(:));
  end
  f = sum(r .^ 2);
end
function [r, J] = values(fun, x, given)
  J = [];
  if given && nargout > 1
    [r, J] = fun(x);
    J = double(full(J));
  else
    r = fun(x);
  end
  r = double(r(:));
end
function J = differences(at, v, r, J, lb, ub)
  if ~isempty(J)
    return;
  end
  J = zeros(numel(r), numel(v));
  for k = 1:numel(v)
    h = sqrt(eps) * max(abs(v(k)), 1) * (1 - 2 * (v(k) < 0));
    if v(k) + h > ub(k) || v(k) + h < lb(k)
      h = -h;
    end
    w = v;
    w(k) = v(k) + h;
    J(:, k) = (at(w) - r) / (w(k) - v(k));
  end
end
