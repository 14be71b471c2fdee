//! Linear algebra: systems and factors of real matrices on `op::linear`, of complex ones and spectra on faer (and nalgebra for
//! Schur and Hessenberg forms), and what is written with it in the language itself.

mod balance;
pub mod compressed;
mod control;
mod costs;
mod eigenvectors;
mod factor;
mod hessenberg;
mod iterative;
mod krylov;
mod lengths;
mod matrix;
mod pages;
mod power;
mod real;
mod schur;
mod solve;
mod sparse;
mod spectral;
mod svd;
mod updates;
mod warnings;

pub use control::CONTROL;
pub use iterative::{ITERATIVE, SHARED_BY_SPARSE};
pub use krylov::KRYLOV;
pub use lengths::LENGTHS;
pub use pages::{OF_PAGES, PRODUCTS_OF_PAGES, SHARED_BY_PAGES, SOLUTIONS_OF_PAGES};
pub use sparse::{MARKS, ORDERINGS, SOME, SPARSE};
pub use updates::{FORMS, UPDATES};

use super::Example::{Equal, Fails};
use super::Group::LinearAlgebra;
use super::in_the_language::library_classes;
use super::{Arity, Builtin, Run, Traits, few, source_builtins};

const DECOMPOSITION: &str = "decompositions of doubles have no device form";

/// `A \ B`: the solution of A*X = B.
pub const MLDIVIDE: Builtin = Builtin {
    name: "mldivide",
    group: LinearAlgebra,
    forms: &["X = A \\ B", "X = mldivide(A, B)"],
    args: Arity::exactly(2),
    outs: Arity::upto(1),
    run: Run::Compose {
        f: solve::mldivide,
        captures: crate::builtins::Captures::Host(DECOMPOSITION),
    },
    traits: Traits::NONE.costing(costs::left_divide),
    summary: "Solves A*X = B; in the sense of least squares where A is not square.",
    examples: crate::builtins::Examples::of(&[
        Equal("[2 0; 0 4] \\ [2; 4]", "[1; 1]"),
        Equal("[1 0; 0 1; 0 0] \\ [1; 2; 3]", "[1; 2]"),
        Fails("[1 2; 3 4] \\ [1; 2; 3]", "Matrix dimensions must agree"),
    ]),
};

/// `B / A`: the solution of X*A = B.
pub const MRDIVIDE: Builtin = Builtin {
    name: "mrdivide",
    group: LinearAlgebra,
    forms: &["X = B / A", "X = mrdivide(B, A)"],
    args: Arity::exactly(2),
    outs: Arity::upto(1),
    run: Run::Compose {
        f: solve::mrdivide,
        captures: crate::builtins::Captures::Host(DECOMPOSITION),
    },
    traits: Traits::NONE.costing(costs::right_divide),
    summary: "Solves X*A = B; in the sense of least squares where A is not square.",
    examples: crate::builtins::Examples::of(&[
        Equal("[2 4] / [2 0; 0 4]", "[1 1]"),
        Fails("[1 2 3] / [1 2; 3 4]", "Matrix dimensions must agree"),
    ]),
};

/// `A ^ b`: the power of a square matrix.
pub const MPOWER: Builtin = Builtin {
    name: "mpower",
    group: LinearAlgebra,
    forms: &["C = A ^ b", "C = mpower(A, b)"],
    args: Arity::exactly(2),
    outs: Arity::upto(1),
    run: Run::Compose { f: power::mpower, captures: crate::builtins::Captures::First(1) },
    traits: Traits::NONE.costing(costs::power),
    summary: "The power of a square matrix, or of a number to a square matrix.",
    examples: crate::builtins::Examples::of(&[
        Equal("[1 1; 0 1] ^ 3", "[1 3; 0 1]"),
        Equal("[2 0; 0 4] ^ -1", "[0.5 0; 0 0.25]"),
        Equal("[4 0; 0 9] ^ 0.5", "[2 0; 0 3]"),
        Equal("2 ^ [1 0; 0 3]", "[2 0; 0 8]"),
        Fails("[1 2] ^ 2", "square"),
    ]),
};

/// The inverse of a square matrix.
pub const INV: Builtin = Builtin {
    name: "inv",
    group: LinearAlgebra,
    forms: &["Y = inv(A)", "[Y, rcond] = inv(A)"],
    args: Arity::exactly(1),
    outs: Arity::upto(2),
    run: Run::Compose { f: solve::inv, captures: crate::builtins::Captures::Host(DECOMPOSITION) },
    traits: Traits::NONE.costing(costs::inverse).keeps_sparse(),
    summary: "The inverse of a square matrix, and the reciprocal of its condition number.",
    examples: crate::builtins::Examples::of(&[
        Equal("inv([2 0; 0 4])", "[0.5 0; 0 0.25]"),
        Fails("inv([1 2 3])", "Matrix must be square"),
    ]),
};

/// The determinant of a square matrix.
pub const DET: Builtin = Builtin {
    name: "det",
    group: LinearAlgebra,
    forms: &["d = det(A)", "[d, rcond] = det(A)"],
    args: Arity::exactly(1),
    outs: Arity::upto(2),
    run: Run::Compose { f: solve::det, captures: crate::builtins::Captures::Host(DECOMPOSITION) },
    traits: Traits::NONE.costing(costs::condition),
    summary: "The determinant of a square matrix.",
    examples: crate::builtins::Examples::of(&[
        Equal("det([1 2; 3 4])", "-2"),
        Fails("det([1 2 3])", "Matrix must be square"),
    ]),
};

/// The reciprocal of the condition number.
pub const RCOND: Builtin = Builtin {
    name: "rcond",
    group: LinearAlgebra,
    forms: &["c = rcond(A)"],
    args: Arity::exactly(1),
    outs: Arity::upto(1),
    run: Run::Host { f: solve::rcond, why: DECOMPOSITION, pure: true },
    traits: Traits::NONE.costing(costs::condition),
    summary: "The reciprocal of the condition number of a square matrix in the 1-norm.",
    examples: crate::builtins::Examples::of(&[
        Equal("rcond(eye(3))", "1"),
        Fails("rcond(ones(2, 3))", "Matrix must be square"),
    ]),
};

/// Lower and upper triangular factors.
pub const LU: Builtin = Builtin {
    name: "lu",
    group: LinearAlgebra,
    forms: &[
        "[L, U, P] = lu(A)",
        "[L, U] = lu(A)",
        "Y = lu(A)",
        "[L, U, p] = lu(A, 'vector')",
        "[L, U, P, Q, R] = lu(A)",
    ],
    args: Arity::between(1, 3),
    outs: Arity::upto(5),
    run: Run::Compose { f: factor::lu, captures: crate::builtins::Captures::Host(DECOMPOSITION) },
    traits: Traits::NONE.costing(costs::lu).keeps_factors_sparse(),
    summary: "Factors a matrix into a lower and an upper triangular one, P*A = L*U; with more results P*(R\\A)*Q = L*U.",
    examples: crate::builtins::Examples::of(&[
        Equal("lu([4 3; 6 3])", "[6 3; 2/3 1]"),
        Fails("lu({1})", "expected a numeric matrix"),
    ]),
};

/// Orthogonal and upper triangular factors.
pub const QR: Builtin = Builtin {
    name: "qr",
    group: LinearAlgebra,
    forms: &[
        "[Q, R] = qr(A)",
        "[Q, R, P] = qr(A)",
        "[Q, R] = qr(A, 'econ')",
        "[C, R] = qr(A, B)",
        "[C, R, P] = qr(S, B)",
    ],
    args: Arity::between(1, 4),
    outs: Arity::upto(3),
    run: Run::Compose { f: factor::qr, captures: crate::builtins::Captures::Host(DECOMPOSITION) },
    traits: Traits::NONE.costing(costs::qr).keeps_factors_sparse(),
    summary: "Factors a matrix into an orthogonal and an upper triangular one, A = Q*R.",
    examples: crate::builtins::Examples::of(&[
        Equal("abs(qr([3; 4]))", "[5; 0]"),
        Fails("qr({1})", "expected a numeric matrix"),
    ]),
};

/// The Cholesky factor.
pub const CHOL: Builtin = Builtin {
    name: "chol",
    group: LinearAlgebra,
    forms: &["R = chol(A)", "[R, p] = chol(A)", "L = chol(A, 'lower')", "[R, p, P] = chol(S)"],
    args: Arity::between(1, 3),
    outs: Arity::upto(3),
    run: Run::Compose { f: factor::chol, captures: crate::builtins::Captures::Host(DECOMPOSITION) },
    traits: Traits::NONE.costing(costs::chol).keeps_sparse(),
    summary: "Factors a positive definite matrix, A = R'*R.",
    examples: crate::builtins::Examples::of(&[
        Equal("chol([4 2; 2 5])", "[2 1; 0 2]"),
        Fails("chol([1 2; 2 1])", "Matrix must be positive definite"),
    ]),
};

/// Eigenvalues and eigenvectors.
pub const EIG: Builtin = Builtin {
    name: "eig",
    group: LinearAlgebra,
    forms: &["e = eig(A)", "[V, D] = eig(A)", "[V, D, W] = eig(A)", "e = eig(A, B)"],
    args: Arity::between(1, 4),
    outs: Arity::upto(3),
    run: Run::Compose {
        f: spectral::eig,
        captures: crate::builtins::Captures::Host(DECOMPOSITION),
    },
    traits: Traits::NONE.costing(costs::eig),
    summary: "The eigenvalues and eigenvectors of a square matrix, A*V = V*D.",
    examples: crate::builtins::Examples::of(&[
        Equal("eig([2 0; 0 1])", "[1; 2]"),
        Fails("eig([1 NaN; 2 3])", "must not contain NaN or Inf"),
    ]),
};

/// Singular values.
pub const SVD: Builtin = Builtin {
    name: "svd",
    group: LinearAlgebra,
    forms: &["s = svd(A)", "[U, S, V] = svd(A)", "[U, S, V] = svd(A, 'econ', 'vector')"],
    args: Arity::between(1, 3),
    outs: Arity::upto(3),
    run: Run::Compose { f: svd::svd, captures: crate::builtins::Captures::Host(DECOMPOSITION) },
    traits: Traits::NONE.costing(costs::svd),
    summary: "The singular values and vectors of a matrix, A = U*S*V'.",
    examples: crate::builtins::Examples::of(&[
        Equal("svd([3 0; 0 4])", "[4; 3]"),
        Fails("svd([1 Inf])", "must not contain NaN or Inf"),
    ]),
};

/// The Schur form.
pub const SCHUR: Builtin = Builtin {
    name: "schur",
    group: LinearAlgebra,
    forms: &["[U, S] = schur(A)", "S = schur(A)", "[U, S] = schur(A, 'complex')"],
    args: Arity::between(1, 2),
    outs: Arity::upto(2),
    run: Run::Compose {
        f: spectral::schur,
        captures: crate::builtins::Captures::Host(DECOMPOSITION),
    },
    traits: Traits::NONE.costing(costs::schur),
    summary: "The Schur form of a square matrix, A = U*S*U'.",
    examples: crate::builtins::Examples::of(&[
        Equal("schur([2 0; 0 1])", "[2 0; 0 1]"),
        Fails("schur([1 2 3])", "Matrix must be square"),
    ]),
};

/// The Hessenberg form.
pub const HESS: Builtin = Builtin {
    name: "hess",
    group: LinearAlgebra,
    forms: &["[P, H] = hess(A)", "H = hess(A)"],
    args: Arity::exactly(1),
    outs: Arity::upto(2),
    run: Run::Host { f: spectral::hess, why: DECOMPOSITION, pure: true },
    traits: Traits::NONE.costing(costs::hess),
    summary: "The Hessenberg form of a square matrix, A = P*H*P'.",
    examples: crate::builtins::Examples::of(&[
        Equal("hess([1 2; 3 4])", "[1 2; 3 4]"),
        Fails("hess([1 2 3])", "Matrix must be square"),
    ]),
};

source_builtins! {
    /// Linear algebra in the language.
    IN_THE_LANGUAGE, LinearAlgebra;
    "pinv" [1 2; 1] ["X = pinv(A)", "X = pinv(A, tol)"] "The Moore-Penrose pseudoinverse of a matrix."
        [Equal("pinv([2 0; 0 0])", "[0.5 0; 0 0]"), Fails("pinv()", "")];
    "rank" [1 2; 1] ["r = rank(A)", "r = rank(A, tol)"] "The number of singular values above a tolerance."
        [Equal("rank([1 2; 2 4])", "1"), Fails("rank()", "")];
    "null" [1 2; 1] ["Z = null(A)", "Z = null(A, tol)", "Z = null(A, 'rational')"] "A basis of the null space of a matrix: an orthonormal one, or that of the reduced row echelon form."
        [Equal("abs(null([1 0; 0 0]))", "[0; 1]"), Equal("null([1 1; 1 1], 'rational')", "[-1; 1]"), Fails("null()", "")];
    "orth" [1 2; 1] ["Q = orth(A)", "Q = orth(A, tol)"] "An orthonormal basis of the range of a matrix."
        [Equal("abs(orth([2 0; 0 0]))", "[1; 0]"), Fails("orth()", "")];
    "trace" [1 1; 1] ["t = trace(A)"] "The sum of the diagonal elements of a square matrix."
        [Equal("trace([1 2; 3 4])", "5"), Fails("trace(ones(2, 3))", "square")];
    "cond" [1 2; 1] ["c = cond(A)", "c = cond(A, p)"] "The condition number of a matrix."
        [Equal("cond([2 0; 0 1])", "2"), Fails("cond([1 NaN])", "NaN")];
    "expm" [1 1; 1] ["Y = expm(A)"] "The exponential of a square matrix."
        [Equal("expm(zeros(2))", "eye(2)"), Fails("expm([1 2 3])", "square")];
    "logm" [1 2; 2] ["[L, failed] = logm(A)"] "The logarithm of a square matrix."
        [Equal("logm(eye(2))", "zeros(2)"), Fails("logm([1 2 3])", "square")];
    "sqrtm" [1 1; 3] ["X = sqrtm(A)", "[X, residual] = sqrtm(A)", "[X, alpha, condition] = sqrtm(A)"] "The principal square root of a square matrix."
        [Equal("sqrtm([4 0; 0 9])", "[2 0; 0 3]"), Fails("sqrtm([1 2 3])", "square")];
    "funm" [2 255; 3] ["F = funm(A, f)", "[F, exitflag, info] = funm(A, f, options)", "F = funm(A, f, options, p, ...)"] "A function of a square matrix: exp, log, sin, cos, sinh, cosh, or a handle f(x, k) of its k-th derivative."
        [Equal("funm(zeros(2), @exp)", "eye(2)"), Equal("funm([4 1; 0 9], @(x) sqrt(x))", "[2 0.2; 0 3]"), Fails("funm([1 2 3], @exp)", "square")];
    "cross" [2 3; 1] ["z = cross(x, y)", "z = cross(x, y, dim)"] "The vector product of vectors of three elements."
        [Equal("cross([1 0 0], [0 1 0])", "[0 0 1]"), Fails("cross([1 2], [3 4])", "3")] few few::cross;
    "givens" [2 2; 2] ["G = givens(x, y)", "[c, s] = givens(x, y)"] "The rotation that takes [x; y] to [r; 0]."
        [Equal("givens(1, 0)", "[1 0; 0 1]"), Fails("givens([1 2], 3)", "scalar")];
    "planerot" [1 1; 2] ["[G, y] = planerot(x)"] "The rotation that makes the second element of a vector zero."
        [Equal("planerot([3; 4])", "[0.6 0.8; -0.8 0.6]"), Fails("planerot(1)", "two")];
    "housh" [3 3; 3] ["[housv, beta, zer] = housh(x, j, z)"] "The Householder reflection of a vector."
        [Equal("housh([0; 0], 1, 0)", "[1; 0]"), Fails("housh(ones(2), 1, 0)", "vector")];
    "linsolve" [2 3; 2] ["X = linsolve(A, B)", "X = linsolve(A, B, opts)"] "Solves A*X = B with options about the shape of A."
        [Equal("linsolve([2 0; 0 4], [2; 4])", "[1; 1]"), Fails("linsolve(1)", "")];
    "lsqminnorm" [2 6; 1] ["X = lsqminnorm(A, B)", "X = lsqminnorm(A, B, tol)", "X = lsqminnorm(..., 'warn')", "X = lsqminnorm(..., 'RegularizationFactor', factor)"] "The solution of A*X = B in the sense of least squares whose norm is least."
        [Equal("lsqminnorm([1 1; 1 1], [2; 2])", "[1; 1]"), Equal("lsqminnorm([3 4], 25)", "[3; 4]"), Fails("lsqminnorm([1; 2], 1)", "number of rows")];
    "ldl" [1 3; 3] ["[L, D] = ldl(A)", "[L, D, P] = ldl(A)", "[L, D, p] = ldl(A, 'vector')", "[U, D, P] = ldl(A, 'upper')"] "Factors of a symmetric or Hermitian matrix, P'*A*P = L*D*L', with blocks of one or two rows in D."
        [Equal("ldl([4 2; 2 3])", "[1 0; 0.5 1]"), Equal("nthargout(2, @ldl, [0 1; 1 0])", "[0 1; 1 0]"), Fails("ldl([1 2 3])", "square")];
    "lscov" [2 4; 4] ["x = lscov(A, b)", "x = lscov(A, b, V)"] "Least squares with known covariance."
        [Equal("lscov([1; 1], [1; 3])", "2"), Fails("lscov(1)", "")];
    "normc" [1 1; 1] ["N = normc(A)"] "A matrix whose columns have length 1."
        [Equal("normc([3 0; 4 2])", "[0.6 0; 0.8 1]"), Fails("normc('a')", "numbers")];
    "normr" [1 1; 1] ["N = normr(A)"] "A matrix whose rows have length 1."
        [Equal("normr([3 4])", "[0.6 0.8]"), Fails("normr('a')", "numbers")];
    "vecnorm" [1 3; 1] ["n = vecnorm(A)", "n = vecnorm(A, p, dim)"] "The norm of each vector along a dimension."
        [Equal("vecnorm([3 0; 4 1])", "[5 1]"), Fails("vecnorm([1 2], -1)", "p")];
    "vech" [1 1; 1] ["v = vech(A)"] "The columns of the lower triangle of a square matrix, one under the other."
        [Equal("vech([1 2; 2 3])", "[1; 2; 3]"), Fails("vech([1 2 3])", "square")];
    "rref" [1 2; 2] ["R = rref(A)", "[R, k] = rref(A, tol)"] "The reduced row echelon form."
        [Equal("rref([1 2; 3 4])", "eye(2)"), Fails("rref()", "")];
    "subspace" [2 2; 1] ["angle = subspace(A, B)"] "The greatest angle between two subspaces."
        [Equal("subspace([1; 0], [1; 0])", "0"), Fails("subspace(1)", "")];
    "normest" [1 2; 2] ["n = normest(A)", "[n, count] = normest(A, tol)"] "An estimate of the 2-norm of a matrix."
        [Equal("abs(normest([3 0; 0 4]) - 4) < 1e-5", "true"), Fails("normest('a')", "numeric")];
    "isbanded" [3 3; 1] ["tf = isbanded(A, lower, upper)"] "Whether a matrix is zero outside a band."
        [Equal("isbanded([1 2; 0 1], 0, 1)", "true"), Fails("isbanded(1)", "")], tells;
    "isdiag" [1 1; 1] ["tf = isdiag(A)"] "Whether a matrix is diagonal."
        [Equal("isdiag(eye(2))", "true"), Fails("isdiag()", "")], tells;
    "istril" [1 1; 1] ["tf = istril(A)"] "Whether a matrix is lower triangular."
        [Equal("istril([1 0; 2 3])", "true"), Fails("istril()", "")], tells;
    "istriu" [1 1; 1] ["tf = istriu(A)"] "Whether a matrix is upper triangular."
        [Equal("istriu([1 2; 0 3])", "true"), Fails("istriu()", "")], tells;
    "isdefinite" [1 2; 1] ["tf = isdefinite(A)", "tf = isdefinite(A, tol)"] "Whether a matrix is symmetric positive definite."
        [Equal("isdefinite(eye(2))", "true"), Fails("isdefinite()", "")], tells;
    "ishermitian" [1 3; 1] ["tf = ishermitian(A)", "tf = ishermitian(A, tol)", "tf = ishermitian(A, 'skew', tol)"] "Whether a matrix equals its conjugate transpose."
        [Equal("ishermitian([1 2i; -2i 1])", "true"), Fails("ishermitian()", "")], tells;
    "issymmetric" [1 3; 1] ["tf = issymmetric(A)", "tf = issymmetric(A, tol)", "tf = issymmetric(A, 'skew', tol)"] "Whether a matrix equals its transpose."
        [Equal("issymmetric([1 2; 2 1])", "true"), Fails("issymmetric()", "")], tells;
    "bandwidth" [1 2; 2] ["[lower, upper] = bandwidth(A)", "b = bandwidth(A, type)"] "How far a matrix reaches from its diagonal."
        [Equal("bandwidth([1 2; 0 1], 'upper')", "1"), Fails("bandwidth([1 2], 'left')", "type")];
    "commutation_matrix" [1 2; 1] ["K = commutation_matrix(m, n)"] "The matrix K with K*vec(A) = vec(A')."
        [Equal("commutation_matrix(1, 2)", "eye(2)"), Fails("commutation_matrix(0)", "positive")];
    "duplication_matrix" [1 1; 1] ["D = duplication_matrix(n)"] "The matrix D with D*vech(A) = vec(A) for symmetric A."
        [Equal("duplication_matrix(1)", "1"), Fails("duplication_matrix(0.5)", "positive")];
    "condeig" [1 1; 3] ["c = condeig(A)", "[V, D, c] = condeig(A)"] "The condition numbers of the eigenvalues of a matrix."
        [Equal("condeig(eye(2))", "[1; 1]"), Fails("condeig([1 2 3])", "square")];
    "ordeig" [1 2; 1] ["e = ordeig(T)", "e = ordeig(T, S)"] "The eigenvalues of a quasi-triangular matrix, in order."
        [Equal("ordeig([1 2; 0 3])", "[1; 3]"), Fails("ordeig([1 2 3])", "square")];
    "ols" [2 2; 3] ["[beta, sigma, r] = ols(y, x)"] "Ordinary least squares."
        [Equal("ols([2; 4], [1; 2])", "2"), Fails("ols(1)", "")];
    "gls" [3 3; 3] ["[beta, v, r] = gls(y, x, o)"] "Generalised least squares."
        [Equal("gls([2; 4], [1; 2], eye(2))", "2"), Fails("gls(1, 2)", "")];
    "cholinv" [1 1; 1] ["X = cholinv(A)"] "The inverse of a positive definite matrix."
        [Equal("cholinv([4 0; 0 2])", "[0.25 0; 0 0.5]"), Fails("cholinv([1 2; 2 1])", "positive definite")];
    "chol2inv" [1 1; 1] ["X = chol2inv(R)"] "The inverse of R'*R."
        [Equal("chol2inv([2 0; 0 1])", "[0.25 0; 0 1]"), Fails("chol2inv([1 2 3])", "square")];
    "sylvester" [3 3; 1] ["X = sylvester(A, B, C)"] "Solves A*X + X*B = C."
        [Equal("sylvester(1, 1, 4)", "2"), Fails("sylvester([1 2 3], 1, 1)", "square")];
    "krylov" [3 4; 3] ["[u, h, nu] = krylov(A, V, k)"] "An orthonormal basis of a Krylov subspace."
        [Equal("abs(krylov(eye(2), [1; 0], 1))", "[1; 0]"), Fails("krylov([1 2 3], 1, 1)", "square")];
    "mgorth" [2 2; 2] ["[y, h] = mgorth(x, v)"] "Orthogonalises a vector against orthonormal columns."
        [Equal("mgorth([1; 1], [1; 0])", "[0; 1]"), Fails("mgorth(1)", "")];
    "norm" [1 3; 1] ["n = norm(x)", "n = norm(x, p)", "n = norm(x, 'fro')"] "The norm of a vector or a matrix."
        [Equal("norm([3 4])", "5"), Fails("norm({1})", "floating point")] few few::norm;
    "dot" [2 3; 1] ["z = dot(x, y)", "z = dot(x, y, dim)"] "The scalar product."
        [Equal("dot([1 2], [3 4])", "11"), Fails("dot([1 2], [1 2 3])", "length")] few few::dot;
    "tensorprod" [2 255; 1] ["C = tensorprod(A, B)", "C = tensorprod(A, B, dims)", "C = tensorprod(A, B, dimsA, dimsB)", "C = tensorprod(A, B, 'all')", "C = tensorprod(..., 'NumDimensionsA', n)"] "Products of the elements of two arrays, summed along dimensions of both."
        [Equal("tensorprod([1 2; 3 4], [1; 1], 2, 1)", "[3; 7]"), Equal("tensorprod([1 2 3], [4 5 6], 'all')", "32"), Equal("size(tensorprod(ones(2, 3), ones(4, 5)))", "[2 3 4 5]"), Fails("tensorprod([1 2], [1 2 3], 2)", "differ in size")];
    "kron" [2 255; 1] ["K = kron(A, B, ...)"] "The Kronecker product."
        [Equal("kron([1 2], [1; 1])", "[1 2; 1 2]"), Fails("kron({1}, 2)", "")];
    "svdsketch" [1 255; 4] ["[U, S, V] = svdsketch(A)", "[U, S, V, err] = svdsketch(A, tol, Name, Value)"] "The singular values and vectors of a matrix that are enough to be within tol of it, relative to its Frobenius norm."
        [Equal("round(nthargout(2, @svdsketch, [3 0; 0 0]), 9)", "3"), Fails("svdsketch({1})", "matrix of floating-point numbers")];
}

source_builtins! {
    /// Matrices that are the pages of an array.
    PAGES, LinearAlgebra;
    "pagefun" [2 255; 1] ["C = pagefun(f, A, B, ...)"] "A function of each page of arrays."
        [Equal("pagefun(@mtimes, ones(1, 2, 2), ones(2, 1, 2))", "cat(3, 2, 2)"), Fails("pagefun(1, 2)", "function handle")];
    "pagetranspose" [1 1; 1] ["B = pagetranspose(A)"] "Every page transposed."
        [Equal("pagetranspose([1 2])", "[1; 2]"), Fails("pagetranspose()", "")];
    "pagectranspose" [1 1; 1] ["B = pagectranspose(A)"] "Every page transposed and conjugated."
        [Equal("pagectranspose([1i 2])", "[-1i; 2]"), Fails("pagectranspose()", "")];
    "blkmm" [2 2; 1] ["C = blkmm(A, B)"] "The products of the pages of two arrays."
        [Equal("blkmm([1 2], [3; 4])", "11"), Fails("blkmm([1 2], [1 2])", "dimensions")];
}

library_classes! {
    /// Matrices with their factors: classes, whose texts are in `classes/m/classdef`.
    DECOMPOSITIONS, LinearAlgebra;
    "decomposition" ["dA = decomposition(A)", "dA = decomposition(A, type)", "dA = decomposition(A, 'chol' | 'ldl' | 'triangular', 'upper' | 'lower')", "dA = decomposition(..., 'CheckCondition', tf, 'RankTolerance', tol)"] "A matrix with its factors, for systems that are solved again and again: dA \\ b, b / dA, dA', rank, rcond, isIllConditioned."
        [Equal("decomposition([4 2; 2 5]) \\ [8; 12]", "[1; 2]"), Equal("decomposition(magic(3)).Type", "'lu'"), Fails("decomposition(ones(3, 2), 'lu')", "square")];
}

source_builtins! {
    /// What the texts of this family share.
    HELPERS, LinearAlgebra;
    "riccati_arguments" [5 5; 7] ["[A, B, Q, R, S, E, plain] = riccati_arguments(name, A, B, Q, given)"] "The matrices of an equation of Riccati." [];
    "positive_cost" [2 2; 0] ["positive_cost(name, R)"] "Fails unless a cost is positive." [];
    "qrsize" [2 2; 2] ["[Q, R] = qrsize(A, whole)"] "The QR decomposition, whole or of economy size." [];
    "unwarned" [1 1; 1] ["x = unwarned(f)"] "What a function gives, without its warnings." [];
    "krylov_operator" [3 255; 1] ["f = krylov_operator(name, A, n)"] "A product with a matrix or a function, or a solution; name is who asks." [];
    "krylov_report" [6 6; 0] ["krylov_report(name, outputs, flag, relres, iter, tol)"] "How an iteration ended." [];
}

/// The family's native part, in display order.
pub const ALL: &[&Builtin] = &[
    &MLDIVIDE, &MRDIVIDE, &MPOWER, &INV, &DET, &RCOND, &LU, &QR, &CHOL, &EIG, &SVD, &SCHUR, &HESS,
];
