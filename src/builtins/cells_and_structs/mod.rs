//! Cells and structs: making them, taking them apart, functions over their elements.
//! Must not know numbers.

mod convert;
mod each;
mod fields;
mod make;
mod slices;

pub use convert::ALL as CONVERSIONS;
pub use each::ALL as EACH;
pub use fields::ALL as FIELDS;
pub use make::{ALL as MAKE, HELPERS};
pub use slices::ALL as SLICES;

use super::Example::{Equal, Fails};
use super::source_builtins;

source_builtins! {
    /// Descriptions of indexing, and arguments in cells.
    IN_THE_LANGUAGE, CellsAndStructs;
    "struct2array" [1 1; 1] ["a = struct2array(s)"] "The values of all fields side by side."
        [Equal("struct2array(struct('a', [1 2], 'b', 3))", "[1 2 3]"), Fails("struct2array(1)", "structure")];
    "celldisp" [1 2; 0] ["celldisp(c)", "celldisp(c, name)"] "Shows the contents of cells one by one."
        [Fails("celldisp(1)", "cell")];
    "substruct" [2 255; 1] ["s = substruct(type, subs, ...)"] "The description of an indexing expression."
        [Equal("substruct('()', {1}).type", "'()'"), Fails("substruct('x', 1)", "TYPE")];
    "subsref" [2 2; 255] ["x = subsref(value, idx)"] "The part of a value that a description of indexing means."
        [Equal("subsref([5 6 7], substruct('()', {2}))", "6"), Fails("subsref(1, 2)", "fields type and subs")];
    "subsasgn" [3 3; 1] ["value = subsasgn(value, idx, x)"] "A value with another part where a description of indexing says."
        [Equal("subsasgn([5 6 7], substruct('()', {2}), 0)", "[5 0 7]"), Fails("subsasgn(1, 2, 3)", "fields type and subs")];
    "cellindexmat" [1 255; 1] ["y = cellindexmat(x, ...)"] "Every cell's value indexed alike."
        [Equal("cellindexmat({1:3, 4:6}, 2)", "{2, 5}"), Fails("cellindexmat(1, 2)", "cell array")];
    "namedargs2cell" [1 1; 1] ["c = namedargs2cell(s)"] "The fields of a struct as names and values."
        [Equal("namedargs2cell(struct('a', 1))", "{'a', 1}"), Fails("namedargs2cell(1)", "scalar struct")];
    "parseparams" [1 255; 255] ["[reg, pairs] = parseparams(args)", "[reg, v1, ...] = parseparams(args, name1, default1, ...)"] "Arguments before the first text, and the options behind."
        [Equal("nthargout(1:2, @parseparams, {1, 'a', 2})", "{{1}, {'a', 2}}"), Fails("parseparams({'a'}, 'a', 1)", "pairs")];
}
