//! Order and membership: sorting, unique elements, sets.

mod order;
mod rows;
mod sorting;
mod unique;

pub use sorting::ALL as SORTING;
pub use unique::ALL as UNIQUE;

use super::{Example, source_builtins};
use Example::{Equal, Fails};

source_builtins! {
    /// Set operations in the language.
    OPERATIONS, SortingAndSets;
    "union" [2 5; 3] ["c = union(a, b)", "[c, ia, ib] = union(a, b, 'rows', 'stable')"] "The elements of either set, sorted."
        [Equal("union([1 3], [2 3])", "[1 2 3]"), Fails("union({1}, 2)", "")];
    "intersect" [2 5; 3] ["c = intersect(a, b)", "[c, ia, ib] = intersect(a, b, 'rows', 'stable')"] "The elements of both sets, sorted."
        [Equal("intersect([1 2 3], [2 3 4])", "[2 3]"), Fails("intersect({1}, 2)", "")];
    "setdiff" [2 5; 2] ["c = setdiff(a, b)", "[c, ia] = setdiff(a, b, 'rows', 'stable')"] "The elements of the first set that are not in the second, sorted."
        [Equal("setdiff([1 2 3], 2)", "[1 3]"), Fails("setdiff({1}, 2)", "")];
    "setxor" [2 5; 3] ["c = setxor(a, b)", "[c, ia, ib] = setxor(a, b, 'rows', 'stable')"] "The elements of one set but not of both, sorted."
        [Equal("setxor([1 2], [2 3])", "[1 3]"), Fails("setxor({1}, 2)", "")];
    "powerset" [1 2; 1] ["p = powerset(a)", "p = powerset(a, 'rows')"] "All subsets of a set."
        [Equal("numel(powerset([1 2 3]))", "8"), Fails("powerset({1})", "cell arrays")];
    "uniquetol" [1 255; 3] ["c = uniquetol(a)", "[c, ia, ic] = uniquetol(a, tol, Name, Value)"] "The unique elements within a tolerance."
        [Equal("uniquetol([1 1 + 1e-13 2])", "[1 2]"), Fails("uniquetol('a')", "floating point")];
    "validsetinputs" [1 255; 2] ["[x, y] = validsetinputs(nargs, caller, x, y, options...)"] "Checks the arguments of a set operation."
        [Equal("validsetinputs(2, 'union', {'a'}, 'b')", "{'a'}"), Fails("validsetinputs(2, 'union', {1}, 2)", "")];
}
