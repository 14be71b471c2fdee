function [x, fval, exitflag, output, lambda, grad, hessian] = fmincon(fun, x0, varargin)
  % Sequential quadratic programming: Nocedal and Wright, Numerical Optimization, 2006, chapter 18.
  if nargin == 1 && ischar(fun) && strcmp(fun, 'defaults')
    x = struct('Display', 'final', 'GradObj', 'off', 'MaxFunEvals', 3000, 'MaxIter', 1000, 'TolFun', 1e-6, ...
               'TolX', 1e-10, 'TolCon', 1e-6);
    return;
  end
  if nargin == 1 && isstruct(fun)
    parts = problemparts(fun, {'objective', 'x0', 'Aineq', 'bineq', 'Aeq', 'beq', 'lb', 'ub', 'nonlcon', 'options'});
    [x, fval, exitflag, output, lambda, grad, hessian] = fmincon(parts{:});
    return;
  end
  if nargin < 2
    error('MATLAB:minrhs', 'fmincon: expected a function and a start');
  end
  if ischar(fun)
    fun = fcnchk(fun);
  end
  if ~isa(fun, 'function_handle') && ~isa(fun, 'inline')
    error('optim:fmincon:InvalidFUN', 'fmincon: expected a function handle, found %s', class(fun));
  end
  given = [varargin, cell(1, 8 - numel(varargin))];
  [A, b, Aeq, beq, lb, ub, nonlcon, options] = given{1:8};
  % What is given behind the options is given to the functions too.
  more = varargin(9:end);
  if ~isempty(more)
    fun = @(x) fun(x, more{:});
    if ischar(nonlcon)
      nonlcon = fcnchk(nonlcon);
    end
    if ~isempty(nonlcon)
      nonlcon = @(x) nonlcon(x, more{:});
    end
  end
  n = numel(x0);
  [A, b] = constraintsof('fmincon', A, b, n);
  [Aeq, beq] = constraintsof('fmincon', Aeq, beq, n);
  [lb, ub] = boundsof('fmincon', lb, ub, n);
  options = solveroptions(options);
  small = optionvalue(options, {'TolFun', 'OptimalityTolerance'}, 1e-6);
  short = optionvalue(options, {'TolX', 'StepTolerance'}, 1e-10);
  tight = optionvalue(options, {'TolCon', 'ConstraintTolerance'}, 1e-6);
  most = optionvalue(options, {'MaxIter', 'MaxIterations'}, 1000);
  calls_most = solverlimit(optionvalue(options, 'MaxFunEvals', Inf), n);
  sloped = any(strcmpi(optionvalue(options, 'GradObj', 'off'), 'on'));
  bent = optionvalue(options, {'GradConstr', 'SpecifyConstraintGradient'}, 'off');
  bent = isequal(bent, true) || any(strcmpi(bent, 'on'));
  shape = size(x0);
  problem = @(v) evaluated(fun, nonlcon, reshape(v, shape));
  slopes = @(v, f, c, q) slopes_of(fun, nonlcon, v, shape, f, c, q, lb, ub, sloped, bent);
  v = min(max(double(x0(:)), lb), ub);
  [f, c, q] = problem(v);
  if ~isfinite(f)
    error('optim:fmincon:UndefAtX0', 'Objective function is undefined at initial point. Fmincon cannot continue.');
  elseif ~all(isfinite([c; q]))
    error('optim:fmincon:NonlconUndefAtX0', 'Constraint function is undefined at initial point. Fmincon cannot continue.');
  end
  [g, C, Q] = slopes(v, f, c, q);
  calls = 1 + n;
  B = eye(n);
  penalty = 1;
  exitflag = 0;
  slope = g;
  parts = struct('lower', zeros(n, 1), 'upper', zeros(n, 1), 'ineqlin', zeros(size(b)), 'eqlin', zeros(size(beq)), ...
                 'ineqnonlin', zeros(size(c)), 'eqnonlin', zeros(size(q)));
  told = struct('iteration', 0, 'funccount', calls, 'fval', f, 'gradient', g, 'stepsize', [], 'procedure', '');
  stopped = solverwatch(options, reshape(v, shape), told, 'init');
  for iterations = 0:most
    [told.iteration, told.funccount, told.fval, told.gradient] = deal(iterations, calls, f, g);
    if stopped || solverwatch(options, reshape(v, shape), told, 'iter')
      exitflag = -1;
      break;
    end
    [d, multipliers] = direction(B, g, A, b - A * v, Aeq, beq - Aeq * v, lb - v, ub - v, C, c, Q, q);
    if isempty(d)
      exitflag = -2;
      break;
    end
    parts = multipliers;
    slope = g + A' * parts.ineqlin + Aeq' * parts.eqlin + C' * parts.ineqnonlin + Q' * parts.eqnonlin - ...
      parts.lower + parts.upper;
    violation = max([0; c; abs(q); A * v - b; abs(Aeq * v - beq)]);
    if violation <= tight && norm(slope, Inf) <= small * max(1, norm(g, Inf)) && ...
        abs(parts.ineqnonlin' * c) + abs(parts.ineqlin' * (A * v - b)) <= small * max(1, norm(g, Inf))
      exitflag = 1;
      break;
    elseif iterations == most || calls >= calls_most
      break;
    elseif norm(d, Inf) <= short * max(1, norm(v, Inf))
      exitflag = 2 - 4 * (violation > sqrt(tight));
      break;
    end
    greatest = max([abs(parts.ineqnonlin); abs(parts.eqnonlin); abs(parts.ineqlin); abs(parts.eqlin); 0]);
    penalty = max(penalty, 1.5 * greatest);
    missed = @(v, c, q) sum(max(c, 0)) + sum(abs(q)) + sum(max(A * v - b, 0)) + sum(abs(Aeq * v - beq));
    merit = f + penalty * missed(v, c, q);
    fall = g' * d - penalty * missed(v, c, q);
    a = 1;
    found = false;
    for k = 1:50
      w = min(max(v + a * d, lb), ub);
      [fw, cw, qw] = problem(w);
      calls = calls + 1;
      if isfinite(fw) && all(isfinite([cw; qw])) && ...
          fw + penalty * missed(w, cw, qw) <= merit + 1e-4 * a * min(fall, 0) + 1e-14 * abs(merit)
        found = true;
        break;
      end
      if k == 1 && ~isempty([c; q]) && all(isfinite([cw; qw]))
        % A step back to the constraints, against Maratos' effect.
        J = [C(cw > 0, :); Q];
        w = min(max(w - pinv(J) * [cw(cw > 0); qw], lb), ub);
        [fw, cw, qw] = problem(w);
        calls = calls + 1;
        if isfinite(fw) && fw + penalty * missed(w, cw, qw) <= merit + 1e-4 * min(fall, 0)
          found = true;
          break;
        end
      end
      a = a / 2;
    end
    if ~found
      exitflag = 2 - 4 * (violation > sqrt(tight));
      break;
    end
    [gw, Cw, Qw] = slopes(w, fw, cw, qw);
    calls = calls + n;
    s = w - v;
    told.stepsize = norm(s);
    t = gw - g + (Cw - C)' * parts.ineqnonlin + (Qw - Q)' * parts.eqnonlin;
    % Powell's damping keeps the matrix positive definite.
    curve = s' * B * s;
    theta = 1;
    if s' * t < 0.2 * curve
      theta = 0.8 * curve / (curve - s' * t);
    end
    t = theta * t + (1 - theta) * B * s;
    if iterations == 0 && s' * t > 0
      B = (t' * t) / (s' * t) * eye(n);
    end
    if s' * t > 1e-14 * norm(s) * norm(t)
      B = B - (B * s) * (B * s)' / (s' * B * s) + t * t' / (s' * t);
      B = (B + B') / 2;
    end
    [v, f, c, q, g, C, Q] = deal(w, fw, cw, qw, gw, Cw, Qw);
  end
  x = cast(reshape(v, shape), class(x0));
  fval = f;
  solverwatch(options, x, told, 'done');
  lambda = parts;
  grad = g;
  hessian = B;
  violation = max([0; c; abs(q); A * v - b; abs(Aeq * v - beq)]);
  [headline, reason] = said(exitflag, iterations >= most, most, calls_most);
  output = struct('iterations', iterations, 'funcCount', calls, 'constrviolation', violation, 'stepsize', told.stepsize, ...
                  'algorithm', 'sqp', 'cgiterations', 0, 'firstorderopt', norm(slope, Inf), 'message', solverend(options, exitflag, headline, reason));
end
function [headline, reason] = said(exitflag, turned, most, calls_most)
  headline = 'Solver stopped prematurely.';
  switch exitflag
    case 1
      headline = 'Local minimum found that satisfies the constraints.';
      reason = '';
    case 2
      headline = 'Local minimum possible. Constraints satisfied.';
      reason = sprintf(['fmincon stopped because the size of the current step is less than\n', ...
        'the value of the step size tolerance and constraints are\n', ...
        'satisfied to within the value of the constraint tolerance.']);
    case -1
      reason = 'fmincon stopped because an output function asked it to.';
    case -2
      headline = 'Converged to an infeasible point.';
      reason = 'fmincon stopped because nothing was found that satisfies the constraints.';
    otherwise
      limit = {'function evaluation', 'MaxFunctionEvaluations', calls_most};
      if turned
        limit = {'iteration', 'MaxIterations', most};
      end
      reason = sprintf('fmincon stopped because it exceeded the %s limit,\noptions.%s = %d.', limit{:});
  end
end
function [d, parts] = direction(B, g, A, b, Aeq, beq, lb, ub, C, c, Q, q)
  ready = optimset('Display', 'off');
  [d, ~, flag, ~, m] = quadprog(B, g, [A; C], [b; -c], [Aeq; Q], [beq; -q], lb, ub, [], ready);
  n = numel(g);
  k = numel(c) + numel(q);
  if flag ~= 1 && k > 0
    % Elastic: what cannot hold is made small.
    weight = 1e4 * (1 + norm(g, Inf));
    H = blkdiag(B, 1e-8 * weight * eye(numel(c) + 2 * numel(q)));
    f = [g; weight * ones(numel(c) + 2 * numel(q), 1)];
    G = [A, zeros(numel(b), numel(c) + 2 * numel(q)); C, -eye(numel(c)), zeros(numel(c), 2 * numel(q))];
    E = [Aeq, zeros(numel(beq), numel(c) + 2 * numel(q)); ...
         Q, zeros(numel(q), numel(c)), eye(numel(q)), -eye(numel(q))];
    low = [lb; zeros(numel(c) + 2 * numel(q), 1)];
    [d, ~, flag, ~, m] = quadprog(H, f, G, [b; -c], E, [beq; -q], low, ub, [], ready);
    if ~isempty(d)
      d = d(1:n);
    end
  end
  parts = [];
  if flag < 0 || isempty(d)
    d = [];
    return;
  end
  column = @(v) reshape(v, [], 1);
  parts = struct('lower', m.lower(1:n), 'upper', m.upper(1:n), 'ineqlin', column(m.ineqlin(1:numel(b))), ...
                 'eqlin', column(m.eqlin(1:numel(beq))), 'ineqnonlin', column(m.ineqlin(numel(b) + 1:end)), ...
                 'eqnonlin', column(m.eqlin(numel(beq) + 1:end)));
end
function [f, c, q] = evaluated(fun, nonlcon, x)
  f = double(fun(x));
  [c, q] = deal(zeros(0, 1));
  if ~isempty(nonlcon)
    if ischar(nonlcon)
      nonlcon = fcnchk(nonlcon);
    end
    [c, q] = nonlcon(x);
    c = double(c(:));
    q = double(q(:));
  end
end
function [g, C, Q] = slopes_of(fun, nonlcon, v, shape, f, c, q, lb, ub, sloped, bent)
  n = numel(v);
  g = zeros(n, 1);
  C = zeros(numel(c), n);
  Q = zeros(numel(q), n);
  if sloped
    [~, g] = fun(reshape(v, shape));
    g = double(g(:));
  end
  if bent && ~isempty(nonlcon)
    [~, ~, C, Q] = nonlcon(reshape(v, shape));
    [C, Q] = deal(reshape(C, n, []).', reshape(Q, n, []).');
  end
  if sloped && (bent || isempty(nonlcon))
    return;
  end
  % Central differences within the bounds.
  for k = 1:n
    h = eps ^ (1 / 3) * max(abs(v(k)), 1);
    [up, down] = deal(v);
    up(k) = min(v(k) + h, ub(k));
    down(k) = max(v(k) - h, lb(k));
    width = up(k) - down(k);
    if width == 0
      continue;
    end
    [f1, c1, q1] = evaluated(fun, nonlcon, reshape(up, shape));
    [f0, c0, q0] = evaluated(fun, nonlcon, reshape(down, shape));
    if ~sloped
      g(k) = (f1 - f0) / width;
    end
    if ~bent
      C(:, k) = (c1 - c0) / width;
      Q(:, k) = (q1 - q0) / width;
    end
  end
end
