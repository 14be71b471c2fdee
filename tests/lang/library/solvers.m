%% options have the fields of MATLAB in its order
o = optimset;
names = fieldnames(o);
assert(isequal(names(1:8), {'Display'; 'MaxFunEvals'; 'MaxIter'; 'TolFun'; 'TolX'; 'FunValCheck'; 'OutputFcn'; 'PlotFcns'}))
assert(all(structfun(@isempty, o)))
o = optimset('TolX', 1e-3);
assert(isequal(fieldnames(o), names) && o.TolX == 1e-3 && isempty(o.Display))
o = optimset(o, 'disp', 'off');
assert(strcmp(o.Display, 'off') && o.TolX == 1e-3)
o = optimset('fminsearch');
assert(strcmp(o.Display, 'notify') && strcmp(o.MaxIter, '200*numberofvariables') && o.TolX == 1e-4)
assert(optimget(o, 'TolX') == 1e-4 && optimget(optimset, 'TolX', 3) == 3)
[x, ~, flag] = fminsearch(@(x) (x - 1) ^ 2, 0, o);
assert(flag == 1 && abs(x - 1) < 1e-3)

%% solvers say how they ended, unless they are asked not to
t = evalc('x = fsolve(@(x) x ^ 2 - 2, 1);');
assert(contains(t, sprintf('\nEquation solved.\n\nfsolve completed because the vector of function values is near zero\nas measured')))
t = evalc('x = fminunc(@(x) (x - 1) ^ 2, 0);');
assert(contains(t, sprintf('\nLocal minimum found.\n\nOptimization completed because the size of the gradient is less than\n')))
t = evalc('x = lsqcurvefit(@(p, x) p(1) * x, 1, [1 2 3], [2 4 6]);');
assert(contains(t, 'Local minimum'))
t = evalc('x = lsqcurvefit(@(p, x) exp(p * x), 1, [1 2 3], [2 4 6], [], [], optimset(''MaxIter'', 1));');
assert(contains(t, 'lsqcurvefit stopped because it exceeded the iteration limit'))
quiet = optimset('Display', 'off');
t = evalc('[x, ~, flag, output] = fsolve(@(x) x ^ 2 - 2, 1, quiet);');
assert(isempty(t) && flag == 1 && startsWith(output.message, 'Equation solved.'))
assert(all(isfield(output, {'iterations', 'funcCount', 'algorithm', 'firstorderopt', 'message'})))
t = evalc('[x, ~, ~, ~, output] = lsqnonlin(@(x) x - 1, 0, [], [], quiet);');
assert(isempty(t) && startsWith(output.message, 'Local minimum') && output.funcCount > 0)
t = evalc('[x, ~, ~, output] = fminunc(@(x) (x - 1) ^ 2, 0, quiet);');
assert(isempty(t) && startsWith(output.message, 'Local minimum') && strcmp(output.algorithm, 'quasi-newton'))
found = sprintf('Optimization completed because the objective function is non-decreasing in \nfeasible directions, ');
t = evalc('[x, ~, ~, output] = fmincon(@(x) sum(x .^ 2), [1 2], [], [], [1 1], 2);');
assert(startsWith(t, sprintf('\nLocal minimum found that satisfies the constraints.\n\n%s', found)) && output.firstorderopt < 1e-6)
assert(contains(t, output.message) && isempty(evalc('fmincon(@(x) sum(x .^ 2), [1 2], [], [], [1 1], 2, [], [], [], quiet);')))
t = evalc('[~, ~, ~, output] = fmincon(@(x) x ^ 2, 1, 1, 2, [], [], [], [], [], optimset(quiet, ''MaxIter'', 0));');
assert(isempty(t) && contains(output.message, sprintf('iteration limit,\noptions.MaxIterations = 0.')))
for solver = {'quadprog(2, -4, [], [], [], [], 0, 1, [], %s);', 'lsqlin(1, 2, 1, 1, [], [], [], [], [], %s);'}
  t = evalc(sprintf(solver{1}, '[]'));
  assert(startsWith(t, sprintf('\nMinimum found that satisfies the constraints.\n\n%s', found)) && isempty(evalc(sprintf(solver{1}, 'quiet'))))
end
for solver = {'linprog(1, [], [], [], [], 0, 1, %s);', 'linprog(1, [], [], [], [], 0, 1, [], %s);', 'intlinprog(1, 1, [], [], [], [], 0, 1, [], %s);'}
  assert(strcmp(evalc(sprintf(solver{1}, '[]')), sprintf('\nOptimal solution found.\n\n')) && isempty(evalc(sprintf(solver{1}, 'quiet'))))
end
t = evalc('[~, ~, flag] = linprog(1, [], []);'); assert(flag == -3 && strcmp(t, sprintf('\nProblem is unbounded.\n\n')))
t = evalc('[~, ~, flag] = quadprog(-1, 1);'); assert(flag == -6 && strcmp(t, sprintf('\nThe problem is non-convex.\n\n')))
t = evalc('[~, ~, flag] = linprog(1, [1; -1], [1; -3]);'); assert(flag == -2 && startsWith(t, sprintf('\nNo feasible solution found.\n\n')))
assert(isempty(evalc('glpk(1, 1, 1, 0, 1, ''U'', ''I'', -1);')))

%% a least value under constraints in the form of sqp
phi = @(x) exp(prod(x)) - 0.5 * (x(1) ^ 3 + x(2) ^ 3 + 1) ^ 2;
g = @(x) [sum(x .^ 2) - 10; x(2) * x(3) - 5 * x(4) * x(5); x(1) ^ 3 + x(2) ^ 3 + 1];
[x, obj, info, iter, nf, lambda] = sqp([-1.8; 1.7; 1.9; -0.8; -0.8], phi, g);
assert(x, [-1.71714357; 1.59570969; 1.82724575; -0.76364308; -0.76364308], 1e-6); assert(obj, 0.0539498477702739, 1e-9)
assert(info, 104); assert(lambda, [-0.0401627; 0.0379578; -0.0052227], 1e-5); assert(iter > 0 && nf > iter)
assert(sqp([1; 1], @(x) sum((x - [2; 3]) .^ 2), [], [], [0; 0], [1; 1]), [1; 1], 1e-7)
[x, obj] = sqp([3; 3], {@(x) sum(x .^ 2), @(x) 2 * x}, [], @(x) x(1) + x(2) - 2); assert(x, [1; 1], 1e-6); assert(obj, 2, 1e-6)

%% plateaus are left towards the lower bound, and quadratic programs end on exact numbers
assert(fminbnd(@(x) x > 0.3, 0, 1) < 0.3)
[x, least, ~, ~, lambda] = pqpnonneg([3 2; 2 2], [6; -5]);
assert(x, [0; 2.5], eps); assert(least, -6.25, eps); assert(lambda, [-11; 0], eps)
%% quad of an expression, and its options
assert(quad('t .^ 2 + t', 0, 3), 13.5, 1e-12)
before = quad_options('relative tolerance');
quad_options('rel', 1e-6); assert(quad_options('relative tolerance'), 1e-6)
quad_options('relative tolerance', before)
try, quad_options('abs', -1); assert(false); catch e, assert(contains(e.message, 'not negative')); end

%% arguments behind the options are given to the function
f = @(x, a, b) a * x - b; square = @(x, a, b) (x - a) ^ 2 + b; o = optimset('Display', 'off');
assert(fzero(f, 1, [], 2, 3), 1.5, 1e-10); assert(fzero(f, 1, o, 2, 3), 1.5, 1e-10); assert(fzero(@(x) x - 1, 0, []) == 1)
assert(fsolve(f, 1, o, 2, 3), 1.5, 1e-6); assert(fminbnd(square, 0, 5, [], 2, 3), 2, 1e-4); assert(fminunc(square, 1, o, 2, 3), 2, 1e-4)
assert(fmincon(@(x, a) (x - a) ^ 2, 1, [], [], [], [], 0, 5, @(x, a) deal(x - a + 1, []), o, 3), 2, 1e-4)
assert(lsqnonlin(@(x, a, b) [x - a; b], 1, [], [], o, 2, 3), 2, 1e-4); assert(lsqnonlin(@(x) x - 3, 1, [], [], [], [], [], [], [], o), 3, 1e-4)
assert(lsqcurvefit(@(x, t, a) x * t + a, 1, [1 2 3], [3 5 7], [], [], o, 1), 2, 1e-4)
assert(quad(@(x, a) a * x, 0, 1, [], [], 2), 1, 1e-9)

%% options of differential equations in MATLAB's order
names = fieldnames(odeset('RelTol', 1e-8)); assert(isequal(names([1 4 17 20 21 22]), {'AbsTol'; 'InitialStep'; 'RelTol'; 'MStateDependence'; 'MvPattern'; 'InitialSlope'}))

%% optimoptions has the documented names and defaults of each solver
o = optimoptions('fsolve'); assert(o.MaxIterations == 400 && o.StepTolerance == 1e-6 && strcmp(o.Algorithm, 'trust-region-dogleg') && ~o.SpecifyObjectiveGradient)
assert(strcmp(o.MaxFunctionEvaluations, '100*numberOfVariables') && strcmp(o.Display, 'final') && o.FunctionTolerance == 1e-6)
o = optimoptions(@fmincon); assert(o.MaxIterations == 1000 && o.MaxFunctionEvaluations == 3000 && o.StepTolerance == 1e-10 && o.ConstraintTolerance == 1e-6)
o = optimoptions(o, 'Algorithm', 'sqp', 'Display', 'off'); assert(o.MaxIterations == 400 && o.StepTolerance == 1e-6 && strcmp(o.Display, 'off'))
o = optimoptions(o, 'maxiter', 7, 'TolFun', 1e-3, 'GradObj', 'on'); assert(o.MaxIterations == 7 && o.OptimalityTolerance == 1e-3 && o.SpecifyObjectiveGradient)
p = optimoptions('fminunc', o); assert(p.MaxIterations == 7 && p.OptimalityTolerance == 1e-3 && strcmp(p.Algorithm, 'quasi-newton') && p.StepTolerance == 1e-6)
o = resetoptions(o, {'MaxIterations', 'Display'}); assert(o.MaxIterations == 400 && strcmp(o.Display, 'final') && o.OptimalityTolerance == 1e-3)
o = resetoptions(o, 'Algorithm'); assert(o.MaxIterations == 1000 && strcmp(o.Algorithm, 'interior-point'))
for k = {{'fsolve', 'NoSuch', 1}, {'fsolve', 'Display', 'maybe'}, {'fmincon', 'MaxIterations', -1}, {'fzero'}, {'fsolve', 'Algorithm'}}
  try, optimoptions(k{1}{:}); failed = false; catch, failed = true; end
  assert(failed)
end
quiet = {'Display', 'off'};
assert(abs(fsolve(@(x) x .^ 2 - 4, 1, optimoptions('fsolve', quiet{:})) - 2) < 1e-6)
assert(abs(fminunc(@(x) deal((x - 1) ^ 2, 2 * (x - 1)), 0, optimoptions('fminunc', quiet{:}, 'SpecifyObjectiveGradient', true)) - 1) < 1e-6)
assert(abs(lsqnonlin(@(x) x - 3, 0, [], [], optimoptions('lsqnonlin', quiet{:}, 'FunctionTolerance', 1e-10)) - 3) < 1e-6)
assert(abs(lsqcurvefit(@(p, t) p * t, 0, [1 2], [3 6], [], [], optimoptions('lsqcurvefit', quiet{:})) - 3) < 1e-6)
[~, ~, flag, output] = fsolve(@(x) [10 * (x(2) - x(1) ^ 2), 1 - x(1)], [-1.2 1], optimoptions('fsolve', quiet{:}, 'MaxIterations', 2));
assert(flag == 0 && output.iterations == 2)

%% names of options that are none
try, optimset('NoSuch', 1); assert(false); catch e, assert(strcmp(e.identifier, 'MATLAB:optimset:InvalidParamName') && contains(e.message, 'Unrecognized parameter name ''NoSuch''')); end
try, odeset('NoSuch', 1); assert(false); catch e, assert(strcmp(e.identifier, 'MATLAB:odeset:InvalidPropName') && contains(e.message, 'Unrecognized property name ''NoSuch''')); end
try, odeset('Max', 1); assert(false); catch e, assert(strcmp(e.identifier, 'MATLAB:odeset:AmbiguousPropName')); end
assert(getfield(odeset('rel', 1e-3), 'RelTol') == 1e-3)

%% output functions see each state, and stop solvers
global seen
for stopping = [false true]
  for s = {'fzero', 'fminbnd', 'fminsearch', 'fminunc', 'fsolve', 'lsqnonlin', 'lsqcurvefit', 'fmincon'}
    seen = {};
    o = optimset('Display', 'off', 'PlotFcns', @(x) error('not called'), 'OutputFcn', @(x, v, state) note(v, state, stopping));
    switch s{1}
      case 'fzero', [x, ~, flag] = fzero(@cos, [1 2], o);
      case 'fminbnd', [x, ~, flag] = fminbnd(@cos, 2, 5, o);
      case 'lsqnonlin', [x, ~, ~, flag] = lsqnonlin(@(x) x .^ 2 - 4, 1, [], [], o);
      case 'lsqcurvefit', [x, ~, ~, flag] = lsqcurvefit(@(p, t) exp(p * t), 0.5, [1 2 3], exp([1 2 3]), [], [], o);
      case 'fsolve', [x, ~, flag] = fsolve(@(x) x .^ 2 - 4, 1, o);
      case 'fmincon', [x, ~, flag] = fmincon(@(x) (x - 2) ^ 2, 1, [], [], [], [], 0, 3, [], o);
      otherwise, [x, ~, flag] = feval(s{1}, @(x) (x - 2) ^ 2, 1, o);
    end
    assert(strcmp(seen{1}, 'init') && strcmp(seen{end}, 'done') && all(strcmp(seen(2:end - 1), 'iter')))
    if stopping
      assert(flag == -1 && numel(seen) == 4)
    else
      assert(flag > 0 && numel(seen) > 3)
    end
  end
end
[x, ~, flag] = fzero(@(x) x - 5, 1, optimset('Display', 'off', 'OutputFcn', @(x, v, state) strcmp(state, 'iter') && v.intervaliteration == 3));
assert(flag == -1)
function stop = note(v, state, stopping)
  global seen
  seen{end + 1} = state;
  stop = stopping && v.iteration >= 1;
end

%% limits of solvers, and values that are none
quiet = optimset('Display', 'off'); banana = @(x) 100 * (x(2) - x(1) ^ 2) ^ 2 + (1 - x(1)) ^ 2; parts = @(x) [10 * (x(2) - x(1) ^ 2), 1 - x(1)];
[x, ~, flag] = fminunc(banana, [-1.2 1], quiet); assert(x, [1 1], 1e-4); assert(flag == 1)
[~, ~, flag, output] = fminunc(banana, [-1.2 1], optimset(quiet, 'MaxFunEvals', 20)); assert(flag == 0 && output.funcCount < 30)
[~, ~, flag, output] = fminunc(banana, [-1.2 1], optimset(quiet, 'MaxIter', 3)); assert(flag == 0 && output.iterations == 3)
[~, ~, flag, output] = fsolve(parts, [-1.2 1], optimset(quiet, 'MaxFunEvals', 10)); assert(flag == 0 && output.funcCount < 15)
[~, ~, flag] = fsolve(parts, [-1.2 1], optimset(quiet, 'MaxFunctionEvaluations', 10)); assert(flag == 0)
[~, ~, ~, flag, output] = lsqnonlin(parts, [-1.2 1], [], [], optimset(quiet, 'MaxFunEvals', 10)); assert(flag == 0 && output.funcCount < 15)
[x, fval, flag, output] = fminbnd(@cos, 3, 0, quiet); assert(isempty(x) && isempty(fval) && flag == -2 && output.iterations == 0)
try, fminbnd(@(x) NaN, 0, 1, optimset('FunValCheck', 'on')); assert(false); catch e, assert(strcmp(e.identifier, 'MATLAB:fminbnd:checkfun:NaNFval')); end
try, fzero(@(x) x + 1i, 0, optimset('FunValCheck', 'on')); assert(false); catch e, assert(contains(e.message, 'complex')); end
[x, ~, ~, flag, output] = lsqnonneg([1 0; 0 1; 1 1], [1; 2; 4]); assert(x, [4; 7] / 3, 1e-12)
assert(flag == 1 && output.iterations == 2 && strcmp(output.algorithm, 'active-set') && strcmp(output.message, 'Optimization terminated.'))

%% problems in one structure
quiet = optimset('Display', 'off');
assert(fzero(struct('objective', @cos, 'x0', [1 2], 'solver', 'fzero', 'options', quiet)), pi / 2, 1e-12)
assert(fminbnd(struct('objective', @cos, 'x1', 2, 'x2', 5, 'solver', 'fminbnd', 'options', quiet)), pi, 1e-4)
p = struct('objective', @(x) sum((x - 2) .^ 2), 'x0', [0 0], 'solver', 'fminunc', 'options', optimoptions('fminunc', 'Display', 'off'));
assert(fminunc(p), [2 2], 1e-5); p.solver = 'fminsearch'; p.options = quiet; assert(fminsearch(p), [2 2], 1e-3)
[x, ~, flag] = fsolve(struct('objective', @(x) x .^ 2 - 4, 'x0', 1, 'solver', 'fsolve', 'options', quiet)); assert(x, 2, 1e-6); assert(flag == 1)
assert(lsqnonneg(struct('C', eye(2), 'd', [1; -1], 'solver', 'lsqnonneg', 'options', quiet)), [1; 0])

%% least squares under linear and other constraints
quiet = optimset('Display', 'off');
[x, rn, r, flag, ~, lambda] = lsqnonlin(@(x) x - [3 1], [0 0], [], [], [1 1], 2, [], [], [], quiet); assert(x, [2 0], 1e-5); assert(rn, 2, 1e-4); assert(lambda.ineqlin, 2, 1e-4)
assert(flag > 0); assert(r, [-1 -1], 1e-5)
assert(lsqnonlin(@(x) x - [3 1], [0 0], [], [], [], [], [1 -1], 0, [], quiet), [2 2], 1e-5)
assert(lsqnonlin(@(x) x - [3 1], [0 0], [], [], [], [], [], [], @(x) deal(sum(x .^ 2) - 1, []), quiet), [3 1] / sqrt(10), 1e-5)
assert(lsqcurvefit(@(p, t) p(1) + p(2) * t, [0 0], [0 1 2], [1 3 5], [], [], [1 0], 0.5, [], [], [], quiet), [0.5 2.3], 1e-4)

%% integrals of what has no bound at an end
for p = [0.5 0.7 0.75 0.8]
  assert(abs(integral(@(x) x .^ -p, 0, 1) - 1 / (1 - p)) < 1e-5 / (1 - p))
  assert(abs(quadgk(@(x) (-x) .^ -p, -1, 0) - 1 / (1 - p)) < 1e-5 / (1 - p))
end
assert(abs(integral(@(x) x .^ -0.9, 0, 1) - 10) < 1e-3); assert(abs(integral(@(x) x .^ -0.7 .* exp(-x), 0, Inf) - gamma(0.3)) < 1e-5)
assert(abs(integral(@(x) exp(-x .^ 2), -Inf, Inf) - sqrt(pi)) < 1e-8); assert(abs(integral(@(x) abs(x) .^ -0.5, -1, 1, 'Waypoints', 0) - 4) < 1e-5)
lastwarn(''); q = integral(@(x) (x - 1) .^ -0.7, 1, 2); [~, id] = lastwarn; assert(abs(q - 10 / 3) < 2e-4 && strcmp(id, 'MATLAB:quadgk:MinStepSize'))
lastwarn(''); q = integral(@(x) x ./ (x - x), 0, 1); [~, id] = lastwarn; assert(~isfinite(q) && strcmp(id, 'MATLAB:quadgk:NonFiniteValue'))

%% integrals of arrays: of an infinite interval, with singular ends, from element to element
assert(integral(@(x) [exp(-x), exp(-2 * x)], 0, Inf, 'ArrayValued', true), [1 0.5], 1e-8)
assert(integral(@(x) [x; 1 / sqrt(x)], 0, 1, 'ArrayValued', true), [0.5; 2], 1e-8)
assert(integral(@(x) [1i * x, abs(x - 0.3)], 0, 1, 'ArrayValued', true, 'Waypoints', 0.3), [0.5i 0.29], 1e-12)
assert(integral(@(t) expm([0 1; -1 0] * t), pi, 0, 'ArrayValued', true), [0 -2; 2 0], 1e-10)
[q, e] = integral(@(x) magic(3) * x, 0, 2, 'ArrayValued', true); assert(q, 2 * magic(3), 1e-12); assert(e < 1e-10)
assert(isa(integral(@(x) single([x 1]), 0, 1, 'ArrayValued', true), 'single'))
try, integral(@(x) 1, 0, 1); assert(false); catch e, assert(contains(e.message, 'Output of the function must be the same size as the input')); end
try, integral(@(x) x, [0 1], 2); assert(false); catch e, assert(strcmp(e.message, 'A and B must be floating-point scalars.')); end

%% starts where there is no value, tolerances that are none, and constraints of other unknowns
quiet = optimset('Display', 'off');
try, fsolve(@(x) x * NaN, 1, quiet); assert(false); catch e, assert(contains(e.message, 'undefined values at initial point. FSOLVE')); end
try, fminunc(@(x) x * NaN, 1, quiet); assert(false); catch e, assert(contains(e.message, 'undefined at initial point. Fminunc')); end
try, fmincon(@(x) x * NaN, 1, 1, 1, [], [], [], [], [], quiet); assert(false); catch e, assert(contains(e.message, 'Objective function is undefined')); end
try, fmincon(@(x) x, 1, 1, 1, [], [], [], [], @(x) deal(NaN, []), quiet); assert(false); catch e, assert(contains(e.message, 'Constraint function is undefined')); end
try, linprog([1 1], [1 2 3], 1); assert(false); catch e, assert(contains(e.message, 'expected rows of 2 coefficients')); end
assert(linprog([], [], [], [1 1], 2), [2; 0])
assert(lsqcurvefit(@(p, x) p(1) + p(2) * x, [0 0], single(1:4), single(2:2:8), [], [], quiet), [0 2], 1e-6)
for solver = {@ode45, @ode15s}
  try, solver{1}(@(t, y) -y, [0 1], 1, odeset('RelTol', 0)); assert(false); catch e, assert(strcmp(e.message, 'RelTol must be a positive scalar.')); end
  try, solver{1}(@(t, y) -y, [0 1], 1, odeset('AbsTol', -1)); assert(false); catch e, assert(strcmp(e.message, 'AbsTol must be positive.')); end
end
try, ode15i(@(t, y, p) y + p, [0 1], 1, -1, odeset('RelTol', [1 2])); assert(false); catch e, assert(strcmp(e.message, 'RelTol must be a positive scalar.')); end

%% a plane rotation puts an exact zero
[G, y] = planerot([3; 4]); assert(isequal(y, [5; 0])); assert(G, [0.6 0.8; -0.8 0.6], 1e-15)

%% functions as expressions
assert(fzero('x ^ 2 - 2', [0 2]), sqrt(2), 1e-12); assert(fminbnd('(x - 1) ^ 2', 0, 3), 1, 1e-4); assert(fminsearch('(x - 2) ^ 2', 0), 2, 1e-3); assert(fzero('cos', 1), pi / 2, 1e-12)
assert(quadl('x .* exp(x)', 0, 1), 1, 1e-6); assert(quadgk('x .^ 2', 0, 3), 9, 1e-9); assert(quad('x .^ 2', 0, 3), 9, 1e-6)

%% gradient and second derivatives at a minimum
[x, ~, ~, output, g, H] = fminunc(@(x) 3 * x(1) ^ 2 + 2 * x(1) * x(2) + x(2) ^ 2 - 4 * x(1) + 5 * x(2), [1 1], optimset('Display', 'off'));
assert(size(g), [2 1]); assert(H, [6 2; 2 2], 1e-5); assert(isfield(output, 'stepsize') && isfield(output, 'lssteplength'))
banana = @(x) deal(100 * (x(2) - x(1) ^ 2) ^ 2 + (1 - x(1)) ^ 2, [-400 * (x(2) - x(1) ^ 2) * x(1) - 2 * (1 - x(1)), 200 * (x(2) - x(1) ^ 2)]);
[x, ~, ~, ~, g, H] = fminunc(banana, [-1 2], optimset('Display', 'off', 'GradObj', 'on')); assert(x, [1 1], 1e-4); assert(H, [802 -400; -400 200], 0.1)
[~, ~, ~, output] = fmincon(@(x) sum((x - 1) .^ 2), [0 0], [1 1], 1, [], [], [], [], [], optimset('Display', 'off')); assert(output.stepsize >= 0)
[~, ~, ~, ~, output] = lsqnonlin(@(x) [x(1) - 1; x(2) ^ 2 - 2], [0 1], [], [], optimset('Display', 'off')); assert(output.stepsize < 1)
