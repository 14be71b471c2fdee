//! Statistics written in the language: moments, quantiles, correlation, ranks, discrete distributions.

use super::Example::{Equal, Fails};
use super::source_builtins;

source_builtins! {
    /// Descriptive statistics and small distributions.
    STATISTICS, Statistics;
    "bounds" [1 3; 2] ["[s, l] = bounds(x)", "[s, l] = bounds(x, dim, nanflag)"] "The least and the greatest value."
        [Equal("bounds([3 1 2])", "1"), Fails("bounds({1})", "numeric")];
    "center" [1 2; 1] ["y = center(x)", "y = center(x, dim)"] "Data with their mean taken away."
        [Equal("center([1 2 3])", "[-1 0 1]"), Fails("center({1})", "numeric")];
    "zscore" [1 3; 3] ["[z, mu, sigma] = zscore(x)", "z = zscore(x, opt, dim)"] "Data in standard deviations from their mean."
        [Equal("zscore([1 2 3])", "[-1 0 1]"), Fails("zscore({1})", "numeric")];
    "meansq" [1 2; 1] ["y = meansq(x)", "y = meansq(x, dim)"] "The mean of squares."
        [Equal("meansq([3 4])", "12.5"), Fails("meansq({1})", "numeric")];
    "range" [1 2; 1] ["y = range(x)", "y = range(x, dim)"] "The difference of the greatest and the least value."
        [Equal("range([3 1 5])", "4"), Fails("range({1})", "numeric")];
    "skewness" [1 3; 1] ["y = skewness(x)", "y = skewness(x, flag, dim)"] "The skewness of data."
        [Equal("skewness([1 2 3])", "0"), Fails("skewness({1})", "numeric")];
    "kurtosis" [1 3; 1] ["y = kurtosis(x)", "y = kurtosis(x, flag, dim)"] "The kurtosis of data."
        [Equal("kurtosis([-1 1])", "1"), Fails("kurtosis({1})", "numeric")];
    "mad" [1 3; 1] ["y = mad(x)", "y = mad(x, opt, dim)"] "The mean or median absolute deviation."
        [Equal("mad([1 2 3])", "2/3"), Fails("mad({1})", "numeric")];
    "moment" [2 4; 1] ["m = moment(x, p)", "m = moment(x, p, type, dim)"] "A moment about the mean, or raw with the type 'r'."
        [Equal("moment([1 2 3], 2)", "2/3"), Fails("moment([1 2])", "")];
    "quantile" [1 4; 1] ["q = quantile(x, p)", "q = quantile(x, p, dim, method)"] "Quantiles by one of nine methods."
        [Equal("quantile([1 2 3 4], 0.5)", "2.5"), Fails("quantile({1})", "numeric")];
    "prctile" [1 3; 1] ["q = prctile(x, p)", "q = prctile(x, p, dim)"] "Percentiles."
        [Equal("prctile([1 2 3 4], 50)", "2.5"), Fails("prctile({1})", "numeric")];
    "iqr" [1 2; 1] ["y = iqr(x)", "y = iqr(x, dim)"] "The distance of the quartiles."
        [Equal("iqr([1 2 3 4])", "2"), Fails("iqr({1})", "numeric")];
    "cov" [1 3; 1] ["c = cov(x)", "c = cov(x, y)", "c = cov(x, y, opt)"] "The covariance matrix."
        [Equal("cov([1 2 3])", "1"), Fails("cov({1})", "numeric")];
    "corrcoef" [1 255; 4] ["r = corrcoef(x)", "[r, p, low, high] = corrcoef(x, y, Name, Value)"] "Correlation coefficients."
        [Equal("corrcoef([1 2 3], [2 4 6])", "ones(2)"), Fails("corrcoef({1})", "numeric")];
    "corr" [1 2; 1] ["r = corr(x)", "r = corr(x, y)"] "The correlation of columns."
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
