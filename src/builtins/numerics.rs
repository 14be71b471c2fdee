//! Numerical methods written in the language: polynomials, interpolation, integration, optimisation.

use super::Example::{Equal, Fails};
use super::source_builtins;

source_builtins! {
    /// Polynomials and piecewise polynomials.
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
    "deconv" [2 2; 2] ["[q, r] = deconv(y, a)"] "The quotient and the remainder of polynomials."
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
    "polyeig" [1 255; 2] ["e = polyeig(C0, C1, ...)", "[v, e] = polyeig(C0, C1, ...)"] "The polynomial eigenvalue problem."
        [Equal("polyeig(-2, 1)", "2"), Fails("polyeig([1 2])", "square")];
    "mpoles" [1 3; 2] ["[m, n] = mpoles(p)", "[m, n] = mpoles(p, tol, reorder)"] "The multiplicity of poles."
        [Equal("mpoles([2 3 2])", "[1; 1; 2]"), Fails("mpoles()", "")];
    "residue" [2 4; 4] ["[r, p, k, e] = residue(b, a)", "[b, a] = residue(r, p, k)"] "Partial fractions of a quotient of polynomials."
        [Equal("residue([1], [1 1])", "1"), Fails("residue(1)", "")];
    "mkpp" [2 3; 1] ["pp = mkpp(breaks, coefs)", "pp = mkpp(breaks, coefs, d)"] "Makes a piecewise polynomial."
        [Equal("ppval(mkpp([0 1], [2 3]), 0.5)", "4"), Fails("mkpp(1, 1)", "interval")];
    "unmkpp" [1 1; 5] ["[x, p, n, k, d] = unmkpp(pp)"] "The parts of a piecewise polynomial."
        [Equal("unmkpp(mkpp([0 1], [2 3]))", "[0 1]"), Fails("unmkpp(1)", "piecewise")];
    "ppval" [2 2; 1] ["y = ppval(pp, x)"] "The values of a piecewise polynomial."
        [Equal("ppval(mkpp([0 1 2], [1; 2]), [0.5 1.5])", "[1 2]"), Fails("ppval(1, 2)", "piecewise")];
    "ppder" [1 2; 1] ["d = ppder(pp)", "d = ppder(pp, m)"] "The derivative of a piecewise polynomial."
        [Equal("ppval(ppder(mkpp([0 1], [2 3])), 0.5)", "2"), Fails("ppder(1)", "piecewise")];
    "ppint" [1 2; 1] ["q = ppint(pp)", "q = ppint(pp, c)"] "The integral of a piecewise polynomial."
        [Equal("ppval(ppint(mkpp([0 1], [2])), 0.5)", "1"), Fails("ppint(1)", "piecewise")];
    "ppjumps" [1 1; 1] ["j = ppjumps(pp)"] "The jumps of a piecewise polynomial at its breaks."
        [Equal("ppjumps(mkpp([0 1 2], [1; 3]))", "2"), Fails("ppjumps(1)", "piecewise")];
}

source_builtins! {
    /// Interpolation.
    INTERPOLATION, Polynomials;
    "spline" [2 3; 1] ["y = spline(x, y, xi)", "pp = spline(x, y)"] "Cubic spline interpolation."
        [Equal("spline([0 1 2 3], [0 1 4 9], 1.5)", "2.25"), Fails("spline(1, 1)", "two points")];
    "pchip" [2 3; 1] ["y = pchip(x, y, xi)", "pp = pchip(x, y)"] "Cubic interpolation that keeps the shape of the data."
        [Equal("pchip([0 1 2], [0 1 2], 0.5)", "0.5"), Fails("pchip(1, 1)", "two points")];
    "interp1" [2 6; 1] ["yi = interp1(x, y, xi)", "yi = interp1(x, y, xi, method)", "yi = interp1(x, y, xi, method, 'extrap')"] "Interpolation in one dimension."
        [Equal("interp1([1 2 3], [10 20 30], 2.5)", "25"), Fails("interp1(1, 1, 1)", "two points")];
    "interp2" [1 7; 1] ["zi = interp2(z, xi, yi)", "zi = interp2(x, y, z, xi, yi, method, extrap)", "zi = interp2(z, n)"] "Interpolation in two dimensions: nearest, linear, pchip, cubic or spline."
        [Equal("interp2([1 2; 3 4], 1.5, 1.5)", "2.5"), Equal("interp2([1 3; 1 3])", "[1 2 3; 1 2 3; 1 2 3]"), Fails("interp2({1})", "2-D matrix")];
    "interp3" [1 9; 1] ["vi = interp3(v, xi, yi, zi)", "vi = interp3(x, y, z, v, xi, yi, zi, method, extrap)"] "Interpolation in three dimensions."
        [Equal("interp3(reshape(1:8, 2, 2, 2), 1.5, 1.5, 1.5)", "4.5"), Fails("interp3(ones(2))", "3-D array")];
    "interpn" [1 255; 1] ["vi = interpn(v, x1, x2, ...)", "vi = interpn(y1, y2, ..., v, x1, x2, ..., method, extrap)"] "Interpolation on a grid of any number of dimensions."
        [Equal("interpn([1 2; 3 4], 1.5, 1)", "2"), Fails("interpn(1, 'foobar')", "does not match")];
    "interpft" [2 3; 1] ["z = interpft(x, n)", "z = interpft(x, n, dim)"] "Interpolation by Fourier transform."
        [Equal("numel(interpft([1 2 3 4], 8))", "8"), Fails("interpft([1 2], 1.5)", "integer")];
}

source_builtins! {
    /// Integration and differential equations.
    INTEGRATION, IntegrationAndOdes;
    "trapz" [1 3; 1] ["q = trapz(y)", "q = trapz(x, y)", "q = trapz(x, y, dim)"] "The integral by trapezia."
        [Equal("trapz([1 2 3])", "4"), Fails("trapz([1 2], [1 2 3])", "length")];
    "cumtrapz" [1 3; 1] ["q = cumtrapz(y)", "q = cumtrapz(x, y)", "q = cumtrapz(x, y, dim)"] "The running integral by trapezia."
        [Equal("cumtrapz([1 2 3])", "[0 1.5 4]"), Fails("cumtrapz([1 2], [1 2 3])", "length")];
    "integral" [3 255; 2] ["q = integral(f, a, b)", "q = integral(f, a, b, Name, Value)"] "The integral of a function."
        [Equal("abs(integral(@(x) x.^2, 0, 3) - 9) < 1e-9", "true"), Fails("integral(1, 0, 1)", "function handle")];
    "integral2" [5 255; 2] ["q = integral2(f, xa, xb, ya, yb)"] "The integral of a function of two variables."
        [Equal("abs(integral2(@(x, y) x.*y, 0, 1, 0, 2) - 1) < 1e-8", "true"), Fails("integral2(1, 0, 1, 0, 1)", "function handle")];
    "integral3" [7 255; 1] ["q = integral3(f, xa, xb, ya, yb, za, zb)"] "The integral of a function of three variables."
        [Equal("abs(integral3(@(x, y, z) x + y + z, 0, 1, 0, 1, 0, 1) - 1.5) < 1e-6", "true"), Fails("integral3(1, 0, 1, 0, 1, 0, 1)", "function handle")];
    "quadgk" [3 255; 3] ["q = quadgk(f, a, b)", "[q, err] = quadgk(f, a, b, 'AbsTol', tol, 'RelTol', tol, 'Waypoints', x, 'MaxIntervalCount', n, 'Intervals', n)"] "Adaptive Gauss-Kronrod integration; limits may be infinite."
        [Equal("abs(quadgk(@(x) exp(-x.^2), -Inf, Inf) - sqrt(pi)) < 1e-9", "true"), Fails("quadgk(@sin, 0)", "")];
    "quadv" [3 255; 2] ["q = quadv(f, a, b)", "[q, count] = quadv(f, a, b, tol)"] "Adaptive Simpson integration of a function with array values."
        [Equal("abs(quadv(@(x) x, 0, 2) - 2) < 1e-9", "true"), Fails("quadv(@sin, 0, Inf)", "finite")];
    "quadl" [3 255; 2] ["q = quadl(f, a, b)", "[q, count] = quadl(f, a, b, tol)"] "Integration to high accuracy."
        [Equal("abs(quadl(@(x) x, 0, 2) - 2) < 1e-9", "true"), Fails("quadl(@sin, 0, 1, -1)", "tolerance")];
    "quad" [3 5; 4] ["q = quad(f, a, b)", "[q, status, count, err] = quad(f, a, b, tol, sing)"] "Integration of a function of scalars."
        [Equal("abs(quad(@(x) x, 0, 2) - 2) < 1e-9", "true"), Fails("quad(@sin, 0)", "")];
    "quadcc" [3 5; 3] ["q = quadcc(f, a, b)", "[q, err, count] = quadcc(f, a, b, tol, sing)"] "Adaptive integration with an error estimate."
        [Equal("abs(quadcc(@(x) x, 0, 2) - 2) < 1e-9", "true"), Fails("quadcc(@sin, 0, 1i)", "real")];
    "quad2d" [5 255; 2] ["q = quad2d(f, xa, xb, ya, yb)"] "The integral of a function over a planar region."
        [Equal("abs(quad2d(@(x, y) x.*y, 0, 1, 0, 2) - 1) < 1e-8", "true"), Fails("quad2d(@plus, 0, 1, 0)", "")];
    "dblquad" [5 255; 1] ["q = dblquad(f, xa, xb, ya, yb)"] "The integral of a function over a rectangle."
        [Equal("abs(dblquad(@(x, y) x.*y, 0, 1, 0, 2) - 1) < 1e-8", "true"), Fails("dblquad(@plus, 0, 1)", "")];
    "triplequad" [7 255; 1] ["q = triplequad(f, xa, xb, ya, yb, za, zb)"] "The integral of a function over a box."
        [Equal("abs(triplequad(@(x, y, z) x + y + z, 0, 1, 0, 1, 0, 1) - 1.5) < 1e-6", "true"), Fails("triplequad(@plus, 0, 1)", "")];
    "ode45" [3 255; 5] ["[t, y] = ode45(f, tspan, y0)", "[t, y, te, ye, ie] = ode45(f, tspan, y0, options)", "sol = ode45(f, tspan, y0)"] "Solves differential equations by a Runge-Kutta pair of order 4 and 5."
        [Equal("size(ode45(@(t, y) -y, [0 0.5 1], 1), 1)", "1"), Fails("ode45(1, [0 1], 1)", "function handle")];
    "ode23" [3 255; 5] ["[t, y] = ode23(f, tspan, y0)", "sol = ode23(f, tspan, y0)"] "Solves differential equations by a Runge-Kutta pair of order 2 and 3."
        [Equal("size(ode23(@(t, y) -y, [0 0.5 1], 1), 1)", "1"), Fails("ode23(1, [0 1], 1)", "function handle")];
    "ode_explicit" [5 255; 5] ["[t, y] = ode_explicit(solver, tableau, f, tspan, y0)"] "What ode45 and ode23 share: a Runge-Kutta pair with step control."
        [Fails("ode_explicit('ode45')", "")];
    "odeset" [0 255; 1] ["opts = odeset(Name, Value)", "opts = odeset(old, Name, Value)"] "Options of the differential equation solvers."
        [Equal("getfield(odeset('RelTol', 1e-5), 'RelTol')", "1e-5"), Fails("odeset('RelTol')", "pairs")];
    "odeget" [2 3; 1] ["v = odeget(opts, name)", "v = odeget(opts, name, default)"] "One option of the differential equation solvers."
        [Equal("odeget(odeset('RelTol', 1e-5), 'RelTol')", "1e-5"), Fails("odeget(1, 'RelTol')", "structure")];
}

source_builtins! {
    /// Zeros, minima, least squares.
    OPTIMISATION, Optimisation;
    "fzero" [1 3; 4] ["x = fzero(f, x0)", "[x, fval, info, output] = fzero(f, [a b], options)"] "A zero of a function of one variable."
        [Equal("abs(fzero(@cos, [1 2]) - pi/2) < 1e-12", "true"), Fails("fzero(@(x) x.^2 + 1, [0 1])", "differ in sign")];
    "fminbnd" [1 4; 4] ["x = fminbnd(f, a, b)", "[x, fval, info, output] = fminbnd(f, a, b, options)"] "A minimum of a function of one variable in an interval."
        [Equal("abs(fminbnd(@(x) (x - 1).^2, 0, 3) - 1) < 1e-4", "true"), Fails("fminbnd(@cos, 2, 1)", "bound")];
    "fminsearch" [1 255; 4] ["x = fminsearch(f, x0)", "[x, fval, info, output] = fminsearch(f, x0, options)"] "A minimum of a function of several variables, without derivatives."
        [Equal("abs(fminsearch(@(x) (x - 1).^2, 0) - 1) < 1e-3", "true"), Fails("fminsearch(@cos)", "")];
    "fminunc" [1 3; 6] ["x = fminunc(f, x0)", "[x, fval, info, output, grad, hess] = fminunc(f, x0, options)"] "A minimum of a smooth function of several variables."
        [Equal("abs(fminunc(@(x) (x - 1).^2, 0) - 1) < 1e-5", "true"), Fails("fminunc(@cos)", "")];
    "fsolve" [1 3; 5] ["x = fsolve(f, x0)", "[x, fval, info, output, jac] = fsolve(f, x0, options)"] "A solution of a system of nonlinear equations."
        [Equal("abs(fsolve(@(x) x.^2 - 4, 1) - 2) < 1e-6", "true"), Fails("fsolve(@cos)", "")];
    "lsqnonneg" [1 4; 6] ["x = lsqnonneg(C, d)", "[x, resnorm, residual, info, output, lambda] = lsqnonneg(C, d, x0, options)"] "Least squares with nonnegative unknowns."
        [Equal("lsqnonneg([1 0; 0 1], [1; -1])", "[1; 0]"), Fails("lsqnonneg('a', 1)", "matrix")];
    "pqpnonneg" [1 4; 5] ["x = pqpnonneg(C, d)"] "A positive definite quadratic programme with nonnegative unknowns."
        [Equal("pqpnonneg([2 0; 0 2], [-2; 2])", "[1; 0]"), Fails("pqpnonneg([1 2], 1)", "square")];
    "optimset" [0 255; 1] ["opts = optimset(Name, Value)", "opts = optimset(old, Name, Value)", "opts = optimset(function)"] "Options of the optimisers."
        [Equal("getfield(optimset('TolX', 1e-5), 'TolX')", "1e-5"), Fails("optimset('TolX')", "")];
    "optimget" [2 3; 1] ["v = optimget(opts, name)", "v = optimget(opts, name, default)"] "One option of the optimisers."
        [Equal("optimget(optimset('TolX', 1e-5), 'TolX')", "1e-5"), Fails("optimget(1, 'TolX')", "structure")];
    "humps" [0 1; 2] ["y = humps(x)", "[x, y] = humps"] "A function with two humps, to try methods on."
        [Equal("humps(0)", "1/0.1 + 1/0.85 - 6"), Fails("humps('a', 1)", "")];
}
