function [x, fval, exitflag, output, jacobian] = fsolve(fun, x0, options, varargin)
  % Levenberg-Marquardt steps: More, The Levenberg-Marquardt algorithm, Lecture Notes in Mathematics 630 (1978).
  if nargin == 1 && isequal(fun, 'defaults')
    x = struct('Display', 'final', 'Jacobian', 'off', 'MaxFunEvals', '100*numberofvariables', 'MaxIter', 400, ...
               'OutputFcn', [], 'TolFun', 1e-6, 'TolX', 1e-6);
    return;
  end
  if nargin == 1 && isstruct(fun)
    parts = problemparts(fun, {'objective', 'x0', 'options'});
    [x, fval, exitflag, output, jacobian] = fsolve(parts{:});
    return;
  end
  if nargin < 2
    error('MATLAB:minrhs', 'fsolve: expected a function and a start');
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
  asked = @(name, default) optimget(options, name, default);
  [small, short] = deal(asked('TolFun', 1e-6), asked('TolX', 1e-6));
  most = asked('MaxIter', 400);
  calls_most = solverlimit(asked('MaxFunEvals', 200 * numel(x0)), numel(x0));
  given = strcmpi(asked('Jacobian', 'off'), 'on');
  at = @(v) fun(reshape(v, size(x0)));

  v = x0(:);
  [r, J] = linearised(at, v, given);
  if ~all(isfinite(r))
    error('optim:fsolve:UsrObjUndefAtX0', ...
          'Objective function is returning undefined values at initial point. FSOLVE cannot continue.');
  end
  damping = 1e-3;
  exitflag = 0;
  each = numel(v) * ~given;
  calls = 1 + each;
  iterations = 0;
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
    if exitflag == 0 && norm(r, Inf) <= 1e-4 * small
      exitflag = 1;
    end
    if exitflag ~= 0 || iterations >= most || calls >= calls_most
      break;
    end
    [step, damping, tried] = descent(at, v, r, J, damping, calls_most - calls);
    calls = calls + tried;
    iterations = iterations + 1;
    if isempty(step) && calls >= calls_most
      continue;
    elseif isempty(step)
      % Nothing is better: a solution, or a minimum that is none.
      exitflag = -2 + 3 * (norm(r, Inf) <= sqrt(small));
      continue;
    end
    v = v + step;
    [r, J] = linearised(at, v, given);
    calls = calls + each;
    if norm(step) <= 1e-3 * short * max(1, norm(v))
      exitflag = 1 + (norm(r, Inf) > small);
    end
  end
  x = reshape(v, size(x0));
  fval = fun(x);
  jacobian = J;
  solverwatch(options, x, told(iterations, calls, r, J, step, damping), 'done');
  [headline, reason] = said(exitflag, iterations >= most, most, calls_most);
  output = struct('iterations', iterations, 'funcCount', calls, 'algorithm', 'levenberg-marquardt', ...
                  'firstorderopt', norm(J' * r, Inf), 'message', solverend(options, exitflag, headline, reason), 'successful', iterations);
end

function values = told(iterations, calls, r, J, step, damping)
  % What output functions are told.
  values = struct('iteration', iterations, 'funccount', calls, 'fval', r, 'residual', r, ...
                  'resnorm', sum(abs(r) .^ 2), 'stepsize', norm(step), 'gradient', J' * r, 'firstorderopt', norm(J' * r, Inf), 'lambda', damping, ...
                  'procedure', '');
end

function [headline, reason] = said(exitflag, turned, most, calls_most)
  switch exitflag
    case 1
      headline = 'Equation solved.';
      reason = sprintf(['fsolve completed because the vector of function values is near zero\n', ...
        'as measured by the value of the function tolerance, and\n', ...
        'the problem appears regular as measured by the gradient.']);
    case 2
      headline = 'Equation solved, solver stalled.';
      reason = sprintf(['fsolve stopped because the relative size of the current step is less than the\n', ...
        'value of the step size tolerance and the vector of function values\n', ...
        'is near zero as measured by the value of the function tolerance.']);
    case -2
      headline = 'No solution found.';
      reason = sprintf(['fsolve stopped because the last step was ineffective. However, the vector of function\n', ...
        'values is not near zero, as measured by the value of the function tolerance.']);
    case -1
      headline = 'Solver stopped prematurely.';
      reason = 'fsolve stopped because an output function asked it to.';
    otherwise
      headline = 'Solver stopped prematurely.';
      limit = {'function evaluation', 'MaxFunctionEvaluations', calls_most};
      if turned
        limit = {'iteration', 'MaxIterations', most};
      end
      reason = sprintf('fsolve stopped because it exceeded the %s limit,\noptions.%s = %d.', limit{:});
  end
end

% A step that makes the residual smaller, more and more damped; empty where there is none.
function [step, damping, tried] = descent(at, v, r, J, damping, allowed)
  curvature = J' * J;
  scale = diag(max(diag(curvature), 1e-12));
  for tried = 1:min(40, max(1, allowed))
    step = (curvature + damping * scale) \ (-J' * r);
    if norm(reshape(at(v + step), [], 1)) < norm(r)
      damping = max(damping / 10, 1e-18);
      return;
    end
    damping = 4 * damping;
  end
  step = [];
end

function [r, J] = linearised(at, v, given)
  if given
    [r, J] = at(v);
    r = r(:);
    return;
  end
  r = reshape(at(v), [], 1);
  J = zeros(numel(r), numel(v), class(r));
  for k = 1:numel(v)
    moved = v;
    moved(k) = v(k) + sqrt(eps(class(v))) * max(abs(v(k)), 1);
    J(:, k) = (reshape(at(moved), [], 1) - r) / (moved(k) - v(k));
  end
end
