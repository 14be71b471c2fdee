//! Decompositions brought up to date, estimates of norms, forms of matrices; written in the language.

use crate::builtins::Example::{Equal, Fails};
use crate::builtins::source_builtins;

source_builtins! {
    /// Decompositions of matrices that have changed a little.
    UPDATES, LinearAlgebra;
    "cholupdate" [2 3; 2] ["R1 = cholupdate(R, x)", "[R1, err] = cholupdate(R, x, '-')"] "The Cholesky factor of A + x*x' or A - x*x'."
        [Equal("cholupdate(1, sqrt(3))", "2"), Fails("cholupdate(1, 2, '-')", "positive definite")];
    "cholinsert" [3 3; 2] ["[R1, err] = cholinsert(R, j, x)"] "The Cholesky factor with a row and a column more."
        [Equal("cholinsert(2, 2, [0; 9])", "[2 0; 0 3]"), Fails("cholinsert(1, 3, [1; 1])", "index")];
    "choldelete" [2 2; 1] ["R1 = choldelete(R, j)"] "The Cholesky factor without a row and a column."
        [Equal("choldelete([2 0; 0 3], 1)", "3"), Fails("choldelete(1, 2)", "index")];
    "cholshift" [3 3; 1] ["R1 = cholshift(R, i, j)"] "The Cholesky factor with rows and columns i to j shifted around."
        [Equal("cholshift([2 0; 0 3], 1, 2)", "[3 0; 0 2]"), Fails("cholshift(1, 2, 1)", "indices")];
    "qrupdate" [4 4; 2] ["[Q1, R1] = qrupdate(Q, R, u, v)"] "The QR decomposition of A + u*v'."
        [Equal("abs(nthargout(2, @qrupdate, 1, 2, 1, 1))", "3"), Fails("qrupdate(1, 2, [1; 2], 1)", "dimensions")];
    "qrinsert" [4 5; 2] ["[Q1, R1] = qrinsert(Q, R, j, x, orient)"] "The QR decomposition with a column or a row more."
        [Equal("size(nthargout(2, @qrinsert, eye(2), [1; 0], 2, [0; 1]))", "[2 2]"), Fails("qrinsert(1, 2, 1, 1, 'x')", "ORIENT")];
    "qrdelete" [3 4; 2] ["[Q1, R1] = qrdelete(Q, R, j, orient)"] "The QR decomposition without a column or a row."
        [Equal("size(nthargout(2, @qrdelete, eye(2), eye(2), 1))", "[2 1]"), Fails("qrdelete(1, 2, 1, 'x')", "ORIENT")];
    "qrshift" [4 4; 2] ["[Q1, R1] = qrshift(Q, R, i, j)"] "The QR decomposition with columns i to j shifted around."
        [Equal("size(nthargout(2, @qrshift, eye(2), eye(2), 1, 2))", "[2 2]"), Fails("qrshift(1, 2, 1, 2)", "indices")];
    "rsf2csf" [2 2; 2] ["[U, T] = rsf2csf(U, T)"] "The complex Schur form of a real one."
        [Equal("nthargout(2, @rsf2csf, eye(2), [1 2; 0 3])", "[1 2; 0 3]"), Fails("rsf2csf(1, [1 2])", "square")];
    "normest1" [1 255; 4] ["c = normest1(A)", "[c, v, w, iterations] = normest1(A, t, X0)", "c = normest1(f)"] "An estimate of the 1-norm of a matrix, or of a function that multiplies."
        [Equal("normest1([1 2; 3 4])", "6"), Fails("normest1([1 2])", "square")];
    "condest" [1 2; 2] ["c = condest(A)"] "An estimate of the condition in the 1-norm."
        [Equal("condest([2 0; 0 1])", "2"), Fails("condest([1 2])", "square")];
}

source_builtins! {
    /// Forms of matrices and of pairs of them.
    FORMS, LinearAlgebra;
    "balance" [1 2; 3] ["B = balance(A)", "[T, B] = balance(A)", "[scale, order, B] = balance(A, option)"] "A similar matrix whose rows and columns have norms near each other."
        [Equal("balance([1 100; 0.01 1])", "[1 1.5625; 0.64 1]"), Fails("balance([1 2])", "square")];
    "cdf2rdf" [2 2; 2] ["[V, D] = cdf2rdf(V, D)"] "Complex eigenvalues in pairs as real blocks."
        [Equal("nthargout(2, @cdf2rdf, eye(2), diag([1i -1i]))", "[0 1; -1 0]"), Fails("cdf2rdf(eye(2), [1i 0; 0 2])", "pairs")];
    "qz" [2 3; 6] ["[AA, BB, Q, Z] = qz(A, B)", "[AA, BB, Q, Z, V, W] = qz(A, B)", "[...] = qz(A, B, 'real' | 'complex')"] "The triangular form Q * A * Z and Q * B * Z of a pair of matrices, and its eigenvectors."
        [Equal("qz(2, 3)", "2"), Equal("istriu(qz(magic(3), eye(3)))", "true"), Fails("qz(1, [1 2])", "square")];
    "ordschur" [3 3; 2] ["[US, TS] = ordschur(U, T, select)", "[US, TS] = ordschur(U, T, 'lhp' | 'rhp' | 'udi' | 'udo')", "[US, TS] = ordschur(U, T, clusters)"] "A Schur form with some eigenvalues first."
        [Equal("round(diag(nthargout(2, @ordschur, eye(2), [1 2; 0 3], [false true])), 12)", "[3; 1]"), Fails("ordschur(1, 1, 'no')", "lhp")];
    "gsvd" [2 3; 5] ["sigma = gsvd(A, B)", "[U, V, X, C, S] = gsvd(A, B)", "[U, V, X, C, S] = gsvd(A, B, 0)"] "The generalized singular value decomposition: A = U * C * X', B = V * S * X', C' * C + S' * S = I."
        [Equal("round(gsvd([3 0; 0 1], eye(2)), 12)", "[1; 3]"), Fails("gsvd(1, [1 2])", "same number of columns")];
    "qzhess" [2 2; 4] ["[aa, bb, q, z] = qzhess(a, b)"] "The Hessenberg and triangular form of a pair of matrices."
        [Equal("qzhess(2, 3)", "2"), Fails("qzhess(1, [1 2])", "square")];
}
