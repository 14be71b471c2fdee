function [x, fval, exitflag, output, jacobian] = fsolve(fun, x0, options)
  % Levenberg-Marquardt steps: More, The Levenberg-Marquardt algorithm, Lecture Notes in Mathematics 630 (1978).
  if nargin == 1 && isequal(fun, 'defaults')
    x = struct('Display', 'off', 'Jacobian', 'off', 'MaxFunEvals', Inf, 'MaxIter', 400, 'OutputFcn', [], 'TolFun', 1e-6, 'TolX', 1e-6);
    return;
  end
  if nargin < 2
    error('MATLAB:minrhs', 'fsolve: expected a function and a start');
  end
  if nargin < 3
    options = struct();
  end
  if ischar(fun)
    fun = str2func(fun);
  end
  asked = @(name, default) optimget(options, name, default);
  [small, short] = deal(asked('TolFun', 1e-6), asked('TolX', 1e-6));
  given = strcmpi(asked('Jacobian', 'off'), 'on');
  at = @(v) fun(reshape(v, size(x0)));

  v = x0(:);
  [r, J] = linearised(at, v, given);
  damping = 1e-3;
  exitflag = 0;
  calls = 1;
  for iterations = 0:asked('MaxIter', 400)
    if norm(r, Inf) <= 1e-4 * small
      exitflag = 1;
    end
    if exitflag ~= 0 || iterations == asked('MaxIter', 400)
      break;
    end
    [step, damping, tried] = descent(at, v, r, J, damping);
    calls = calls + tried;
    if isempty(step)
      % Nothing is better: a solution, or a minimum that is none.
      exitflag = -2 + 3 * (norm(r, Inf) <= sqrt(small));
      continue;
    end
    v = v + step;
    [r, J] = linearised(at, v, given);
    if norm(step) <= 1e-3 * short * max(1, norm(v))
      exitflag = 1 + (norm(r, Inf) > small);
    end
  end
  x = reshape(v, size(x0));
  fval = fun(x);
  jacobian = J;
  output = struct('iterations', iterations, 'funcCount', calls, 'algorithm', 'levenberg-marquardt', ...
                  'firstorderopt', norm(J' * r, Inf), 'message', said(exitflag), 'successful', iterations);
end

function text = said(exitflag)
  if exitflag > 0
    text = 'Equation solved.';
  elseif exitflag == -2
    text = 'No solution found.';
  else
    text = 'Solver stopped prematurely.';
  end
end

% A step that makes the residual smaller, more and more damped; empty where there is none.
function [step, damping, tried] = descent(at, v, r, J, damping)
  curvature = J' * J;
  scale = diag(max(diag(curvature), 1e-12));
  for tried = 1:40
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
