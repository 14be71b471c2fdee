//! Everyday functions that are best said in the language itself: outputs, padding, averages, dates, checks.

use super::Example::{Equal, Fails};
use super::source_builtins;

source_builtins! {
    /// Averages and spread.
    AVERAGES, Statistics;
    "histc" [2 3; 2] ["n = histc(x, edges)", "[n, k] = histc(x, edges, dim)"] "How many elements lie between edges."
        [Equal("histc([1 2 2 3], 1:3)", "[1 2 1]"), Fails("histc(1, [])", "EDGES")];
}

source_builtins! {
    /// Calls, outputs and shapes.
    CALLS, Language;
    "bsxfun" [3 3; 1] ["c = bsxfun(f, a, b)"] "A function of two arrays with implicit expansion."
        [Equal("bsxfun(@plus, [1 2], [10; 20])", "[11 12; 21 22]"), Fails("bsxfun(@plus, [1 2], [1 2 3])", "")];
    "merge" [3 3; 1] ["c = merge(mask, a, b)"] "Elements of a where the mask is true, of b elsewhere."
        [Equal("merge([true false], [1 2], [3 4])", "[1 4]"), Fails("merge(1, 2, 3)", "logical")];
    "ifelse" [3 3; 1] ["c = ifelse(mask, a, b)"] "Elements of a where the mask is true, of b elsewhere."
        [Equal("ifelse(true, 1, 2)", "1"), Fails("ifelse(1, 2, 3)", "logical")];
    "shiftdim" [1 2; 2] ["y = shiftdim(x, n)", "[y, n] = shiftdim(x)"] "The dimensions shifted around."
        [Equal("size(shiftdim(ones(2, 3, 4), 1))", "[3 4 2]"), Fails("shiftdim([1 2], 1.5)", "integer")];
    "swapbytes" [1 1; 1] ["y = swapbytes(x)"] "The bytes of each element in reverse order."
        [Equal("swapbytes(uint16(1))", "uint16(256)"), Fails("swapbytes('a')", "numeric")];
    "bincoeff" [2 2; 1] ["b = bincoeff(n, k)"] "Binomial coefficients."
        [Equal("bincoeff(5, 2)", "10"), Fails("bincoeff({1}, 2)", "")];
    "celldisp" [1 2; 0] ["celldisp(c)", "celldisp(c, name)"] "Shows the contents of cells one by one."
        [Fails("celldisp(1)", "cell")];
    "substruct" [2 255; 1] ["s = substruct(type, subs, ...)"] "The description of an indexing expression."
        [Equal("substruct('()', {1}).type", "'()'"), Fails("substruct('x', 1)", "TYPE")];
    "nargchk" [3 4; 1] ["msg = nargchk(least, most, n)"] "A message if a number of arguments is out of bounds."
        [Equal("isempty(nargchk(0, 2, 1))", "true"), Fails("nargchk(2, 1, 1)", "MINARGS")];
    "namelengthmax" [0 0; 1] ["n = namelengthmax"] "The longest name of a variable."
        [Equal("namelengthmax", "63"), Fails("namelengthmax(1)", "")];
    "validateattributes" [3 6; 0] ["validateattributes(A, classes, attributes)", "validateattributes(A, classes, attributes, func, var, position)"] "Raises an error unless a value has these classes and attributes."
        [Fails("validateattributes(-1, {'numeric'}, {'positive'})", "positive")];
}

source_builtins! {
    /// Dates.
    DATES, Dates;
    "date" [0 0; 1] ["d = date"] "Today's date as text."
        [Equal("numel(date)", "11"), Fails("date(1)", "")];
    "calendar" [0 2; 1] ["c = calendar(d)", "c = calendar(year, month)"] "The days of a month in weeks."
        [Equal("max(max(calendar(2000, 2)))", "29"), Fails("calendar(1, 2, 3)", "")];
    "asctime" [1 1; 1] ["s = asctime(t)"] "A time struct as text." [Fails("asctime(1)", "struct")];
}
