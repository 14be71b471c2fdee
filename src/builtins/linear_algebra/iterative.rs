//! Further iterations for systems of equations, written in the language.

use crate::builtins::Example::{Equal, Fails};
use crate::builtins::source_builtins;

source_builtins! {
    /// Systems of equations solved in steps, with other demands on the matrix.
    ITERATIVE, LinearAlgebra;
    "cgs" [2 255; 5] ["x = cgs(A, b, tol, maxit, M1, M2, x0)", "[x, flag, relres, iter, resvec] = cgs(...)"] "Squared conjugate gradients for square systems; A may be a function."
        [Equal("cgs([2 0; 0 4], [2; 4], 1e-12)", "[1; 1]"), Fails("cgs(1, [1; 2])", "matrix")];
    "bicg" [2 255; 5] ["x = bicg(A, b, tol, maxit, M1, M2, x0)", "[x, flag, relres, iter, resvec] = bicg(...)"] "Biconjugate gradients for square systems; A may be a function f(x, 'notransp') or f(x, 'transp')."
        [Equal("bicg([2 0; 0 4], [2; 4], 1e-12)", "[1; 1]"), Fails("bicg(1, [1; 2])", "matrix")];
    "bicgstabl" [2 255; 5] ["x = bicgstabl(A, b, tol, maxit, M1, M2, x0)", "[x, flag, relres, iter, resvec] = bicgstabl(...)"] "Biconjugate gradients stabilized by polynomials of degree two; A may be a function."
        [Equal("bicgstabl([2 0; 0 4], [2; 4], 1e-12)", "[1; 1]"), Fails("bicgstabl(1, [1; 2])", "matrix")];
    "qmr" [2 255; 5] ["x = qmr(A, b, tol, maxit, M1, M2, x0)", "[x, flag, relres, iter, resvec] = qmr(...)"] "Quasi-minimal residuals for square systems; A may be a function f(x, 'notransp') or f(x, 'transp')."
        [Equal("qmr([2 0; 0 4], [2; 4], 1e-12)", "[1; 1]"), Fails("qmr(1, [1; 2])", "matrix")];
    "tfqmr" [2 255; 5] ["x = tfqmr(A, b, tol, maxit, M1, M2, x0)", "[x, flag, relres, iter, resvec] = tfqmr(...)"] "Quasi-minimal residuals without transposes; A may be a function."
        [Equal("tfqmr([2 0; 0 4], [2; 4], 1e-12)", "[1; 1]"), Fails("tfqmr(1, [1; 2])", "matrix")];
    "minres" [2 255; 6] ["x = minres(A, b, tol, maxit, M1, M2, x0)", "[x, flag, relres, iter, resvec, resveccg] = minres(...)"] "Minimal residuals for symmetric systems, which may be indefinite; A may be a function."
        [Equal("minres([2 0; 0 -4], [2; 4], 1e-12)", "[1; -1]"), Fails("minres(1, [1; 2])", "matrix")];
    "symmlq" [2 255; 6] ["x = symmlq(A, b, tol, maxit, M1, M2, x0)", "[x, flag, relres, iter, resvec, resveccg] = symmlq(...)"] "The LQ method for symmetric systems, which may be indefinite; A may be a function."
        [Equal("symmlq([2 0; 0 -4], [2; 4], 1e-12)", "[1; -1]"), Fails("symmlq(1, [1; 2])", "matrix")];
    "lsqr" [2 255; 6] ["x = lsqr(A, b, tol, maxit, M1, M2, x0)", "[x, flag, relres, iter, resvec, lsvec] = lsqr(...)"] "Least squares in steps, for matrices of any shape; A may be a function f(x, 'notransp') or f(x, 'transp')."
        [Equal("lsqr([1 0; 0 2], [1; 2], 1e-12)", "[1; 1]"), Fails("lsqr(1, [1; 2])", "rows")];
}

source_builtins! {
    /// What these and the texts on sparse matrices share.
    SHARED_BY_SPARSE, LinearAlgebra;
    "sparserandom" [3 3; 1] ["R = sparserandom(name, draw, given)"] "A matrix of zeros and random numbers." [];
    "squarepattern" [2 2; 1] ["B = squarepattern(name, A)"] "Which vertices of a graph are neighbours." [];
    "levelsets" [2 2; 1] ["level = levelsets(B, start)"] "The distances of vertices from one of them." [];
    "farvertex" [2 2; 2] ["[start, level] = farvertex(B, start)"] "A vertex that lies far out." [];
    "treepattern" [3 3; 1] ["B = treepattern(name, A, kind)"] "The pattern that an elimination tree is of." [];
    "eliminationtree" [1 1; 1] ["parent = eliminationtree(B)"] "The elimination tree of a symmetric pattern." [];
    "treepostorder" [1 1; 1] ["post = treepostorder(parent)"] "Every vertex after those below it." [];
    "bipartitematching" [1 1; 1] ["match = bipartitematching(B)"] "The row that each column is matched with." [];
    "factoroptions" [3 3; 1] ["o = factoroptions(name, given, o)"] "Options of incomplete factors." [];
    "operatormatrix" [2 2; 1] ["M = operatormatrix(f, n)"] "The matrix of a linear function." [];
    "krylov_setup" [4 4; 1] ["o = krylov_setup(name, A, b, given)"] "The arguments of an iteration." [];
    "krylov_turned" [5 5; 1] ["f = krylov_turned(name, A, m, n, given)"] "A product with a matrix or its transpose." [];
    "krylov_pair" [4 4; 1] ["o = krylov_pair(name, A, b, given)"] "The arguments of an iteration with transposes." [];
    "krylovspectrum" [5 5; 3] ["[W, d, flag] = krylovspectrum(times, n, k, order, symmetric)"] "Some eigenvalues of a function of columns." [];
    "krylov_best" [6 6; 3] ["[x, flag, relres] = krylov_best(o, b, x, best, flag, resvec)"] "What an iteration gives back." [];
    "krylov_lanczos" [3 3; 5] ["[best, flag, iter, resvec, resveccg] = krylov_lanczos(o, b, smallest)"] "Iterations for symmetric matrices." [];
}
