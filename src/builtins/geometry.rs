//! Triangles, nearest points and fields of vectors, written in the language.

use super::Example::{Equal, Fails};
use super::source_builtins;

source_builtins! {
    /// Points among points and triangles.
    SEARCH, Geometry;
    "dsearchn" [2 4; 2] ["[idx, d] = dsearchn(x, xi)", "idx = dsearchn(x, t, xi, outside)"] "The nearest of points, in any number of dimensions."
        [Equal("dsearchn([0 0; 3 3], [2 2])", "2"), Fails("dsearchn([0 0], 1)", "columns")];
    "dsearch" [4 6; 1] ["idx = dsearch(x, y, xi, yi)", "idx = dsearch(x, y, t, xi, yi)"] "The nearest of points in the plane."
        [Equal("dsearch([0 3], [0 3], 2, 2)", "2"), Fails("dsearch(1, 2, 3)", "expected")];
    "tsearchn" [3 3; 2] ["[idx, p] = tsearchn(x, t, xi)"] "The simplex in which a point lies, and its barycentric coordinates there."
        [Equal("tsearchn([0 0; 1 0; 0 1], [1 2 3], [0.2 0.2])", "1"), Fails("tsearchn([0 0], [1 2], [0 0])", "dimensions")];
    "tsearch" [5 5; 1] ["idx = tsearch(x, y, t, xi, yi)"] "The triangle in which a point lies."
        [Equal("tsearch([0 1 0]', [0 0 1]', [1 2 3], 1, 1)", "NaN"), Fails("tsearch(1, 2, 3)", "arguments")];
    "griddata" [5 6; 3] ["vq = griddata(x, y, v, xq, yq)", "vq = griddata(x, y, v, xq, yq, method)"] "Interpolation of scattered points: linear, nearest or v4."
        [Equal("griddata([0 1 0 1], [0 0 1 1], [0 1 1 2], 0.5, 0.25)", "0.75"), Fails("griddata(1:3, 1:3, 1:3, 1, 1, 'magic')", "unknown interpolation")];
    "curl" [2 6; 4] ["av = curl(vx, vy)", "[cz, av] = curl(x, y, vx, vy)", "[cx, cy, cz, av] = curl(vx, vy, vz)"] "The curl and the angular velocity of a field of vectors."
        [Equal("curl(-[1 1; 2 2], [1 2; 1 2])", "ones(2)"), Fails("curl(1, 2, 3, 4, 5)", "expected")];
    "divergence" [2 6; 1] ["div = divergence(vx, vy)", "div = divergence(x, y, vx, vy)", "div = divergence(vx, vy, vz)"] "The divergence of a field of vectors."
        [Equal("divergence([1 2; 1 2], [1 1; 2 2])", "[2 2; 2 2]"), Fails("divergence(1, 2, 3, 4, 5)", "expected")];
}
