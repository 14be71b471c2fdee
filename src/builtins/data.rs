//! Data in bins, groups and rows: counting, ordering, filling, normalizing, written in the language.

use super::Example::{Equal, Fails};
use super::source_builtins;

source_builtins! {
    /// Bins and groups.
    BINS, Statistics;
    "histcounts" [1 255; 3] ["n = histcounts(x)", "[n, edges, bin] = histcounts(x, edges)", "n = histcounts(x, Name, Value)"] "How many elements lie in bins."
        [Equal("histcounts([1 2 2 5], [1 2 3 5])", "[1 2 1]"), Fails("histcounts({1})", "numbers")];
    "discretize" [2 255; 2] ["bins = discretize(x, edges)", "values = discretize(x, edges, values)"] "The bins in which elements lie; NaN where in none."
        [Equal("discretize([1 2.5 9], [1 2 3])", "[1 2 NaN]"), Fails("discretize(1, [2 1])", "increase")];
    "findgroups" [1 255; 255] ["g = findgroups(x)", "[g, v, ...] = findgroups(x, ...)"] "The number of each element's group."
        [Equal("findgroups([5 3 5])", "[2 1 2]"), Fails("findgroups([1 2], 1)", "number of elements")];
    "splitapply" [3 255; 255] ["y = splitapply(f, x, ..., g)"] "A function of the elements of each group."
        [Equal("splitapply(@sum, [1 2 3], [1 2 1])", "[4; 2]"), Fails("splitapply(1, 2, 3)", "function handle")];
    "pdist2" [2 4; 1] ["D = pdist2(X, Y)", "D = pdist2(X, Y, metric)"] "The distances of the rows of two matrices."
        [Equal("pdist2([0 0], [3 4])", "5"), Fails("pdist2(1, [1 2])", "columns")];
    "pdist" [1 3; 1] ["d = pdist(X)", "d = pdist(X, metric)"] "The distances of the rows of a matrix, pair by pair."
        [Equal("pdist([0; 1; 3])", "[1 3 2]"), Fails("pdist([0; 1], 'far')", "metric")];
    "squareform" [1 2; 1] ["D = squareform(d)", "d = squareform(D)"] "Distances of pairs as a symmetric matrix, and back."
        [Equal("squareform([1 3 2])", "[0 1 3; 1 0 2; 3 2 0]"), Fails("squareform([1 2])", "pairs")];
    "isoutlier" [1 255; 4] ["tf = isoutlier(x)", "[tf, low, high, center] = isoutlier(x, method)"] "Which elements lie far from the others: by median, mean or quartiles."
        [Equal("isoutlier([1 2 3 2 100])", "logical([0 0 0 0 1])"), Fails("isoutlier(1, 'far')", "expected")];
    "rmoutliers" [1 255; 2] ["[y, removed] = rmoutliers(x, method)"] "The elements that do not lie far from the others."
        [Equal("rmoutliers([1 2 3 2 100])", "[1 2 3 2]"), Fails("rmoutliers(1, 'far')", "expected")];
    "normalize" [1 255; 3] ["y = normalize(x)", "y = normalize(x, dim, method, kind)"] "Data centered and scaled: zscore, norm, range, center, scale or medianiqr."
        [Equal("normalize([1 2 3])", "[-1 0 1]"), Fails("normalize('a')", "floating-point")];
}

source_builtins! {
    /// The first of many.
    ORDER, SortingAndSets;
    "maxk" [2 4; 2] ["[y, at] = maxk(x, k)", "[y, at] = maxk(x, k, dim)"] "The k greatest elements."
        [Equal("maxk([3 1 4 1 5], 2)", "[5 4]"), Fails("maxk(1, -1)", "non-negative")];
    "mink" [2 4; 2] ["[y, at] = mink(x, k)", "[y, at] = mink(x, k, dim)"] "The k least elements."
        [Equal("mink([3 1 4 1 5], 2)", "[1 1]"), Fails("mink(1, -1)", "non-negative")];
    "firstk" [5 5; 2] ["[y, at] = firstk(name, x, k, order, dim)"] "The first k elements in an order; name is who asks."
        [Equal("firstk('f', [3 1 2], 1, 'ascend', [])", "1"), Fails("firstk('f', 1, -1, 'ascend', [])", "non-negative")];
    "topkrows" [2 4; 2] ["[y, at] = topkrows(x, k)", "[y, at] = topkrows(x, k, columns, direction)"] "The first k rows in descending order."
        [Equal("topkrows([1 2; 3 4; 2 2], 2)", "[3 4; 2 2]"), Fails("topkrows(1)", "arguments")];
    "nth_element" [2 3; 1] ["y = nth_element(x, n)", "y = nth_element(x, n, dim)"] "The elements that would come n-th in ascending order."
        [Equal("nth_element([5 3 4], 2)", "4"), Fails("nth_element([1 2], 3)", "integers")];
}

source_builtins! {
    /// What is missing.
    MISSING, Searching;
    "allfinite" [1 1; 1] ["tf = allfinite(x)"] "Whether all elements are finite."
        [Equal("allfinite([1 Inf])", "false"), Fails("allfinite({1})", "")];
    "anynan" [1 1; 1] ["tf = anynan(x)"] "Whether an element is NaN."
        [Equal("anynan([1 NaN])", "true"), Fails("anynan()", "arguments")];
    "anymissing" [1 1; 1] ["tf = anymissing(x)"] "Whether an element is missing."
        [Equal("anymissing([1 NaN])", "true"), Fails("anymissing()", "arguments")];
    "rmmissing" [1 2; 2] ["[y, removed] = rmmissing(x)", "y = rmmissing(x, dim)"] "The elements, rows or columns in which nothing is missing."
        [Equal("rmmissing([1 NaN 3])", "[1 3]"), Fails("rmmissing(ones(2), 3)", "dimension")];
    "standardizeMissing" [2 2; 1] ["y = standardizeMissing(x, indicators)"] "Indicators of what is missing replaced by the standard one."
        [Equal("standardizeMissing([1 -99], -99)", "[1 NaN]"), Fails("standardizeMissing(int8(1), 1)", "no missing value")];
    "fillmissing" [2 4; 2] ["[y, filled] = fillmissing(x, method)", "y = fillmissing(x, 'constant', value)"] "What is missing filled in: constant, previous, next, nearest, linear, spline or pchip."
        [Equal("fillmissing([1 NaN 3], 'linear')", "[1 2 3]"), Fails("fillmissing([1 NaN], 'magic')", "expected")];
}

source_builtins! {
    /// Fractions.
    FRACTIONS, NumberTheory;
    "rat" [1 2; 2] ["text = rat(x)", "[n, d] = rat(x, tol)"] "Fractions near numbers: as a continued fraction, or numerators and denominators."
        [Equal("nthargout(1:2, @rat, 0.75)", "{3, 4}"), Fails("rat('a')", "single or double")];
    "rats" [1 2; 1] ["text = rats(x)", "text = rats(x, len)"] "Numbers as texts of fractions."
        [Equal("strtrim(rats(0.75))", "'3/4'"), Fails("rats({1})", "numeric")];
}
