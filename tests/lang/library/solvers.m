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
