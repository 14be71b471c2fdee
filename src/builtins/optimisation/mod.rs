//! Zeros, minima and least squares, written in the language.

mod curves;
mod programming;
mod searches;

pub use curves::{CURVES, FITS, OF_CURVES, SHARED_BY_FITS};
pub use programming::{PROGRAMMING, SHARED};
pub use searches::{SEARCHES, SHARED_BY_SEARCHES};

use super::Example::{Equal, Fails};
use super::source_builtins;

source_builtins! {
    /// Zeros and minima.
    OPTIMISATION, Optimisation;
    "fzero" [1 255; 4] ["x = fzero(f, x0)", "[x, fval, info, output] = fzero(f, [a b], options)", "x = fzero(f, x0, options, p, ...)", "x = fzero(problem)"] "A zero of a function of one variable."
        [Equal("abs(fzero(@cos, [1 2]) - pi/2) < 1e-12", "true"), Fails("fzero(@(x) x.^2 + 1, [0 1])", "differ in sign")];
    "fminbnd" [1 255; 4] ["x = fminbnd(f, a, b)", "[x, fval, info, output] = fminbnd(f, a, b, options)", "x = fminbnd(problem)"] "A minimum of a function of one variable in an interval."
        [Equal("abs(fminbnd(@(x) (x - 1).^2, 0, 3) - 1) < 1e-4", "true"), Equal("nthargout(3, @fminbnd, @cos, 2, 1, optimset('Display', 'off'))", "-2"), Fails("fminbnd(@cos, 2, [1 2])", "bounds")];
    "fminsearch" [1 255; 4] ["x = fminsearch(f, x0)", "[x, fval, info, output] = fminsearch(f, x0, options)", "x = fminsearch(problem)"] "A minimum of a function of several variables, without derivatives."
        [Equal("abs(fminsearch(@(x) (x - 1).^2, 0) - 1) < 1e-3", "true"), Fails("fminsearch(@cos)", "")];
    "fminunc" [1 255; 6] ["x = fminunc(f, x0)", "[x, fval, info, output, grad, hess] = fminunc(f, x0, options)", "x = fminunc(problem)"] "A minimum of a smooth function of several variables."
        [Equal("abs(fminunc(@(x) (x - 1).^2, 0) - 1) < 1e-5", "true"), Fails("fminunc(@cos)", "")];
    "fsolve" [1 255; 5] ["x = fsolve(f, x0)", "[x, fval, info, output, jac] = fsolve(f, x0, options)", "x = fsolve(f, x0, options, p, ...)", "x = fsolve(problem)"] "A solution of a system of nonlinear equations."
        [Equal("abs(fsolve(@(x) x.^2 - 4, 1) - 2) < 1e-6", "true"), Fails("fsolve(@cos)", "")];
    "lsqnonneg" [1 4; 6] ["x = lsqnonneg(C, d)", "[x, resnorm, residual, info, output, lambda] = lsqnonneg(C, d, options)", "x = lsqnonneg(C, d, x0, options)", "x = lsqnonneg(problem)"] "Least squares with nonnegative unknowns."
        [Equal("lsqnonneg([1 0; 0 1], [1; -1])", "[1; 0]"), Fails("lsqnonneg('a', 1)", "matrix")];
    "pqpnonneg" [1 4; 5] ["x = pqpnonneg(C, d)"] "A positive definite quadratic programme with nonnegative unknowns."
        [Equal("pqpnonneg([2 0; 0 2], [-2; 2])", "[1; 0]"), Fails("pqpnonneg([1 2], 1)", "square")];
    "optimset" [0 255; 1] ["opts = optimset(Name, Value)", "opts = optimset(old, Name, Value)", "opts = optimset(function)"] "Options of the optimisers."
        [Equal("getfield(optimset('TolX', 1e-5), 'TolX')", "1e-5"), Fails("optimset('TolX')", ""), Fails("optimset('NoSuch', 1)", "Unrecognized parameter name")];
    "__all_opts__" [0 255; 1] ["names = __all_opts__()", "names = __all_opts__(solver, ...)"] "The names of the options that optimset knows, with those that these solvers have from now on; Octave's name."
        [Equal("ismember('TolX', __all_opts__())", "true"), Fails("__all_opts__(3)", "names of solvers")];
    "optimget" [2 3; 1] ["v = optimget(opts, name)", "v = optimget(opts, name, default)"] "One option of the optimisers."
        [Equal("optimget(optimset('TolX', 1e-5), 'TolX')", "1e-5"), Fails("optimget(1, 'TolX')", "structure")];
    "humps" [0 1; 2] ["y = humps(x)", "[x, y] = humps"] "A function with two humps, to try methods on."
        [Equal("humps(0)", "1/0.1 + 1/0.85 - 6"), Fails("humps('a', 1)", "")];
    "optimoptions" [1 255; 1] ["options = optimoptions(solver, Name, Value)", "options = optimoptions(old, Name, Value)", "options = optimoptions(solver, old)"] "Options of a solver of the Optimization Toolbox, by their newer names."
        [Equal("optimoptions('fsolve', 'MaxIter', 5).MaxIterations", "5"), Equal("optimoptions(@fmincon).StepTolerance", "1e-10"), Fails("optimoptions('fsolve', 'NoSuch', 1)", "not an option")];
    "resetoptions" [2 2; 1] ["options = resetoptions(options, names)"] "Options that optimoptions made, with some of them as by default again."
        [Equal("resetoptions(optimoptions('fsolve', 'MaxIterations', 5), 'MaxIterations').MaxIterations", "400"), Fails("resetoptions(1, 'Display')", "optimoptions made")];
}
