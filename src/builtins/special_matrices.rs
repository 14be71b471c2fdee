//! Famous matrices, coordinates and plane geometry, written in the language.

use super::Example::{Equal, Fails};
use super::source_builtins;

source_builtins! {
    /// Famous matrices.
    SPECIAL_MATRICES, Construction;
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
    "full" [1 1; 1] ["A = full(A)"] "A matrix with all its elements stored, as all matrices are here."
        [Equal("full([1 0])", "[1 0]"), Fails("full({1})", "matrix")];
    "gallery" [1 255; 255] ["A = gallery(name, n)", "[A, B, ...] = gallery(name, ...)", "A = gallery(3)"] "Matrices known for their properties: minij, cauchy, frank, kahan, lehmer, moler, tridiag and many more."
        [Equal("gallery('minij', 3)", "[1 1 1; 1 2 2; 1 2 3]"), Equal("gallery('tridiag', 2)", "[2 -1; -1 2]"), Fails("gallery('foobar')", "unknown matrix")];
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
}

source_builtins! {
    /// Coordinates, areas, differences of fields.
    GEOMETRY, Geometry;
    "rotx" [1 1; 1] ["R = rotx(angle)"] "The rotation about the x axis by an angle in degrees."
        [Equal("rotx(90) * [0; 1; 0]", "[0; 0; 1]"), Fails("rotx('a')", "real scalar")];
    "roty" [1 1; 1] ["R = roty(angle)"] "The rotation about the y axis by an angle in degrees."
        [Equal("roty(90) * [0; 0; 1]", "[1; 0; 0]"), Fails("roty('a')", "real scalar")];
    "rotz" [1 1; 1] ["R = rotz(angle)"] "The rotation about the z axis by an angle in degrees."
        [Equal("rotz(90) * [1; 0; 0]", "[0; 1; 0]"), Fails("rotz('a')", "real scalar")];
    "cart2pol" [1 3; 3] ["[theta, r] = cart2pol(x, y)", "[theta, r, z] = cart2pol(x, y, z)"] "Cartesian to polar coordinates."
        [Equal("cart2pol([0 2])", "[pi/2 2]"), Fails("cart2pol({1}, 2)", "numeric")];
    "pol2cart" [1 3; 3] ["[x, y] = pol2cart(theta, r)", "[x, y, z] = pol2cart(theta, r, z)"] "Polar to Cartesian coordinates."
        [Equal("pol2cart([0 2])", "[2 0]"), Fails("pol2cart({1}, 2)", "numeric")];
    "cart2sph" [1 3; 3] ["[theta, phi, r] = cart2sph(x, y, z)"] "Cartesian to spherical coordinates."
        [Equal("cart2sph([0 0 2])", "[0 pi/2 2]"), Fails("cart2sph({1}, 2, 3)", "numeric")];
    "sph2cart" [1 3; 3] ["[x, y, z] = sph2cart(theta, phi, r)"] "Spherical to Cartesian coordinates."
        [Equal("sph2cart([0 0 2])", "[2 0 0]"), Fails("sph2cart({1}, 2, 3)", "numeric")];
    "polyarea" [2 3; 1] ["a = polyarea(x, y)", "a = polyarea(x, y, dim)"] "The area of a polygon."
        [Equal("polyarea([0 1 1 0], [0 0 1 1])", "1"), Fails("polyarea([1 2], 1)", "shape")];
    "inpolygon" [4 4; 2] ["[in, on] = inpolygon(x, y, xv, yv)"] "Whether points are inside a polygon."
        [Equal("inpolygon(0.5, 0.5, [0 1 1 0], [0 0 1 1])", "true"), Fails("inpolygon([1 2], 1, 1, 1)", "same size")];
    "rectint" [2 2; 1] ["area = rectint(a, b)"] "The areas that rectangles have in common."
        [Equal("rectint([0 0 1 1], [0.5 0 1 1])", "0.5"), Fails("rectint(1, 2)", "rectangles")];
    "gradient" [1 255; 255] ["g = gradient(v)", "[gx, gy] = gradient(M, hx, hy)"] "The gradient of sampled data."
        [Equal("gradient([1 4 9])", "[3 4 5]"), Fails("gradient(ones(3), 1, 2, 3)", "spacing")];
    "del2" [1 255; 1] ["L = del2(M)", "L = del2(M, h)"] "The discrete Laplacian."
        [Equal("size(del2(ones(4)))", "[4 4]"), Fails("del2(ones(3), 1, 2, 3)", "spacing")];
    "cplxpair" [1 3; 1] ["y = cplxpair(z)", "y = cplxpair(z, tol, dim)"] "Sorts complex numbers into conjugate pairs."
        [Equal("cplxpair([1i 3 -1i])", "[-1i 1i 3]"), Fails("cplxpair([1i 3])", "pair")];
}
