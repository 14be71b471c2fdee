//! Statistics: averages, spread, moments, ranks, windows, distributions.

mod clusters;
mod densities;
mod draws;
mod fits;
mod groups;
mod mean;
mod models;
mod quantiles;
mod ranks;
mod regression;
mod shared;
mod summaries;
mod tests_of_hypotheses;
mod windows;

pub use clusters::{CLUSTERS, COMPONENTS};
pub use densities::{DENSITIES, DISTRIBUTIONS};
pub use draws::{DRAWS, OF_POINTS, POINTS};
pub use fits::FITS;
pub use groups::GROUPS;
pub use mean::ALL as MEAN;
pub use models::{MODELS, OF_MODELS};
pub use quantiles::{MOMENTS, QUANTILES};
pub use ranks::RANKS;
pub use regression::{OF_PARTITIONS, PARTITIONS, REGRESSION, VALIDATION};
pub use shared::SHARED;
pub use summaries::{SUMMARIES, TALLIES};
pub use tests_of_hypotheses::TESTS;
pub use windows::WINDOWS;

use super::Example::{Equal, Fails};
use super::source_builtins;

source_builtins! {
    /// Statistics.
    STATISTICS, Statistics;
    "bounds" [1 3; 2] ["[s, l] = bounds(x)", "[s, l] = bounds(x, dim, nanflag)", "[s, l] = bounds(x, 'all')"] "The least and the greatest value."
        [Equal("bounds([3 1 2])", "1"), Fails("bounds({1})", "numeric")];
    "center" [1 2; 1] ["y = center(x)", "y = center(x, dim)"] "Data with their mean taken away."
        [Equal("center([1 2 3])", "[-1 0 1]"), Fails("center({1})", "numeric")];
    "clip" [3 3; 1] ["y = clip(x, low, high)"] "Data with what is less than a lower bound, or more than an upper one, put on that bound."
        [Equal("clip([1 5 9], 2, 6)", "[2 5 6]"), Equal("clip(int8([1 5 NaN]), 2, 4)", "int8([2 4 2])"), Fails("clip(1, 3, 2)", "bound")];
    "zscore" [1 3; 3] ["[z, mu, sigma] = zscore(x)", "z = zscore(x, opt, dim)"] "Data in standard deviations from their mean."
        [Equal("zscore([1 2 3])", "[-1 0 1]"), Fails("zscore({1})", "numeric")];
    "meansq" [1 2; 1] ["y = meansq(x)", "y = meansq(x, dim)"] "The mean of squares."
        [Equal("meansq([3 4])", "12.5"), Fails("meansq({1})", "numeric")];
    "rms" [1 3; 1] ["y = rms(x)", "y = rms(x, dim)", "y = rms(x, [d1 d2])", "y = rms(x, 'all')", "y = rms(..., 'omitnan')"] "The root of the mean of squares."
        [Equal("rms([1 7])", "5"), Equal("rms([1 NaN 7; 1 NaN 7], 'all', 'omitnan')", "5"), Fails("rms({1})", "numeric")];
    "rmse" [2 255; 1] ["e = rmse(F, A)", "e = rmse(F, A, dim)", "e = rmse(F, A, 'all')", "e = rmse(..., 'omitnan', 'Weights', w)"] "The root of the mean of squared differences of forecasts and actual values."
        [Equal("rmse([2 9], [1 2])", "5"), Equal("rmse([1 9], [1 2], 'Weights', [1 0])", "0"), Fails("rmse({1}, 1)", "numeric")];
    "mape" [2 255; 1] ["e = mape(F, A)", "e = mape(F, A, dim)", "e = mape(F, A, 'all')", "e = mape(..., 'omitnan', 'Weights', w)"] "The mean of the absolute differences of forecasts and actual values, in percent of the actual ones."
        [Equal("mape([3 4], [2 4])", "25"), Fails("mape({1}, 1)", "numeric")];
    "range" [1 2; 1] ["y = range(x)", "y = range(x, dim)", "y = range(x, 'all')"] "The difference of the greatest and the least value."
        [Equal("range([3 1 5])", "4"), Fails("range({1})", "numeric")];
    "skewness" [1 3; 1] ["y = skewness(x)", "y = skewness(x, flag, dim)"] "The skewness of data."
        [Equal("skewness([1 2 3])", "0"), Fails("skewness({1})", "numeric")];
    "kurtosis" [1 3; 1] ["y = kurtosis(x)", "y = kurtosis(x, flag, dim)"] "The kurtosis of data."
        [Equal("kurtosis([-1 1])", "1"), Fails("kurtosis({1})", "numeric")];
    "mad" [1 3; 1] ["y = mad(x)", "y = mad(x, opt, dim)", "y = mad(x, opt, 'all')"] "The mean or median absolute deviation."
        [Equal("mad([1 2 3])", "2/3"), Fails("mad({1})", "numeric")];
    "moment" [2 4; 1] ["m = moment(x, p)", "m = moment(x, p, type, dim)"] "A moment about the mean, or raw with the type 'r'."
        [Equal("moment([1 2 3], 2)", "2/3"), Fails("moment([1 2])", "")];
    "quantile" [1 5; 1] ["q = quantile(x, p)", "q = quantile(x, p, dim, method)", "q = quantile(x, p, 'all')", "q = quantile(x, p, [d1 d2])"] "Quantiles by one of nine methods."
        [Equal("quantile([1 2 3 4], 0.5)", "2.5"), Fails("quantile({1})", "numeric")];
    "prctile" [1 5; 1] ["q = prctile(x, p)", "q = prctile(x, p, dim)", "q = prctile(x, p, 'all')"] "Percentiles."
        [Equal("prctile([1 2 3 4], 50)", "2.5"), Fails("prctile({1})", "numeric")];
    "iqr" [1 2; 2] ["[y, q] = iqr(x)", "y = iqr(x, dim)"] "The distance of the quartiles, and the quartiles."
        [Equal("iqr([1 2 3 4])", "2"), Fails("iqr({1})", "numeric")];
    "cov" [1 4; 1] ["c = cov(x)", "c = cov(x, y)", "c = cov(x, y, opt)", "c = cov(..., 'omitrows' | 'partialrows')"] "The covariance matrix."
        [Equal("cov([1 2 3])", "1"), Fails("cov({1})", "numeric")];
    "corrcoef" [1 255; 4] ["r = corrcoef(x)", "[r, p, low, high] = corrcoef(x, y, Name, Value)"] "Correlation coefficients."
        [Equal("corrcoef([1 2 3], [2 4 6])", "ones(2)"), Fails("corrcoef({1})", "numeric")];
    "corr" [1 255; 2] ["r = corr(x)", "[r, p] = corr(x, y, 'Type', type, 'Rows', rows, 'Tail', tail)"] "The correlation of columns: Pearson's, Spearman's or Kendall's."
        [Equal("corr([1; 2; 3], [2; 4; 6])", "1"), Fails("corr({1})", "numeric")];
    "ranks" [1 3; 1] ["y = ranks(x)", "y = ranks(x, dim, kind)"] "The ranks of data."
        [Equal("ranks([30 10 20])", "[3 1 2]"), Fails("ranks({1})", "numeric")];
    "spearman" [1 2; 1] ["rho = spearman(x, y)"] "Spearman's rank correlation."
        [Equal("spearman([1; 2; 3], [1; 4; 9])", "1"), Fails("spearman({1})", "numeric")];
    "kendall" [1 2; 1] ["tau = kendall(x, y)"] "Kendall's rank correlation."
        [Equal("kendall([1; 2; 3], [1; 4; 9])", "1"), Fails("kendall({1})", "numeric")];
    "run_count" [2 3; 1] ["y = run_count(x, n)", "y = run_count(x, n, dim)"] "Counts upward runs by length."
        [Equal("run_count([1 2 3 1], 3)", "[1 0 1]"), Fails("run_count([1 2], 0)", "positive")];
    "runlength" [1 1; 2] ["[count, value] = runlength(x)"] "The lengths of runs of equal values."
        [Equal("runlength([2 2 0 4 4 4])", "[2 1 3]"), Fails("runlength(ones(2))", "vector")];
    "statistics" [1 2; 1] ["s = statistics(x)", "s = statistics(x, dim)"] "Nine descriptive statistics."
        [Equal("size(statistics((1:5)'))", "[9 1]"), Fails("statistics(1)", "two values")];
    "discrete_pdf" [3 3; 1] ["p = discrete_pdf(x, v, weights)"] "The probability of values of a discrete distribution."
        [Equal("discrete_pdf(1, [1 2], [1 3])", "0.25"), Fails("discrete_pdf(1, 2, -1)", "nonnegative")];
    "discrete_cdf" [3 3; 1] ["p = discrete_cdf(x, v, weights)"] "The distribution function of a discrete distribution."
        [Equal("discrete_cdf(2, [1 2], [1 3])", "1"), Fails("discrete_cdf(1, 2, -1)", "nonnegative")];
    "discrete_inv" [3 3; 1] ["x = discrete_inv(p, v, weights)"] "The quantiles of a discrete distribution."
        [Equal("discrete_inv(0.5, [1 2], [1 3])", "2"), Fails("discrete_inv(1, 2, -1)", "nonnegative")];
    "discrete_rnd" [2 255; 1] ["r = discrete_rnd(v, weights, sizes)"] "Draws from a discrete distribution."
        [Equal("discrete_rnd(7, 1)", "7"), Fails("discrete_rnd(2, -1)", "nonnegative")];
    "empirical_pdf" [2 2; 1] ["p = empirical_pdf(x, data)"] "The share of data equal to a value."
        [Equal("empirical_pdf(1, [1 2])", "0.5"), Fails("empirical_pdf(1, ones(2))", "vector")];
    "empirical_cdf" [2 2; 1] ["p = empirical_cdf(x, data)"] "The share of data up to a value."
        [Equal("empirical_cdf(1, [1 2])", "0.5"), Fails("empirical_cdf(1, ones(2))", "vector")];
    "empirical_inv" [2 2; 1] ["x = empirical_inv(p, data)"] "Quantiles of data."
        [Equal("empirical_inv(0.5, [1 2])", "1"), Fails("empirical_inv(1, ones(2))", "vector")];
    "empirical_rnd" [1 255; 1] ["r = empirical_rnd(data, sizes)"] "Draws from data."
        [Equal("empirical_rnd(7)", "7"), Fails("empirical_rnd(ones(2))", "vector")];
}

source_builtins! {
    /// Averages and spread.
    AVERAGES, Statistics;
    "median" [1 255; 1] ["y = median(x)", "y = median(x, dim)", "y = median(..., 'omitnan')"] "The median."
        [Equal("median([3 1 2])", "2"), Fails("median({1})", "numeric")];
    "mode" [1 2; 3] ["m = mode(x)", "[m, f, c] = mode(x, dim)", "m = mode(x, 'all')"] "The commonest value."
        [Equal("mode([1 2 2])", "2"), Fails("mode({1})", "numeric")];
    "var" [1 255; 2] ["v = var(x)", "[v, m] = var(x, weight, dim)"] "The variance."
        [Equal("var([1 2 3])", "1"), Equal("var([1 2 9], [1 1 0])", "0.25"), Fails("var({1})", "numeric")];
    "std" [1 255; 2] ["s = std(x)", "[s, m] = std(x, weight, dim)"] "The standard deviation."
        [Equal("std([1 2 3])", "1"), Fails("std({1})", "numeric")];
    "rescale" [1 255; 1] ["B = rescale(A)", "B = rescale(A, l, u, Name, Value)"] "Scales data to an interval."
        [Equal("rescale([1 2 3])", "[0 0.5 1]"), Fails("rescale(1, 2)", "bounds")];
    "nanmax" [1 3; 2] ["y = nanmax(x)"] "The greatest element that is a number."
        [Equal("nanmax([1 NaN 3])", "3"), Fails("nanmax()", "arguments")];
    "nanmin" [1 3; 2] ["y = nanmin(x)"] "The least element that is a number."
        [Equal("nanmin([1 NaN 3])", "1"), Fails("nanmin()", "arguments")];
    "nansum" [1 2; 1] ["y = nansum(x)", "y = nansum(x, dim)"] "The sum of the elements that are numbers."
        [Equal("nansum([1 NaN 3])", "4"), Fails("nansum()", "arguments")];
    "nanmean" [1 2; 1] ["y = nanmean(x)", "y = nanmean(x, dim)"] "The mean of the elements that are numbers."
        [Equal("nanmean([1 NaN 3])", "2"), Fails("nanmean()", "arguments")];
}

source_builtins! {
    /// The normal distribution.
    NORMAL, Statistics;
    "normpdf" [1 3; 1] ["p = normpdf(x)", "p = normpdf(x, mu, sigma)"] "The density of the normal distribution."
        [Equal("normpdf(0)", "1 / sqrt(2 * pi)"), Fails("normpdf()", "arguments")];
    "normcdf" [1 4; 1] ["p = normcdf(x)", "p = normcdf(x, mu, sigma, 'upper')"] "The distribution function of the normal distribution."
        [Equal("normcdf(0)", "0.5"), Fails("normcdf()", "arguments")];
    "norminv" [1 3; 1] ["x = norminv(p)", "x = norminv(p, mu, sigma)"] "The quantiles of the normal distribution."
        [Equal("norminv(0.5, 3, 2)", "3"), Fails("norminv()", "arguments")];
}

source_builtins! {
    /// Statistics of a moving window.
    MOVING, Statistics;
    "movfun" [3 255; 1] ["y = movfun(f, x, wlen)", "y = movfun(f, x, wlen, Name, Value)"] "A function of a moving window."
        [Equal("movfun(@mean, [1 2 3], 3)", "[1.5 2 2.5]"), Fails("movfun(@mean, [1 2 3], -1)", "window")];
    "movslice" [2 2; 4] ["[slices, first, last, lengths] = movslice(n, wlen)"] "The indices of moving windows."
        [Equal("movslice(4, 3)", "[1 2; 2 3; 3 4]"), Fails("movslice(2, 3)", "window")];
    "movmean" [2 255; 1] ["y = movmean(x, wlen)", "y = movmean(x, wlen, dim, 'omitnan', 'Endpoints', how, 'SamplePoints', t)"] "The mean of a moving window."
        [Equal("movmean([1 2 3], 3)", "[1.5 2 2.5]"), Fails("movmean([1 2 3])", "")];
    "movmedian" [2 255; 1] ["y = movmedian(x, wlen)", "y = movmedian(x, wlen, dim, 'omitnan', 'Endpoints', how)"] "The median of a moving window."
        [Equal("movmedian([1 2 9], 3)", "[1.5 2 5.5]"), Fails("movmedian([1 2 3])", "")];
    "movmin" [2 255; 1] ["y = movmin(x, wlen)", "y = movmin(x, wlen, dim, 'omitnan', 'Endpoints', how)"] "The least value of a moving window."
        [Equal("movmin([1 2 9], 3)", "[1 1 2]"), Fails("movmin([1 2 3])", "")];
    "movmax" [2 255; 1] ["y = movmax(x, wlen)", "y = movmax(x, wlen, dim, 'omitnan', 'Endpoints', how)"] "The greatest value of a moving window."
        [Equal("movmax([1 2 9], 3)", "[2 9 9]"), Fails("movmax([1 2 3])", "")];
    "movsum" [2 255; 1] ["y = movsum(x, wlen)", "y = movsum(x, wlen, dim, 'omitnan', 'Endpoints', how)"] "The sum of a moving window."
        [Equal("movsum([1 2 3], 3)", "[3 6 5]"), Fails("movsum([1 2 3])", "")];
    "movstd" [2 255; 1] ["y = movstd(x, wlen)", "y = movstd(x, wlen, weight, dim, 'omitnan', 'Endpoints', how)"] "The standard deviation of a moving window."
        [Equal("movstd([1 1 1], 3)", "[0 0 0]"), Fails("movstd([1 2 3])", "")];
    "movvar" [2 255; 1] ["y = movvar(x, wlen)", "y = movvar(x, wlen, weight, dim, 'omitnan', 'Endpoints', how)"] "The variance of a moving window."
        [Equal("movvar([1 1 1], 3)", "[0 0 0]"), Fails("movvar([1 2 3])", "")];
    "movprod" [2 255; 1] ["y = movprod(x, wlen)", "y = movprod(x, wlen, dim, 'omitnan', 'Endpoints', how)"] "The product of a moving window."
        [Equal("movprod([1 2 3], 3)", "[2 6 6]"), Fails("movprod([1 2 3])", "")];
    "movmad" [2 255; 1] ["y = movmad(x, wlen)"] "The median absolute deviation in a moving window."
        [Equal("movmad([1 1 4], 3)", "[0 0 1.5]"), Fails("movmad(1)", "arguments")];
}

source_builtins! {
    /// What the texts of this family share.
    HELPERS, Statistics;
    "weightedmean" [3 3; 1] ["m = weightedmean(name, x, options)"] "The mean of numbers that may count differently." [];
    "movwindow" [3 255; 1] ["y = movwindow(kind, x, wlen, Name, Value)"] "A fold of every window of an array, all at once." [];
    "variances" [2 255; 2] ["[v, m] = variances(name, x, weight, dim)"] "The variances and the means along a dimension; name is who asks." [];
    "foldoptions" [3 3; 3] ["[dim, omit, kind] = foldoptions(name, options, kinds)"] "The dimension, the words for NaN and the class of the result among the options of a statistic." [];
    "folddims" [3 3; 2] ["[x, dim] = folddims(name, x, dim)"] "The dimension to fold: the first that is not 1, or all or several joined into one." [];
    "bracket" [2 2; 1] ["k = bracket(edges, x)"] "How many of the edges, in order, are not above each number." [];
    "elementsat" [2 2; 1] ["y = elementsat(x, rows)"] "The element of each column in a row of its own, without subscripts." [];
    "sortnetwork" [1 1; 1] ["parts = sortnetwork(parts)"] "Arrays in a cell with their elements at each place in order." [];
    "binplaces" [2 2; 1] ["k = binplaces(x, edges)"] "In which of the bins between edges each number lies, 0 in none." [];
}
