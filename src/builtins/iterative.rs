//! Systems of equations solved by iteration, and a few functions of statistics and interpolation, written in the language.

use super::Example::{Equal, Fails, Prints};
use super::source_builtins;

source_builtins! {
    /// Iterative solvers.
    KRYLOV, LinearAlgebra;
    "pcg" [2 255; 5] ["x = pcg(A, b, tol, maxit, M1, M2, x0)", "[x, flag, relres, iter, resvec] = pcg(...)"] "Conjugate gradients for positive definite systems; A may be a function."
        [Equal("pcg([4 1; 1 3], [1; 2])", "[1; 7] / 11"), Fails("pcg(1, [1; 2])", "matrix")];
    "bicgstab" [2 255; 5] ["x = bicgstab(A, b, tol, maxit, M1, M2, x0)", "[x, flag, relres, iter, resvec] = bicgstab(...)"] "Stabilized biconjugate gradients for square systems; A may be a function."
        [Equal("bicgstab([2 0; 0 4], [2; 4], 1e-12)", "[1; 1]"), Fails("bicgstab(1, [1; 2])", "matrix")];
    "gmres" [2 255; 5] ["x = gmres(A, b, restart, tol, maxit, M1, M2, x0)", "[x, flag, relres, iter, resvec] = gmres(...)"] "Generalized minimal residuals for square systems; A may be a function."
        [Equal("gmres([2 1; 0 4], [3; 4])", "[1; 1]"), Fails("gmres(1, [1; 2])", "matrix")];
    "krylov_operator" [3 255; 1] ["f = krylov_operator(name, A, n)"] "A product with a matrix or a function, or a solution; name is who asks."
        [Equal("feval(krylov_operator('f', 2, 1), 3, 1)", "6"), Fails("krylov_operator('f', [1 2], 1)", "matrix")];
    "krylov_report" [5 5; 0] ["krylov_report(name, outputs, flag, relres, iter)"] "A warning that an iteration has not converged."
        [Prints("krylov_report('f', 1, 0, 0, 1); disp(1)", "     1\n"), Fails("krylov_report()", "arguments")];
}

source_builtins! {
    /// The normal distribution, and sums without what is missing.
    NORMAL, Statistics;
    "normpdf" [1 3; 1] ["p = normpdf(x)", "p = normpdf(x, mu, sigma)"] "The density of the normal distribution."
        [Equal("normpdf(0)", "1 / sqrt(2 * pi)"), Fails("normpdf()", "arguments")];
    "normcdf" [1 4; 1] ["p = normcdf(x)", "p = normcdf(x, mu, sigma, 'upper')"] "The distribution function of the normal distribution."
        [Equal("normcdf(0)", "0.5"), Fails("normcdf()", "arguments")];
    "norminv" [1 3; 1] ["x = norminv(p)", "x = norminv(p, mu, sigma)"] "The quantiles of the normal distribution."
        [Equal("norminv(0.5, 3, 2)", "3"), Fails("norminv()", "arguments")];
    "nanmax" [1 3; 2] ["y = nanmax(x)"] "The greatest element that is a number."
        [Equal("nanmax([1 NaN 3])", "3"), Fails("nanmax()", "arguments")];
    "nanmin" [1 3; 2] ["y = nanmin(x)"] "The least element that is a number."
        [Equal("nanmin([1 NaN 3])", "1"), Fails("nanmin()", "arguments")];
    "nansum" [1 2; 1] ["y = nansum(x)", "y = nansum(x, dim)"] "The sum of the elements that are numbers."
        [Equal("nansum([1 NaN 3])", "4"), Fails("nansum()", "arguments")];
    "nanmean" [1 2; 1] ["y = nanmean(x)", "y = nanmean(x, dim)"] "The mean of the elements that are numbers."
        [Equal("nanmean([1 NaN 3])", "2"), Fails("nanmean()", "arguments")];
}

source_builtins! {
    /// Members up to a tolerance.
    NEAR, SortingAndSets;
    "ismembertol" [2 3; 2] ["[tf, at] = ismembertol(a, s)", "tf = ismembertol(a, s, tol)"] "Which elements are in a set up to a tolerance."
        [Equal("ismembertol([0.3 1], 0.1 + 0.2)", "[true false]"), Fails("ismembertol(1)", "arguments")];
}

source_builtins! {
    /// Curves through points.
    CURVES, Polynomials;
    "makima" [2 3; 1] ["yi = makima(x, y, xi)", "pp = makima(x, y)"] "Cubic interpolation that neither overshoots much nor flattens: modified Akima."
        [Equal("makima([0 1 2], [0 1 2], 0.5)", "0.5"), Fails("makima(1, 1)", "two points")];
}
