//! Famous matrices, written in the language.

use crate::builtins::Example::{Equal, Fails};
use crate::builtins::source_builtins;

source_builtins! {
    /// Famous matrices.
    MATRICES, Construction;
    "toeplitz" [1 2; 1] ["T = toeplitz(c)", "T = toeplitz(c, r)"] "The matrix with constant diagonals."
        [Equal("toeplitz([1 2 3])", "[1 2 3; 2 1 2; 3 2 1]"), Fails("toeplitz(ones(2))", "vector")];
    "hankel" [1 2; 1] ["H = hankel(c)", "H = hankel(c, r)"] "The matrix with constant anti-diagonals."
        [Equal("hankel([1 2])", "[1 2; 2 0]"), Fails("hankel(ones(2))", "vector")];
    "vander" [1 2; 1] ["V = vander(c)", "V = vander(c, n)"] "The Vandermonde matrix of powers."
        [Equal("vander([1 2])", "[1 1; 2 1]"), Fails("vander(ones(2))", "vector")];
    "hilb" [1 1; 1] ["H = hilb(n)"] "The Hilbert matrix."
        [Equal("hilb(2)", "[1 1/2; 1/2 1/3]"), Fails("hilb([1 2])", "scalar")];
    "invhilb" [1 1; 1] ["H = invhilb(n)"] "The inverse of the Hilbert matrix, exactly."
        [Equal("invhilb(2)", "[4 -6; -6 12]"), Fails("invhilb([1 2])", "scalar")];
    "full" [1 1; 1] ["A = full(A)"] "A matrix with all its elements stored."
        [Equal("full([1 0])", "[1 0]"), Fails("full({1})", "matrix")];
    "numgrid" [2 2; 1] ["G = numgrid(shape, n)"] "The numbers of the points inside a square 'S', an L 'L', a square without a corner 'C', a disc 'D' or a ring 'A'."
        [Equal("numgrid('S', 4)", "[0 0 0 0; 0 1 3 0; 0 2 4 0; 0 0 0 0]"), Equal("max(numgrid('L', 6), [], 'all')", "12"), Fails("numgrid('Q', 5)", "shape")];
    "delsq" [1 1; 1] ["D = delsq(G)"] "The differences of the Laplacian, with its sign turned, on the points of a grid that numgrid gave."
        [Equal("full(delsq(numgrid('S', 4)))", "[4 -1 -1 0; -1 4 0 -1; -1 0 4 -1; 0 -1 -1 4]"), Fails("delsq('a')", "grid")];
    "gallery" [1 255; 255] ["A = gallery(name, n)", "[A, B, ...] = gallery(name, ...)", "A = gallery(3)"] "Matrices known for their properties: minij, cauchy, frank, kahan, lehmer, moler, tridiag and many more."
        [Equal("gallery('minij', 3)", "[1 1 1; 1 2 2; 1 2 3]"), Equal("gallery('tridiag', 2)", "[2 -1; -1 2]"), Fails("gallery('foobar')", "unknown matrix")];
    "spiral" [1 1; 1] ["A = spiral(n)"] "The numbers from 1 on in a spiral from the middle out."
        [Equal("spiral(4)", "[7 8 9 10; 6 1 2 11; 5 4 3 12; 16 15 14 13]"), Fails("spiral(0)", "positive")];
    "magic" [1 1; 1] ["M = magic(n)"] "A magic square."
        [Equal("magic(3)", "[8 1 6; 3 5 7; 4 9 2]"), Fails("magic(-1)", "negative")];
    "hadamard" [1 1; 1] ["H = hadamard(n)"] "A Hadamard matrix."
        [Equal("hadamard(2)", "[1 1; 1 -1]"), Fails("hadamard(5)", "power of 2")];
    "pascal" [1 2; 1] ["P = pascal(n)", "P = pascal(n, kind)"] "The matrix of Pascal's triangle."
        [Equal("pascal(3)", "[1 1 1; 1 2 3; 1 3 6]"), Fails("pascal(3, 5)", "kind")];
    "rosser" [0 0; 1] ["R = rosser"] "The test matrix of Rosser."
        [Equal("size(rosser)", "[8 8]"), Fails("rosser(1)", "")];
    "wilkinson" [1 1; 1] ["W = wilkinson(n)"] "The eigenvalue test matrix of Wilkinson."
        [Equal("wilkinson(3)", "[1 1 0; 1 0 1; 0 1 1]"), Fails("wilkinson(-1)", "nonnegative")];
    "spdiags" [1 4; 2] ["A = spdiags(B, d, m, n)", "A = spdiags(B, d, A)", "[B, d] = spdiags(A)", "B = spdiags(A, d)"] "The sparse matrix of given diagonals, or the diagonals of one."
        [Equal("spdiags([1 2 3; 4 5 6; 7 8 9], [-1 0 1], 3, 3)", "[2 6 0; 1 5 9; 0 4 8]"), Equal("spdiags([1 5 0; 2 6 9], 1)", "[5; 9]"), Fails("spdiags([1 2], [0 1 2], 2, 2)", "as many columns")];
    "speye" [0 3; 1] ["A = speye(n)"] "The identity matrix, sparse."
        [Equal("speye(2)", "eye(2)"), Fails("speye({1})", "")];
}
