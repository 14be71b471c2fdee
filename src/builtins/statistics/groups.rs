//! Data in bins, groups and rows, written in the language.

use crate::builtins::Example::{Equal, Fails};
use crate::builtins::source_builtins;

source_builtins! {
    /// Bins, groups, distances and outliers.
    GROUPS, Statistics;
    "histcounts" [1 255; 3] ["n = histcounts(x)", "[n, edges, bin] = histcounts(x, edges)", "n = histcounts(x, Name, Value)"] "How many elements lie in bins."
        [Equal("histcounts([1 2 2 5], [1 2 3 5])", "[1 2 1]"), Fails("histcounts({1})", "numbers")];
    "discretize" [2 255; 2] ["bins = discretize(x, edges)", "[bins, edges] = discretize(x, n)", "values = discretize(x, edges, values)", "c = discretize(x, edges, 'categorical', names)", "bins = discretize(dates, 'month')", "bins = discretize(..., 'IncludedEdge', 'right')"] "The bins in which elements lie; NaN where in none."
        [Equal("discretize([1 2.5 9], [1 2 3])", "[1 2 NaN]"), Equal("cellstr(discretize([1 2.5], [1 2 3], 'categorical'))", "{'[1, 2)', '[2, 3]'}"), Fails("discretize(1, [2 1])", "increase")];
    "findgroups" [1 255; 255] ["g = findgroups(x)", "[g, v, ...] = findgroups(x, ...)", "[g, t] = findgroups(t)"] "The number of each element's group."
        [Equal("findgroups([5 3 5])", "[2 1 2]"), Fails("findgroups([1 2], 1)", "number of elements")];
    "splitapply" [3 255; 255] ["y = splitapply(f, x, ..., g)", "y = splitapply(f, t, g)"] "A function of the elements of each group."
        [Equal("splitapply(@sum, [1 2 3], [1 2 1])", "[4; 2]"), Fails("splitapply(1, 2, 3)", "function handle")];
    "pdist2" [2 255; 2] ["D = pdist2(X, Y)", "D = pdist2(X, Y, metric, parameter)", "[D, idx] = pdist2(X, Y, metric, 'Smallest', k)"] "The distances of the rows of two matrices."
        [Equal("pdist2([0 0], [3 4])", "5"), Fails("pdist2(1, [1 2])", "columns")];
    "pdist" [1 3; 1] ["d = pdist(X)", "d = pdist(X, metric)"] "The distances of the rows of a matrix, pair by pair."
        [Equal("pdist([0; 1; 3])", "[1 3 2]"), Fails("pdist([0; 1], 'far')", "metric")];
    "squareform" [1 2; 1] ["D = squareform(d)", "d = squareform(D)"] "Distances of pairs as a symmetric matrix, and back."
        [Equal("squareform([1 3 2])", "[0 1 3; 1 0 2; 3 2 0]"), Fails("squareform([1 2])", "pairs")];
    "isoutlier" [1 255; 4] ["tf = isoutlier(x)", "[tf, low, high, center] = isoutlier(x, method)"] "Which elements lie far from the others: by median, mean, quartiles, percentiles, tests (grubbs, gesd), or in a moving window."
        [Equal("isoutlier([1 2 3 2 100])", "logical([0 0 0 0 1])"), Fails("isoutlier(1, 'far')", "expected")];
    "rmoutliers" [1 255; 6] ["[y, removed] = rmoutliers(x, method)", "[y, removed, outliers, low, high, center] = rmoutliers(...)", "y = rmoutliers(..., 'MinNumOutliers', n, 'OutlierLocations', tf)"] "The elements that do not lie far from the others."
        [Equal("rmoutliers([1 2 3 2 100])", "[1 2 3 2]"), Fails("rmoutliers(1, 'far')", "expected")];
    "filloutliers" [2 255; 5] ["y = filloutliers(x, fill)", "[y, tf, low, high, center] = filloutliers(x, fill, method, window, dim)", "y = filloutliers(..., 'ThresholdFactor', f, 'SamplePoints', t)", "y = filloutliers(x, fill, 'OutlierLocations', tf)"] "What lies far from the others filled in: center, clip, previous, next, nearest, linear, spline, pchip, makima or a number."
        [Equal("filloutliers([1 2 3 100 5 4], 'linear')", "[1 2 3 4 5 4]"), Equal("filloutliers([1 2 3 100 5 4], 0)", "[1 2 3 0 5 4]"), Fails("filloutliers(1, 'odd')", "expected a number")];
    "islocalmax" [1 255; 2] ["tf = islocalmax(x)", "[tf, p] = islocalmax(x, dim)", "[tf, p] = islocalmax(..., 'MinProminence', p, 'MinSeparation', d, 'MaxNumExtrema', n)", "tf = islocalmax(..., 'FlatSelection', which, 'SamplePoints', t, 'ProminenceWindow', w)"] "Which elements are local maxima, and how far they stand out."
        [Equal("islocalmax([1 3 2 5 1])", "logical([0 1 0 1 0])"), Equal("nthargout(2, @islocalmax, [1 3 2 5 1])", "[0 1 0 4 0]"), Equal("islocalmax([1 3 3 1], 'FlatSelection', 'all')", "logical([0 1 1 0])"), Fails("islocalmax({1})", "real numbers")];
    "islocalmin" [1 255; 2] ["tf = islocalmin(x)", "[tf, p] = islocalmin(x, dim)", "[tf, p] = islocalmin(..., 'MinProminence', p, 'MinSeparation', d, 'MaxNumExtrema', n)"] "Which elements are local minima, and how far they stand out."
        [Equal("islocalmin([3 1 2 0 4])", "logical([0 1 0 1 0])"), Equal("nthargout(2, @islocalmin, [3 1 2 0 4])", "[0 1 0 3 0]"), Fails("islocalmin({1})", "real numbers")];
    "ischange" [1 255; 3] ["tf = ischange(x)", "[tf, m, v] = ischange(x, 'mean' | 'variance', dim)", "[tf, slope, intercept] = ischange(x, 'linear')", "... = ischange(..., 'Threshold', f, 'MaxNumChanges', n, 'SamplePoints', t)"] "Where the mean, the variance or the line of data changes abruptly."
        [Equal("ischange([1 1 1 9 9 9])", "logical([0 0 0 1 0 0])"), Equal("find(ischange([1 1 5 5 9 9], 'MaxNumChanges', 1))", "3"), Fails("ischange(1, 'odd')", "method")];
    "normalize" [1 255; 3] ["y = normalize(x)", "y = normalize(x, dim, method, kind)"] "Data centered and scaled: zscore, norm, range, center, scale or medianiqr."
        [Equal("normalize([1 2 3])", "[-1 0 1]"), Fails("normalize('a')", "floating-point")];
    "hist" [1 3; 2] ["[counts, centers] = hist(x)", "[counts, centers] = hist(x, n)", "counts = hist(x, centers)", "counts = hist(x, n, total)"] "How many elements lie in bins around centers; without results, as bars."
        [Equal("hist([1 1 1 0.5 1.5 2], [0 1 2])", "[1 4 1]"), Equal("nthargout(2, @hist, [1 2; 3 4; 5 6; 7 8], 2)", "[2.75; 6.25]"), Fails("hist('a')", "real data")];
    "histc" [2 3; 2] ["n = histc(x, edges)", "[n, k] = histc(x, edges, dim)"] "How many elements lie between edges."
        [Equal("histc([1 2 2 3], 1:3)", "[1 2 1]"), Fails("histc(1, [])", "EDGES")];
}
