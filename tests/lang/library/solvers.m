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
