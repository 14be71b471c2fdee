function [x, fval, exitflag, output] = patternsearch(fun, x0, varargin)
  % R. M. Lewis and V. Torczon, Pattern search algorithms for bound constrained minimization, 1999.
  if nargin == 1 && ischar(fun) && strcmp(fun, 'defaults')
    x = struct('Display', 'final', 'MaxIterations', [], 'MaxFunctionEvaluations', [], 'MeshTolerance', 1e-6, ...
               'StepTolerance', 1e-6, 'FunctionTolerance', 1e-6, 'ConstraintTolerance', 1e-6, 'InitialMeshSize', 1);
    return;
  end
  if nargin == 1 && isstruct(fun)
    parts = problemparts(fun, {'objective', 'x0', 'Aineq', 'bineq', 'Aeq', 'beq', 'lb', 'ub', 'nonlcon', 'options'});
    [x, fval, exitflag, output] = patternsearch(parts{:});
    return;
  end
  if nargin < 2
    error('MATLAB:minrhs', 'patternsearch: expected a function and a start');
  end
  f = searchfunction('patternsearch', fun);
  given = [varargin, cell(1, 8 - numel(varargin))];
  [A, b, Aeq, beq, lb, ub, nonlcon, options] = given{:};
  options = solveroptions(options);
  shape = size(x0);
  n = numel(x0);
  [A, b] = constraintsof('patternsearch', A, b, n);
  [Aeq, beq] = constraintsof('patternsearch', Aeq, beq, n);
  [lb, ub] = boundsof('patternsearch', lb, ub, n);
  if ~isempty(nonlcon)
    nonlcon = searchfunction('patternsearch', nonlcon);
    [x, fval, exitflag, output] = augmented(f, x0, {A, b, Aeq, beq, lb, ub}, nonlcon, options);
    return;
  end
  most = optionvalue(options, {'MaxIterations', 'MaxIter'}, 100 * n);
  calls_allowed = optionvalue(options, {'MaxFunctionEvaluations', 'MaxFunEvals'}, 2000 * n);
  fine = optionvalue(options, {'MeshTolerance', 'TolMesh'}, 1e-6);
  tight = optionvalue(options, {'ConstraintTolerance', 'TolCon'}, 1e-6);
  mesh = optionvalue(options, 'InitialMeshSize', 1);
  free = eye(n);
  v = x0(:);
  if ~isfloat(v)
    v = double(v);
  end
  if ~isempty(beq)
    free = null(Aeq);
    v = v - pinv(Aeq) * (Aeq * v - beq);
  end
  v = min(max(v, lb), ub);
  directions = [free, -free];
  judge = @(v) sum(max(A * v - b, 0)) + sum(abs(Aeq * v - beq)) + sum(max(lb - v, 0)) + sum(max(v - ub, 0));
  value = f(reshape(v, shape));
  beyond = judge(v);
  if beyond <= tight
    beyond = 0;
  end
  calls = 1;
  exitflag = 0;
  message = 'the largest number of iterations or calls was reached';
  iterations = 0;
  before = [];
  while iterations < most && calls < calls_allowed
    iterations = iterations + 1;
    moved = false;
    tries = directions;
    if ~isempty(before)
      tries = [before, directions];
    end
    for k = 1:size(tries, 2)
      next = min(max(v + mesh * tries(:, k), lb), ub);
      if isequal(next, v)
        continue;
      end
      far = judge(next);
      if far <= tight
        far = 0;
      end
      if far > beyond
        continue;
      end
      at = f(reshape(next, shape));
      calls = calls + 1;
      if far < beyond || at < value
        before = (next - v) / mesh;
        v = next;
        value = at;
        beyond = far;
        moved = true;
        break;
      end
    end
    if moved
      mesh = 2 * mesh;
    else
      mesh = mesh / 2;
      before = [];
      if mesh < fine
        exitflag = 1;
        message = 'the mesh became finer than its tolerance';
        break;
      end
    end
  end
  if beyond > 0
    exitflag = -2;
    message = 'no point was found that is allowed';
  end
  x = reshape(v, shape);
  fval = value;
  output = struct('iterations', iterations, 'funccount', calls, 'meshsize', mesh, 'message', message, ...
                  'maxconstraint', beyond);
end

function [x, fval, exitflag, output] = augmented(f, x, linear, nonlcon, options)
  % A. R. Conn, N. I. M. Gould and P. L. Toint, A globally convergent augmented Lagrangian algorithm, 1991.
  tight = optionvalue(options, {'ConstraintTolerance', 'TolCon'}, 1e-6);
  [c, q] = nonlcon(x);
  lambda = zeros(numel(c), 1);
  mu = zeros(numel(q), 1);
  weight = 10;
  last = Inf;
  calls = 0;
  rounds = 0;
  exitflag = -2;
  message = 'no point was found that is allowed';
  while rounds < 40
    rounds = rounds + 1;
    whole = @(x) f(x) + burden(nonlcon, x, lambda, mu, weight);
    [x, ~, ~, inner] = patternsearch(whole, x, linear{:}, [], options);
    calls = calls + inner.funccount;
    [c, q] = nonlcon(x);
    beyond = max([0; max(c(:), 0); abs(q(:))]);
    rest = max([0; abs(min(lambda, -weight * c(:))); weight * abs(q(:))]) / weight;
    lambda = max(lambda + weight * c(:), 0);
    mu = mu + weight * q(:);
    if beyond <= tight && rest <= 1e3 * tight
      exitflag = 1;
      message = 'the mesh became finer than its tolerance, and the constraints hold';
      break;
    end
    if beyond > 0.25 * last
      weight = min(2 * weight, 1e6);
    end
    last = beyond;
  end
  if exitflag < 0 && beyond <= 1e3 * tight
    exitflag = 0;
    message = 'the constraints hold nearly';
  end
  fval = f(x);
  output = struct('iterations', rounds, 'funccount', calls, 'meshsize', inner.meshsize, 'message', message, ...
                  'maxconstraint', beyond);
end

function p = burden(nonlcon, x, lambda, mu, weight)
  [c, q] = nonlcon(x);
  p = sum(max(lambda + weight * c(:), 0) .^ 2 - lambda .^ 2) / (2 * weight) + mu' * q(:) + weight / 2 * sum(q(:) .^ 2);
end
