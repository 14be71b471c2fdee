//! Arrays of any kind: their sizes, their elements in other places.
//! Must not know what elements mean.

mod move_elements;
mod places;
mod sizes;

pub(crate) use move_elements::placed;

pub use move_elements::ALL as MOVES;
pub use places::ALL as PLACES;
pub use sizes::ALL as SIZES;

use super::Example::{Equal, Fails};
use super::source_builtins;

source_builtins! {
    /// Shifts, padding and sizes, in the language.
    IN_THE_LANGUAGE, IndexingAndReshaping;
    "height" [1 1; 1] ["n = height(x)"] "How many rows an array or a table has."
        [Equal("height(ones(2, 5))", "2"), Equal("height(table([1; 2; 3], [4; 5; 6]))", "3"), Fails("height()", "arguments")], tells;
    "width" [1 1; 1] ["n = width(x)"] "How many columns an array has, or variables a table."
        [Equal("width(ones(2, 5))", "5"), Equal("width(table([1; 2; 3], [4; 5; 6]))", "2"), Fails("width()", "arguments")], tells;
    "paddata" [2 255; 1] ["y = paddata(x, m)", "y = paddata(x, m, 'Dimension', dim, 'FillValue', v, 'Side', side)", "y = paddata(x, m, 'Pattern', pattern)"] "An array with more elements, up to lengths: fill values, or what the pattern edge, circular, flip or reflect says."
        [Equal("paddata([1 2], 3)", "[1 2 0]"), Equal("paddata([1 2 3], 5, 'Pattern', 'flip')", "[1 2 3 3 2]"), Equal("paddata([1 2], 4, 'Side', 'both', 'FillValue', 9)", "[9 1 2 9]"), Fails("paddata(1, -1)", "nonnegative integers")];
    "trimdata" [2 255; 1] ["y = trimdata(x, m)", "y = trimdata(x, m, 'Dimension', dim, 'Side', side)"] "An array with fewer elements, down to lengths."
        [Equal("trimdata([1 2 3], 2)", "[1 2]"), Equal("trimdata(1:5, 3, 'Side', 'both')", "2:4"), Fails("trimdata(1, -1)", "nonnegative integers")];
    "shift" [2 3; 1] ["y = shift(x, b)", "y = shift(x, b, dim)"] "Moves elements round."
        [Equal("shift([1 2 3], 1)", "[3 1 2]"), Fails("shift([], 1)", "empty")];
    "prepad" [2 4; 1] ["y = prepad(x, l)", "y = prepad(x, l, c, dim)"] "Fills or cuts the front to a length."
        [Equal("prepad([1 2], 3)", "[0 1 2]"), Fails("prepad([1 2], -1)", "length")];
    "postpad" [2 4; 1] ["y = postpad(x, l)", "y = postpad(x, l, c, dim)"] "Fills or cuts the end to a length."
        [Equal("postpad([1 2], 3)", "[1 2 0]"), Fails("postpad([1 2], -1)", "length")];
    "flipdim" [2 2; 1] ["B = flipdim(A, dim)"] "The elements in the other order along a dimension; flip is its newer name."
        [Equal("flipdim([1 2; 3 4], 1)", "[3 4; 1 2]"), Fails("flipdim(1, 0)", "")];
    "rotdim" [1 3; 1] ["y = rotdim(x)", "y = rotdim(x, n, plane)"] "Turns an array in a plane."
        [Equal("rotdim([1 2; 3 4])", "[2 4; 1 3]"), Fails("rotdim(1, 1.5)", "turns")];
    "repelems" [2 2; 1] ["y = repelems(x, r)"] "Elements of X one after the other: those that the first row of R names, as often as the second row says."
        [Equal("repelems([5 6 7], [1 3; 2 1])", "[5 5 7]"), Fails("repelems(1, [1 2])", "two rows")];
    "shiftdim" [1 2; 2] ["y = shiftdim(x, n)", "[y, n] = shiftdim(x)"] "The dimensions shifted around."
        [Equal("size(shiftdim(ones(2, 3, 4), 1))", "[3 4 2]"), Fails("shiftdim([1 2], 1.5)", "integer")];
    "isindex" [1 2; 1] ["tf = isindex(x)", "tf = isindex(x, n)"] "Whether a value may be an index, of at most n."
        [Equal("isindex([1 2], 2)", "true"), Fails("isindex()", "arguments")], tells;
    "sizemax" [0 0; 1] ["n = sizemax"] "The largest extent that an array may have, in the form of Octave's function."
        [Equal("sizemax", "2 ^ 31 - 1"), Fails("sizemax(1)", "arguments")];
    "common_size" [2 255; 255] ["[err, a, b] = common_size(x, y)"] "Spreads scalars to the size of the other arguments."
        [Equal("common_size([1 2], 3)", "0"), Fails("common_size()", "")];
}

source_builtins! {
    /// What the texts of this family share.
    HELPERS, IndexingAndReshaping;
    "extent_options" [5 5; 3] ["[dims, m, o] = extent_options(name, x, m, o, given)"] "The lengths that are asked for, their dimensions, and options by name." [];
}
