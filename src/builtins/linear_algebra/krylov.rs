//! Systems of equations solved by iteration, written in the language.

use crate::builtins::Example::{Equal, Fails};
use crate::builtins::source_builtins;

source_builtins! {
    /// Systems of equations solved in steps.
    KRYLOV, LinearAlgebra;
    "pcg" [2 255; 5] ["x = pcg(A, b, tol, maxit, M1, M2, x0)", "[x, flag, relres, iter, resvec] = pcg(...)"] "Conjugate gradients for positive definite systems; A may be a function."
        [Equal("pcg([4 1; 1 3], [1; 2])", "[1; 7] / 11"), Fails("pcg(1, [1; 2])", "matrix")];
    "bicgstab" [2 255; 5] ["x = bicgstab(A, b, tol, maxit, M1, M2, x0)", "[x, flag, relres, iter, resvec] = bicgstab(...)"] "Stabilized biconjugate gradients for square systems; A may be a function."
        [Equal("bicgstab([2 0; 0 4], [2; 4], 1e-12)", "[1; 1]"), Fails("bicgstab(1, [1; 2])", "matrix")];
    "gmres" [2 255; 5] ["x = gmres(A, b, restart, tol, maxit, M1, M2, x0)", "[x, flag, relres, iter, resvec] = gmres(...)"] "Generalized minimal residuals for square systems; A may be a function."
        [Equal("gmres([2 1; 0 4], [3; 4])", "[1; 1]"), Fails("gmres(1, [1; 2])", "matrix")];
}
