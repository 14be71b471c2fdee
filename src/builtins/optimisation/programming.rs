//! Least squares and minima under constraints, written in the language.

use crate::builtins::Example::{Equal, Fails};
use crate::builtins::source_builtins;

source_builtins! {
    /// Least squares and minima under constraints.
    PROGRAMMING, Optimisation;
    "lsqnonlin" [1 255; 7] ["x = lsqnonlin(fun, x0)", "[x, resnorm, residual, exitflag, output, lambda, jacobian] = lsqnonlin(fun, x0, lb, ub, options)", "x = lsqnonlin(fun, x0, lb, ub, A, b, Aeq, beq, nonlcon, options)"] "The least sum of squares of functions, between bounds."
        [Equal("round(lsqnonlin(@(x) x - [1; 2], [0; 0], [], [Inf; 1.5]), 8)", "[1; 1.5]"), Fails("lsqnonlin(1, 2)", "function handle")];
    "lsqcurvefit" [1 255; 7] ["x = lsqcurvefit(fun, x0, xdata, ydata)", "[x, resnorm, residual, exitflag, output, lambda, jacobian] = lsqcurvefit(fun, x0, xdata, ydata, lb, ub, options)", "x = lsqcurvefit(fun, x0, xdata, ydata, lb, ub, A, b, Aeq, beq, nonlcon, options)"] "The parameters of a function that fit data best."
        [Equal("round(lsqcurvefit(@(p, x) p .^ x, 1.5, [0 1 2], [1 2 4]), 8)", "2"), Fails("lsqcurvefit(1, 2, 3, 4)", "function handle")];
    "lsqlin" [1 255; 6] ["x = lsqlin(C, d, A, b)", "[x, resnorm, residual, exitflag, output, lambda] = lsqlin(C, d, A, b, Aeq, beq, lb, ub, x0, options)"] "Linear least squares under linear constraints."
        [Equal("lsqlin(eye(2), [1; 5], [1 1], 4) + 0", "[0; 4]"), Fails("lsqlin(1, [1 2])", "as many rows")];
    "quadprog" [1 255; 5] ["x = quadprog(H, f, A, b)", "[x, fval, exitflag, output, lambda] = quadprog(H, f, A, b, Aeq, beq, lb, ub, x0, options)"] "The least value of a convex quadratic function under linear constraints."
        [Equal("quadprog([1 -1; -1 2], [-2; -6], [1 1; -1 2; 2 1], [2; 2; 3], [], [], [0; 0]) + 0", "[2; 4] / 3"), Fails("quadprog([1 2], 1)", "square")];
    "linprog" [1 255; 5] ["x = linprog(f, A, b)", "[x, fval, exitflag, output, lambda] = linprog(f, A, b, Aeq, beq, lb, ub, options)"] "The least value of a linear function under linear constraints."
        [Equal("linprog([-1 -1/3], [1 1; 1 1/4; 1 -1; -1/4 -1; -1 -1; -1 1], [2 1 2 1 -1 2]) + 0", "[2; 4] / 3"), Fails("linprog({1})", "numbers")];
    "intlinprog" [1 255; 4] ["x = intlinprog(f, intcon, A, b)", "[x, fval, exitflag, output] = intlinprog(f, intcon, A, b, Aeq, beq, lb, ub)"] "The least value of a linear function under linear constraints, with whole unknowns."
        [Equal("intlinprog([-2 -1], [1 2], [2 2], 5, [], [], [0 0]) + 0", "[2; 0]"), Fails("intlinprog(1, 2)", "numbers of unknowns")];
    "glpk" [3 9; 4] ["xopt = glpk(c, A, b)", "[xopt, fmin, errnum, extra] = glpk(c, A, b, lb, ub, ctype, vartype, sense, param)"] "The least or greatest value of a linear function under linear constraints, each of which a letter says the kind of, in the form of Octave's function."
        [Equal("glpk([10; 6; 4], [1 1 1; 10 4 5; 2 2 6], [100; 600; 300], [], [], 'UUU', 'III', -1)", "[33; 67; 0]"), Fails("glpk(1, 1, {})", "real numbers")];
    "fmincon" [1 255; 7] ["x = fmincon(fun, x0, A, b)", "[x, fval, exitflag, output, lambda, grad, hessian] = fmincon(fun, x0, A, b, Aeq, beq, lb, ub, nonlcon, options)"] "The least value of a smooth function under constraints."
        [Equal("round(fmincon(@(x) sum(x .^ 2), [3; 3], [-1 -1], -2), 6)", "[1; 1]"), Fails("fmincon(1, 2)", "function handle")];
    "sqp" [2 8; 6] ["x = sqp(x0, phi)", "[x, obj, info, iter, nf, lambda] = sqp(x0, phi, g, h, lb, ub, maxiter, tol)"] "The least value of phi where g is 0, h is not negative, and x lies between bounds; Octave's form of fmincon."
        [Equal("round(sqp([3; 3], @(x) sum(x .^ 2), [], @(x) x(1) + x(2) - 2), 6)", "[1; 1]"), Fails("sqp(1, 2)", "function")];
}

source_builtins! {
    /// What the texts of this file share.
    SHARED, Optimisation;
    "solverend" [3 4; 1] ["message = solverend(options, flag, headline, reason)"] "What a solver says when it ends, shown as its options ask; an empty reason is that of a least value under constraints." [];
    "optionnames" [0 255; 2] ["[names, asking] = optionnames(solver, ...)"] "The names of all options, and whether solvers are being asked for theirs." [];
    "solverdefaults" [1 1; 1] ["opts = solverdefaults(name)"] "The options that a solver has when none are given." [];
    "boundsof" [4 4; 2] ["[lb, ub] = boundsof(name, lb, ub, n)"] "Bounds of unknowns as columns." [];
    "constraintsof" [4 4; 2] ["[A, b] = constraintsof(name, A, b, n)"] "Rows of linear constraints." [];
    "interiorpoint" [7 7; 5] ["[x, y, z, status, rounds] = interiorpoint(H, f, G, h, E, e, x)"] "The least value of a convex quadratic function under linear constraints." [];
    "optionvalue" [3 3; 1] ["value = optionvalue(options, names, default)"] "The first of the options of these names that is given." [];
    "solveroptions" [1 1; 1] ["options = solveroptions(options)"] "Options by the names that solvers know." [];
    "optionfields" [2 2; 2] ["[fields, words] = optionfields(solver, algorithm)"] "The options that a solver has in optimoptions." [];
    "solverwatch" [4 4; 1] ["stop = solverwatch(options, x, values, state)"] "Whether the output functions of a solver want it to stop." [];
    "solverlimit" [2 2; 1] ["most = solverlimit(most, n)"] "A limit, which may be a text, of n unknowns." [];
    "checkedfunction" [3 3; 1] ["f = checkedfunction(name, fun, options)"] "A function whose values are refused where FunValCheck is on and they are not finite and real." [];
    "problemparts" [2 2; 1] ["parts = problemparts(problem, names)"] "The fields of a problem as arguments of its solver." [];
}
