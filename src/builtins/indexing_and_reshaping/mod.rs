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
    "shift" [2 3; 1] ["y = shift(x, b)", "y = shift(x, b, dim)"] "Moves elements round."
        [Equal("shift([1 2 3], 1)", "[3 1 2]"), Fails("shift([], 1)", "empty")];
    "prepad" [2 4; 1] ["y = prepad(x, l)", "y = prepad(x, l, c, dim)"] "Fills or cuts the front to a length."
        [Equal("prepad([1 2], 3)", "[0 1 2]"), Fails("prepad([1 2], -1)", "length")];
    "postpad" [2 4; 1] ["y = postpad(x, l)", "y = postpad(x, l, c, dim)"] "Fills or cuts the end to a length."
        [Equal("postpad([1 2], 3)", "[1 2 0]"), Fails("postpad([1 2], -1)", "length")];
    "rotdim" [1 3; 1] ["y = rotdim(x)", "y = rotdim(x, n, plane)"] "Turns an array in a plane."
        [Equal("rotdim([1 2; 3 4])", "[2 4; 1 3]"), Fails("rotdim(1, 1.5)", "turns")];
    "repelems" [2 2; 1] ["y = repelems(x, r)"] "Elements of X one after the other: those that the first row of R names, as often as the second row says."
        [Equal("repelems([5 6 7], [1 3; 2 1])", "[5 5 7]"), Fails("repelems(1, [1 2])", "two rows")];
    "shiftdim" [1 2; 2] ["y = shiftdim(x, n)", "[y, n] = shiftdim(x)"] "The dimensions shifted around."
        [Equal("size(shiftdim(ones(2, 3, 4), 1))", "[3 4 2]"), Fails("shiftdim([1 2], 1.5)", "integer")];
    "isindex" [1 2; 1] ["tf = isindex(x)", "tf = isindex(x, n)"] "Whether a value may be an index, of at most n."
        [Equal("isindex([1 2], 2)", "true"), Fails("isindex()", "arguments")];
    "common_size" [1 255; 255] ["[err, a, b] = common_size(x, y)"] "Spreads scalars to the size of the other arguments."
        [Equal("common_size([1 2], 3)", "0"), Fails("common_size()", "")];
}
