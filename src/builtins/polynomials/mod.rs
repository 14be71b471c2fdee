//! Polynomials by their coefficients, written in the language.

use super::Example::{Equal, Fails};
use super::source_builtins;

source_builtins! {
    /// Polynomials.
    POLYNOMIALS, Polynomials;
    "polyfit" [3 3; 3] ["p = polyfit(x, y, n)", "[p, S, mu] = polyfit(x, y, n)"] "Fits a polynomial in the sense of least squares."
        [Equal("polyfit([0 1 2], [1 3 5], 1)", "[2 1]"), Fails("polyfit([1 2], [1 2 3], 1)", "same size")];
    "polyval" [2 4; 2] ["y = polyval(p, x)", "[y, delta] = polyval(p, x, S, mu)"] "The values of a polynomial."
        [Equal("polyval([1 2 3], 2)", "11"), Fails("polyval({1}, 2)", "vector")];
    "polyvalm" [2 2; 1] ["Y = polyvalm(p, X)"] "A polynomial of a square matrix."
        [Equal("polyvalm([1 0], eye(2))", "eye(2)"), Fails("polyvalm([1 0], [1 2])", "square")];
    "roots" [1 1; 1] ["r = roots(p)"] "The roots of a polynomial."
        [Equal("sort(roots([1 -3 2]))", "[1; 2]"), Fails("roots([1 NaN])", "finite")];
    "poly" [1 1; 1] ["p = poly(r)", "p = poly(A)"] "The polynomial with given roots, or of a matrix."
        [Equal("poly([1 2])", "[1 -3 2]"), Fails("poly(ones(2, 3))", "square")];
    "conv" [2 3; 1] ["w = conv(u, v)", "w = conv(u, v, shape)"] "The product of polynomials: the convolution of vectors."
        [Equal("conv([1 1], [1 2])", "[1 3 2]"), Fails("conv(ones(2), 1)", "vectors")];
    "deconv" [2 255; 2] ["[q, r] = deconv(y, a)", "[q, r] = deconv(y, a, shape, 'Method', 'least-squares', 'RegularizationFactor', factor)"] "The quotient and the remainder of polynomials."
        [Equal("deconv([1 3 2], [1 1])", "[1 2]"), Fails("deconv([1 2], [0 1])", "zero")];
    "polyder" [1 2; 2] ["k = polyder(p)", "k = polyder(a, b)", "[q, d] = polyder(a, b)"] "The derivative of a polynomial, a product or a quotient."
        [Equal("polyder([1 2 3])", "[2 2]"), Fails("polyder(ones(2))", "vector")];
    "polyint" [1 2; 1] ["q = polyint(p)", "q = polyint(p, k)"] "The integral of a polynomial."
        [Equal("polyint([2 2])", "[1 2 0]"), Fails("polyint(ones(2))", "vector")];
    "polygcd" [2 3; 1] ["q = polygcd(b, a)", "q = polygcd(b, a, tol)"] "The greatest common divisor of polynomials."
        [Equal("polygcd([1 -3 2], [1 -1])", "[1 -1]"), Fails("polygcd(1)", "")];
    "polyreduce" [1 1; 1] ["p = polyreduce(c)"] "A polynomial without its leading zeros."
        [Equal("polyreduce([0 0 1 2])", "[1 2]"), Fails("polyreduce([])", "vector")];
    "polyaffine" [2 2; 1] ["g = polyaffine(f, mu)"] "The polynomial f((x - mu(1)) / mu(2))."
        [Equal("polyaffine([1 2], [0 1])", "[1 2]"), Fails("polyaffine([1 2], 1)", "two")];
    "polyout" [1 2; 1] ["polyout(c)", "s = polyout(c, x)"] "A polynomial as text."
        [Equal("polyout([1 2], 'x')", "'1*x^1 + 2'"), Fails("polyout(ones(2))", "vector")];
    "compan" [1 1; 1] ["A = compan(c)"] "The companion matrix of a polynomial."
        [Equal("compan([1 2 3])", "[-2 -3; 1 0]"), Fails("compan(ones(2))", "vector")];
    "polyeig" [1 255; 3] ["e = polyeig(C0, C1, ...)", "[v, e, s] = polyeig(C0, C1, ...)"] "The polynomial eigenvalue problem, with the condition numbers of the eigenvalues."
        [Equal("polyeig(-2, 1)", "2"), Fails("polyeig([1 2])", "square")];
    "mpoles" [1 3; 2] ["[m, n] = mpoles(p)", "[m, n] = mpoles(p, tol, reorder)"] "The multiplicity of poles."
        [Equal("mpoles([2 3 2])", "[1; 1; 2]"), Fails("mpoles()", "")];
    "residue" [2 4; 4] ["[r, p, k, e] = residue(b, a)", "[b, a] = residue(r, p, k)"] "Partial fractions of a quotient of polynomials."
        [Equal("residue([1], [1 1])", "1"), Fails("residue(1)", "")];
}
