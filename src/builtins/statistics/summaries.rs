//! Averages, correlations, tables, histograms and estimates of densities, written in the language.

use crate::builtins::Example::{Equal, Fails};
use crate::builtins::source_builtins;

source_builtins! {
    /// Averages and correlations.
    SUMMARIES, Statistics;
    "nanstd" [1 255; 1] ["y = nanstd(x)", "y = nanstd(x, flag, dim)"] "The standard deviation of the elements that are numbers."
        [Equal("nanstd([1 NaN 3])", "sqrt(2)"), Fails("nanstd({1})", "numeric")];
    "nanvar" [1 255; 1] ["y = nanvar(x)", "y = nanvar(x, flag, dim)"] "The variance of the elements that are numbers."
        [Equal("nanvar([1 NaN 3])", "2"), Fails("nanvar({1})", "numeric")];
    "nanmedian" [1 255; 1] ["y = nanmedian(x)", "y = nanmedian(x, dim)"] "The median of the elements that are numbers."
        [Equal("nanmedian([1 NaN 3 7])", "3"), Fails("nanmedian({1})", "numeric")];
    "nancov" [1 255; 1] ["c = nancov(x)", "c = nancov(x, y, 'pairwise')"] "The covariance matrix of the rows without NaN."
        [Equal("nancov([1 NaN 3])", "2"), Fails("nancov({1})", "numeric")];
    "geomean" [1 255; 1] ["m = geomean(x)", "m = geomean(x, dim)", "m = geomean(x, 'all', 'omitnan')"] "The geometric mean."
        [Equal("geomean([1 4])", "2"), Fails("geomean(-1)", "nonnegative")];
    "harmmean" [1 255; 1] ["m = harmmean(x)", "m = harmmean(x, dim)", "m = harmmean(x, 'all', 'omitnan')"] "The harmonic mean."
        [Equal("harmmean([1 3])", "1.5"), Fails("harmmean(-1)", "nonnegative")];
    "trimmean" [2 255; 1] ["m = trimmean(x, percent)", "m = trimmean(x, percent, flag, dim)"] "The mean without a percentage of the greatest and least elements."
        [Equal("trimmean([1 2 3 4 100], 40)", "3"), Fails("trimmean(1, 100)", "percentage")];
    "corrcov" [1 1; 2] ["[R, sigma] = corrcov(C)"] "The correlation matrix of a covariance matrix."
        [Equal("corrcov([4 2; 2 9])", "[1 1/3; 1/3 1]"), Fails("corrcov([1 2])", "covariance matrix")];
    "partialcorr" [1 255; 2] ["[rho, p] = partialcorr(X)", "rho = partialcorr(X, Z)", "rho = partialcorr(X, Y, Z, 'Type', type)"] "Correlations of what other variables do not explain."
        [Equal("partialcorr([1; 2; 3; 5], [2; 1; 4; 3], zeros(4, 0))", "corr([1; 2; 3; 5], [2; 1; 4; 3])"), Fails("partialcorr([1; 2], 1)", "rows")];
    "tiedrank" [1 1; 2] ["r = tiedrank(x)", "[r, adjustment] = tiedrank(x)"] "The ranks of data, the same for equals."
        [Equal("tiedrank([10 20 20 5])", "[2 3.5 3.5 1]"), Fails("tiedrank({1})", "numbers")];
    "bootstrp" [2 255; 2] ["values = bootstrp(n, fun, data, ...)", "[values, samples] = bootstrp(n, fun, data, 'Weights', w)"] "A function of samples of data with replacement."
        [Equal("bootstrp(2, @mean, [3; 3; 3]) + 0", "[3; 3]"), Fails("bootstrp(-1, @mean, 1)", "nonnegative")];
    "bootci" [2 255; 2] ["ci = bootci(n, fun, data, ...)", "[ci, values] = bootci(n, {fun, data, ...}, 'Type', type, 'Alpha', a)"] "Limits of confidence by samples of data with replacement."
        [Equal("bootci(4, {@mean, [3; 3; 3]}, 'Type', 'per') + 0", "[3; 3]"), Fails("bootci(4, 1, 2)", "function handle")];
    "jackknife" [2 255; 1] ["values = jackknife(fun, data, ...)"] "A function of data without each of the rows."
        [Equal("jackknife(@mean, [1 2 6])", "[4; 3.5; 1.5]"), Fails("jackknife(@mean, 'Options')", "expected a function and data")];
}

source_builtins! {
    /// Tables and histograms of groups.
    TALLIES, Statistics;
    "grp2idx" [1 1; 3] ["[g, names, levels] = grp2idx(s)"] "The numbers and names of groups."
        [Equal("grp2idx({'b'; 'a'; 'b'})'", "[1 2 1]"), Fails("grp2idx({1})", "groups")];
    "crosstab" [1 255; 4] ["table = crosstab(x, y, ...)", "[table, chi2, p, labels] = crosstab(x, y, ...)"] "How often groups of several variables meet, and whether they are independent."
        [Equal("crosstab([1 1 2], [1 2 2]) + 0", "[1 1; 0 1]"), Fails("crosstab([1 2], 1)", "same length")];
    "tabulate" [1 1; 1] ["table = tabulate(x)", "tabulate(x)"] "How often each value is there, and the percentages."
        [Equal("tabulate([1 2 2 4]) + 0", "[1 1 25; 2 2 50; 3 0 0; 4 1 25]"), Fails("tabulate({1})", "groups")];
    "grpstats" [1 255; 255] ["means = grpstats(x, group)", "[a, b, ...] = grpstats(x, group, {'mean', 'std', ...})"] "Statistics of groups of rows."
        [Equal("grpstats([1; 2; 5], [1; 1; 2])", "[1.5; 5]"), Fails("grpstats({1})", "numbers")];
    "confusionmat" [2 255; 2] ["C = confusionmat(known, guessed)", "[C, order] = confusionmat(known, guessed, 'Order', order)"] "How often each group is taken for each other one."
        [Equal("confusionmat([1 1 2], [1 2 2]) + 0", "[1 1; 0 1]"), Fails("confusionmat([1 2], 1)", "as many guesses")];
    "perfcurve" [3 255; 4] ["[x, y, t, auc] = perfcurve(labels, scores, positive)", "[x, y] = perfcurve(labels, scores, positive, 'XCrit', x, 'YCrit', y)"] "The receiver operating characteristic of a classifier, and the area below it."
        [Equal("perfcurve([1 0 1 0], [4 3 2 1], 1) + 0", "[0; 0; 0.5; 0.5; 1]"), Fails("perfcurve([1 1], [1 2], 1)", "positive class")];
    "dummyvar" [1 1; 1] ["D = dummyvar(group)"] "A column of zeros and ones for each group."
        [Equal("dummyvar([1; 2; 1]) + 0", "[1 0; 0 1; 1 0]"), Fails("dummyvar(0.5)", "positive whole numbers")];
    "histcounts2" [2 255; 5] ["N = histcounts2(x, y)", "[N, xedges, yedges, binx, biny] = histcounts2(x, y, n)", "N = histcounts2(x, y, xedges, yedges)", "N = histcounts2(x, y, Name, Value)"] "How many points lie in bins of two dimensions."
        [Equal("histcounts2([1 2 3 3], [1 1 2 3], [0 2 4], [0 2 3]) + 0", "[1 0; 1 2]"), Fails("histcounts2(1, [1 2])", "same size")];
    "hist3" [1 255; 2] ["N = hist3(X)", "[N, C] = hist3(X, [nx ny])", "N = hist3(X, 'Ctrs', c)", "N = hist3(X, 'Edges', e)"] "How many points of two columns lie in bins."
        [Equal("hist3([1 2; 2 3; 5 9], [2 2]) + 0", "[2 0; 0 1]"), Fails("hist3(1)", "two columns")];
    "autocorr" [1 255; 3] ["[acf, lags, bounds] = autocorr(y)", "autocorr(y, 'NumLags', n, 'NumMA', q, 'NumSTD', k)", "autocorr(y, n, q, k)"] "How a series is correlated with itself at lags from 0, and the bounds of what is none; or draws it."
        [Equal("autocorr([1 2 3 4], 2)", "[1; 0.25; -0.3]"), Fails("autocorr(1:3, 9)", "lags")];
    "lagmatrix" [2 2; 2] ["Z = lagmatrix(Y, lags)", "[Z, tf] = lagmatrix(Y, lags)"] "Series that come later or earlier, a group of columns for each lag, with NaN where there are no values."
        [Equal("isequaln(lagmatrix([1; 2; 3], [1 -1]), [NaN 2; 1 3; 2 NaN])", "true"), Fails("lagmatrix(1, 0.5)", "whole numbers")];
    "parcorr" [1 255; 3] ["[pacf, lags, bounds] = parcorr(y)", "parcorr(y, 'NumLags', n, 'NumAR', p, 'NumSTD', k)"] "How a series is correlated with itself at each lag beyond what the lags below explain; or draws it."
        [Equal("numel(parcorr([1 3 2 5 4 6], 2))", "3"), Fails("parcorr(1:3, 9)", "lags")];
    "sumsqr" [1 1; 1] ["s = sumsqr(x)"] "The sum of the squares of all finite elements, also of matrices in cells."
        [Equal("sumsqr([1 2; 3 NaN])", "14"), Equal("sumsqr({1, [2 3]})", "14"), Fails("sumsqr('a')", "numbers")];
    "ecdf" [1 255; 4] ["[f, x] = ecdf(y)", "[f, x, low, high] = ecdf(y, 'Censoring', c, 'Frequency', n, 'Function', what, 'Alpha', a)"] "The empirical distribution function, also of censored data."
        [Equal("ecdf([3 1 2 2])", "[0; 0.25; 0.75; 1]"), Fails("ecdf({1})", "real numbers")];
    "ksdensity" [1 255; 3] ["[f, xi, bw] = ksdensity(x)", "f = ksdensity(x, points, 'Bandwidth', bw, 'Kernel', kernel, 'Function', what, 'Support', support)"] "A smooth estimate of the density, from one or two columns of data."
        [Equal("ksdensity(0, 0, 'Bandwidth', 1)", "1 / sqrt(2 * pi)"), Fails("ksdensity({1})", "real numbers")];
}
