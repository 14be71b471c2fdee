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
    "allunique" [1 2; 1] ["tf = allunique(a)", "tf = allunique(a, 'rows')", "tf = allunique(t)"] "Whether no element, or no row, occurs twice."
        [Equal("allunique([3 1 NaN NaN])", "true"), Equal("allunique([1 2; 1 2], 'rows')", "false"), Fails("allunique({1})", "")];
    "numunique" [1 2; 1] ["n = numunique(a)", "n = numunique(a, 'rows')", "n = numunique(t)"] "How many different elements, or rows, there are."
        [Equal("numunique([3 1 3])", "2"), Equal("numunique({'a', 'b', 'a'})", "2"), Fails("numunique({1})", "")];
    "ismembertol" [2 255; 2] ["[tf, at] = ismembertol(a, s)", "tf = ismembertol(a, s, tol, Name, Value)"] "Which elements are in a set up to a tolerance."
        [Equal("ismembertol([0.3 1], 0.1 + 0.2)", "[true false]"), Fails("ismembertol(1)", "arguments")];
}

source_builtins! {
    /// The first of many.
    ORDER, SortingAndSets;
    "maxk" [2 5; 2] ["[y, at] = maxk(x, k)", "[y, at] = maxk(x, k, dim)", "y = maxk(..., 'ComparisonMethod', 'real' | 'abs')"] "The k greatest elements."
        [Equal("maxk([3 1 4 1 5], 2)", "[5 4]"), Equal("maxk([3 -4 1], 2, 'ComparisonMethod', 'abs')", "[-4 3]"), Fails("maxk(1, -1)", "non-negative")];
    "mink" [2 5; 2] ["[y, at] = mink(x, k)", "[y, at] = mink(x, k, dim)", "y = mink(..., 'ComparisonMethod', 'real' | 'abs')"] "The k least elements."
        [Equal("mink([3 1 4 1 5], 2)", "[1 1]"), Fails("mink(1, -1)", "non-negative")];
    "topkrows" [2 6; 2] ["[y, at] = topkrows(x, k)", "[y, at] = topkrows(x, k, columns, direction)", "[y, at] = topkrows(..., 'ComparisonMethod', method)"] "The first k rows in descending order."
        [Equal("topkrows([1 2; 3 4; 2 2], 2)", "[3 4; 2 2]"), Fails("topkrows(1)", "arguments")];
    "nth_element" [2 3; 1] ["y = nth_element(x, n)", "y = nth_element(x, n, dim)"] "The elements that would come n-th in ascending order."
        [Equal("nth_element([5 3 4], 2)", "4"), Fails("nth_element([1 2], 3)", "integers")];
}

source_builtins! {
    /// Whether elements are in order, or equally far apart.
    QUESTIONS, SortingAndSets;
    "issortedrows" [1 255; 1] ["tf = issortedrows(A)", "tf = issortedrows(A, columns, direction)", "tf = issortedrows(T, vars, direction)", "tf = issortedrows(..., 'MissingPlacement', place)"] "Whether the rows of a matrix or a table are in order: ascend, descend, monotonic, or strictly so."
        [Equal("issortedrows([1 2; 1 3; 2 0])", "true"), Equal("issortedrows([1 3; 1 2; 2 0], [1 -2])", "true"), Equal("issortedrows([1; 1], 1, 'strictascend')", "false"), Fails("issortedrows([1 2], 3)", "columns")];
    "isuniform" [1 1; 2] ["tf = isuniform(x)", "[tf, step] = isuniform(x)"] "Whether the elements of a vector are equally far apart up to rounding, and how far."
        [Equal("isuniform(0:0.1:1)", "true"), Equal("isuniform([1 2 4])", "false"), Equal("nthargout(2, @isuniform, [5 3 1])", "-2"), Fails("isuniform({1})", "real numbers")];
}

source_builtins! {
    /// What the texts of this family share.
    HELPERS, SortingAndSets;
    "validsetinputs" [4 4; 3] ["[x, y, words] = validsetinputs(caller, x, y, words)"] "Checks the arguments of a set operation." [];
    "firstk" [5 5; 2] ["[y, at] = firstk(name, x, k, order, options)"] "The first k elements in an order; name is who asks." [];
}
