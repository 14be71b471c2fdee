//! Averages, spreads and products of data, made of captured sums. Written in the language.

use super::Example::{Equal, Fails};
use super::source_builtins;

source_builtins! {
    /// Averages and spreads.
    AVERAGES, Statistics;
    "median" [1 255; 1] ["y = median(x)", "y = median(x, dim)", "y = median(..., 'omitnan')"] "The median."
        [Equal("median([3 1 2])", "2"), Fails("median({1})", "numeric")];
    "mode" [1 2; 3] ["m = mode(x)", "[m, f, c] = mode(x, dim)"] "The commonest value."
        [Equal("mode([1 2 2])", "2"), Fails("mode({1})", "numeric")];
    "var" [1 255; 2] ["v = var(x)", "[v, m] = var(x, weight, dim)"] "The variance."
        [Equal("var([1 2 3])", "1"), Fails("var({1})", "numeric")];
    "std" [1 255; 2] ["s = std(x)", "[s, m] = std(x, weight, dim)"] "The standard deviation."
        [Equal("std([1 2 3])", "1"), Fails("std({1})", "numeric")];
    "diff" [1 3; 1] ["y = diff(x)", "y = diff(x, k, dim)"] "Differences of neighbours."
        [Equal("diff([1 4 9])", "[3 5]"), Fails("diff({1})", "numeric")];
    "norm" [1 3; 1] ["n = norm(x)", "n = norm(x, p)", "n = norm(x, 'fro')"] "The norm of a vector or a matrix."
        [Equal("norm([3 4])", "5"), Fails("norm({1})", "floating point")];
    "dot" [2 3; 1] ["z = dot(x, y)", "z = dot(x, y, dim)"] "The scalar product."
        [Equal("dot([1 2], [3 4])", "11"), Fails("dot([1 2], [1 2 3])", "length")];
    "rescale" [1 255; 1] ["B = rescale(A)", "B = rescale(A, l, u, Name, Value)"] "Scales data to an interval."
        [Equal("rescale([1 2 3])", "[0 0.5 1]"), Fails("rescale(1, 2)", "bounds")];
}

source_builtins! {
    /// Shifting, padding, turning.
    SHIFTS, IndexingAndReshaping;
    "shift" [2 3; 1] ["y = shift(x, b)", "y = shift(x, b, dim)"] "Moves elements round."
        [Equal("shift([1 2 3], 1)", "[3 1 2]"), Fails("shift([], 1)", "empty")];
    "prepad" [2 4; 1] ["y = prepad(x, l)", "y = prepad(x, l, c, dim)"] "Fills or cuts the front to a length."
        [Equal("prepad([1 2], 3)", "[0 1 2]"), Fails("prepad([1 2], -1)", "length")];
    "postpad" [2 4; 1] ["y = postpad(x, l)", "y = postpad(x, l, c, dim)"] "Fills or cuts the end to a length."
        [Equal("postpad([1 2], 3)", "[1 2 0]"), Fails("postpad([1 2], -1)", "length")];
    "rotdim" [1 3; 1] ["y = rotdim(x)", "y = rotdim(x, n, plane)"] "Turns an array in a plane."
        [Equal("rotdim([1 2; 3 4])", "[2 4; 1 3]"), Fails("rotdim(1, 1.5)", "turns")];
}
