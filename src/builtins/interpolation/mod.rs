//! Values between points: splines, tables, scattered data.

mod gridded;

pub use gridded::{HELPERS, INTERPOLANTS, SCATTERED};

use super::Example::{Equal, Fails};
use super::source_builtins;

source_builtins! {
    /// Values between points.
    INTERPOLATION, Interpolation;
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
    "makima" [2 3; 1] ["yi = makima(x, y, xi)", "pp = makima(x, y)"] "Cubic interpolation that neither overshoots much nor flattens: modified Akima."
        [Equal("makima([0 1 2], [0 1 2], 0.5)", "0.5"), Fails("makima(1, 1)", "two points")];
    "griddata" [5 8; 4] ["vq = griddata(x, y, v, xq, yq)", "vq = griddata(x, y, v, xq, yq, method)", "vq = griddata(x, y, z, v, xq, yq, zq, method)"] "Interpolation of scattered points in the plane or in space: linear, nearest, natural, or cubic and v4 in the plane."
        [Equal("griddata([0 1 0 1], [0 0 1 1], [0 1 1 2], 0.5, 0.25)", "0.75"), Fails("griddata(1:3, 1:3, 1:3, 1, 1, 'magic')", "unknown interpolation"), Equal("griddata([0 1 0 0], [0 0 1 0], [0 0 0 1], [0 1 2 3], 0.25, 0.25, 0.25)", "1.5")];
    "interp1q" [3 3; 1] ["yi = interp1q(x, y, xi)"] "Linear interpolation of columns; NaN outside."
        [Equal("interp1q([1; 2; 3], [10; 20; 30], [2.5; 4])", "[25; NaN]"), Fails("interp1q([1 2], [1; 2], 1)", "column of increasing")];
    "fnval" [2 3; 1] ["y = fnval(f, x)", "y = fnval(x, f)"] "The values of a piecewise polynomial."
        [Equal("fnval(spline(0:3, (0:3) .^ 2), 1.5)", "2.25"), Fails("fnval(1, 2)", "piecewise polynomial")];
    "fnder" [1 2; 1] ["g = fnder(f)", "g = fnder(f, order)"] "The derivative of a piecewise polynomial, or that of another order; with a negative one it is integrated."
        [Equal("ppval(fnder(mkpp([0 1], [1 2 3])), 0.5)", "3"), Equal("ppval(fnder(mkpp([0 1], 6), -2), 1)", "3"), Fails("fnder(1)", "piecewise polynomial")];
    "fnint" [1 2; 1] ["g = fnint(f)", "g = fnint(f, value)"] "The integral of a piecewise polynomial, which begins with a value or 0."
        [Equal("ppval(fnint(mkpp([0 2], [3 0 0]), 1), 2)", "9"), Fails("fnint(1)", "piecewise polynomial")];
    "csape" [2 4; 1] ["pp = csape(x, y)", "pp = csape(x, y, conditions)", "pp = csape(x, y, conditions, values)"] "A cubic spline with conditions at its ends: complete, not-a-knot, periodic, second, variational, or 1 and 2 for a given slope or second derivative at either end."
        [Equal("round(ppval(csape(0:4, (0:4) .^ 3), 2.5), 9)", "15.625"), Equal("round(ppval(csape([0 1 2], [0 1 0], 'variational'), 0.5), 9)", "0.6875"), Fails("csape(1, 1)", "two points")];
    "csaps" [2 5; 2] ["pp = csaps(x, y)", "[pp, p] = csaps(x, y, p)", "[v, p] = csaps(x, y, p, xx, weights)"] "A smoothing spline: p times the squared errors and 1 - p times the squared second derivative are least."
        [Equal("round(csaps([0 1 2 3], [0 1 4 9], 0, 1.5), 9)", "3.5"), Equal("round(csaps(0:3, [0 1 4 9], 1, 1), 9)", "1"), Fails("csaps(1:3, 1:4)", "as many values")];
    "spapi" [3 3; 1] ["pp = spapi(k, x, y)", "pp = spapi(knots, x, y)"] "The spline of order k, or with these knots, through points, as a piecewise polynomial."
        [Equal("round(fnval(spapi(4, 0:5, (0:5) .^ 3), 2.5), 9)", "15.625"), Equal("round(fnval(spapi(2, [0 1 3], [0 1 5]), 2), 9)", "3"), Fails("spapi(9, 1:3, 1:3)", "at least 9 points")];
}

source_builtins! {
    /// What splines share.
    SHARED_BY_SPLINES, Interpolation;
    "knownpoints" [3 3; 2] ["[x, Y] = knownpoints(name, x, Y)"] "The points whose values are not NaN; name is who asks." [];
    "cubicvalues" [4 4; 1] ["v = cubicvalues(P, T, values, Q)"] "A surface of cubic pieces over a triangulation." [];
    "checkpieces" [2 2; 0] ["checkpieces(name, f)"] "Refuses what is no piecewise polynomial." [];
}

source_builtins! {
    /// Piecewise polynomials.
    PIECES, Interpolation;
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
    "splinefit" [3 5; 1] ["pp = splinefit(x, y, breaks)", "pp = splinefit(x, y, breaks, 'order', n)"] "The spline with given breaks that is nearest to points in the sense of least squares."
        [Equal("ppval(splinefit(0:4, [0 1 2 3 4], [0 2 4], 'order', 1), 3.5)", "3.5"), Fails("splinefit(1, [1 2], 1)", "values")];
}
