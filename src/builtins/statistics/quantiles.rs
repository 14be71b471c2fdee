//! Quantiles, means and variances of distributions, written in the language.

use crate::builtins::Example::{Equal, Fails};
use crate::builtins::source_builtins;

source_builtins! {
    /// Quantiles of distributions.
    QUANTILES, Statistics;
    "expinv" [1 255; 1] ["x = expinv(p)", "x = expinv(p, mu)"] "The quantiles of the exponential distribution."
        [Equal("expinv(0.5, 2)", "2 * log(2)"), Fails("expinv({1})", "real numbers")];
    "gaminv" [2 255; 1] ["x = gaminv(p, a)", "x = gaminv(p, a, b)"] "The quantiles of the gamma distribution."
        [Equal("gaminv(0.5, 1, 2)", "2 * log(2)"), Fails("gaminv({1}, 1)", "real numbers")];
    "betainv" [3 255; 1] ["x = betainv(p, a, b)"] "The quantiles of the beta distribution."
        [Equal("betainv([0 0.5 1], 2, 2)", "[0 0.5 1]"), Fails("betainv({1}, 1, 1)", "real numbers")];
    "binoinv" [3 255; 1] ["x = binoinv(y, n, p)"] "The quantiles of the binomial distribution."
        [Equal("binoinv([0.25 0.3 1], 2, 0.5)", "[0 1 2]"), Fails("binoinv({1}, 1, 1)", "real numbers")];
    "poissinv" [2 255; 1] ["x = poissinv(p, lambda)"] "The quantiles of the Poisson distribution."
        [Equal("poissinv([0.3 0.5 1], 1)", "[0 1 Inf]"), Fails("poissinv({1}, 1)", "real numbers")];
    "tinv" [2 255; 1] ["x = tinv(p, nu)"] "The quantiles of Student's t distribution."
        [Equal("tinv([0.25 0.5 0.75], 1)", "[-1 0 1]"), Fails("tinv({1}, 1)", "real numbers")];
    "chi2inv" [2 255; 1] ["x = chi2inv(p, nu)"] "The quantiles of the chi-square distribution."
        [Equal("chi2inv(0.5, 2)", "2 * log(2)"), Fails("chi2inv({1}, 1)", "real numbers")];
    "finv" [3 255; 1] ["x = finv(p, v1, v2)"] "The quantiles of the F distribution."
        [Equal("finv([0.5 0.75], 2, 2)", "[1 3]"), Fails("finv({1}, 1, 1)", "real numbers")];
    "unifinv" [1 255; 1] ["x = unifinv(p)", "x = unifinv(p, a, b)"] "The quantiles of the uniform distribution."
        [Equal("unifinv([0.5 2], 2, 4)", "[3 NaN]"), Fails("unifinv({1})", "real numbers")];
    "unidinv" [2 255; 1] ["x = unidinv(p, n)"] "The quantiles of the whole numbers 1 to n."
        [Equal("unidinv([0.2 0.5 1], 4)", "[1 2 4]"), Fails("unidinv({1}, 1)", "real numbers")];
    "geoinv" [2 255; 1] ["x = geoinv(y, p)"] "The quantiles of the geometric distribution."
        [Equal("geoinv([0.5 0.6 0.8], 0.5)", "[0 1 2]"), Fails("geoinv({1}, 1)", "real numbers")];
    "nbininv" [3 255; 1] ["x = nbininv(y, r, p)"] "The quantiles of the negative binomial distribution."
        [Equal("nbininv([0.2 0.4], 2, 0.5)", "[0 1]"), Fails("nbininv({1}, 1, 1)", "real numbers")];
    "hygeinv" [4 255; 1] ["x = hygeinv(p, m, k, n)"] "The quantiles of the hypergeometric distribution."
        [Equal("hygeinv([0.1 0.5 0.9], 4, 2, 2)", "[0 1 2]"), Fails("hygeinv({1}, 1, 1, 1)", "real numbers")];
    "logninv" [1 255; 1] ["x = logninv(p)", "x = logninv(p, mu, sigma)"] "The quantiles of the lognormal distribution."
        [Equal("logninv(0.5, 1, 2)", "exp(1)"), Fails("logninv({1})", "real numbers")];
    "wblinv" [1 255; 1] ["x = wblinv(p)", "x = wblinv(p, a, b)"] "The quantiles of the Weibull distribution."
        [Equal("wblinv(1 - exp(-1), 2, 3)", "2"), Fails("wblinv({1})", "real numbers")];
    "raylinv" [1 255; 1] ["x = raylinv(p)", "x = raylinv(p, b)"] "The quantiles of the Rayleigh distribution."
        [Equal("raylinv(1 - exp(-0.5), 2)", "2"), Fails("raylinv({1})", "real numbers")];
    "evinv" [1 255; 1] ["x = evinv(p)", "x = evinv(p, mu, sigma)"] "The quantiles of the extreme value distribution of minima."
        [Equal("evinv(0.5, 1, 2)", "1 + 2 * log(log(2))"), Fails("evinv({1})", "real numbers")];
    "gevinv" [1 255; 1] ["x = gevinv(p)", "x = gevinv(p, k, sigma, mu)"] "The quantiles of the generalized extreme value distribution."
        [Equal("gevinv(0.5)", "-log(log(2))"), Fails("gevinv({1})", "real numbers")];
    "gpinv" [1 255; 1] ["x = gpinv(p)", "x = gpinv(p, k, sigma, theta)"] "The quantiles of the generalized Pareto distribution."
        [Equal("gpinv([0 0.5], 1, 1, 0)", "[0 1]"), Fails("gpinv({1})", "real numbers")];
    "icdf" [2 255; 1] ["x = icdf(name, p, a, b, ...)"] "The quantiles of a distribution by its name."
        [Equal("icdf('Uniform', 0.5, 2, 4)", "3"), Fails("icdf('Bell', 1)", "unknown distribution")];
}

source_builtins! {
    /// Means and variances of distributions.
    MOMENTS, Statistics;
    "expstat" [1 1; 2] ["[m, v] = expstat(mu)"] "The mean and variance of the exponential distribution."
        [Equal("expstat(2)", "2"), Fails("expstat({1})", "real numbers")];
    "gamstat" [2 2; 2] ["[m, v] = gamstat(a, b)"] "The mean and variance of the gamma distribution."
        [Equal("gamstat(2, [1 3])", "[2 6]"), Fails("gamstat({1}, 1)", "real numbers")];
    "betastat" [2 2; 2] ["[m, v] = betastat(a, b)"] "The mean and variance of the beta distribution."
        [Equal("betastat(1, 3)", "0.25"), Fails("betastat({1}, 1)", "real numbers")];
    "binostat" [2 2; 2] ["[m, v] = binostat(n, p)"] "The mean and variance of the binomial distribution."
        [Equal("binostat(10, 0.5)", "5"), Fails("binostat({1}, 1)", "real numbers")];
    "poisstat" [1 1; 2] ["[m, v] = poisstat(lambda)"] "The mean and variance of the Poisson distribution."
        [Equal("poisstat([2 -1])", "[2 NaN]"), Fails("poisstat({1})", "real numbers")];
    "tstat" [1 1; 2] ["[m, v] = tstat(nu)"] "The mean and variance of Student's t distribution."
        [Equal("tstat([1 3])", "[NaN 0]"), Fails("tstat({1})", "real numbers")];
    "chi2stat" [1 1; 2] ["[m, v] = chi2stat(nu)"] "The mean and variance of the chi-square distribution."
        [Equal("chi2stat(3)", "3"), Fails("chi2stat({1})", "real numbers")];
    "fstat" [2 2; 2] ["[m, v] = fstat(v1, v2)"] "The mean and variance of the F distribution."
        [Equal("fstat(3, [2 4])", "[NaN 2]"), Fails("fstat({1}, 1)", "real numbers")];
    "normstat" [2 2; 2] ["[m, v] = normstat(mu, sigma)"] "The mean and variance of the normal distribution."
        [Equal("normstat(3, 2)", "3"), Fails("normstat({1}, 1)", "real numbers")];
    "unifstat" [2 2; 2] ["[m, v] = unifstat(a, b)"] "The mean and variance of the uniform distribution."
        [Equal("unifstat(2, 4)", "3"), Fails("unifstat({1}, 1)", "real numbers")];
    "unidstat" [1 1; 2] ["[m, v] = unidstat(n)"] "The mean and variance of the whole numbers 1 to n."
        [Equal("unidstat(4)", "2.5"), Fails("unidstat({1})", "real numbers")];
    "geostat" [1 1; 2] ["[m, v] = geostat(p)"] "The mean and variance of the geometric distribution."
        [Equal("geostat(0.25)", "3"), Fails("geostat({1})", "real numbers")];
    "nbinstat" [2 2; 2] ["[m, v] = nbinstat(r, p)"] "The mean and variance of the negative binomial distribution."
        [Equal("nbinstat(2, 0.25)", "6"), Fails("nbinstat({1}, 1)", "real numbers")];
    "hygestat" [3 3; 2] ["[mn, v] = hygestat(m, k, n)"] "The mean and variance of the hypergeometric distribution."
        [Equal("hygestat(10, 5, 4)", "2"), Fails("hygestat({1}, 1, 1)", "real numbers")];
    "lognstat" [2 2; 2] ["[m, v] = lognstat(mu, sigma)"] "The mean and variance of the lognormal distribution."
        [Equal("lognstat(1, 2)", "exp(3)"), Fails("lognstat({1}, 1)", "real numbers")];
    "wblstat" [2 2; 2] ["[m, v] = wblstat(a, b)"] "The mean and variance of the Weibull distribution."
        [Equal("wblstat(2, 1)", "2"), Fails("wblstat({1}, 1)", "real numbers")];
    "raylstat" [1 1; 2] ["[m, v] = raylstat(b)"] "The mean and variance of the Rayleigh distribution."
        [Equal("raylstat(2)", "sqrt(2 * pi)"), Fails("raylstat({1})", "real numbers")];
    "evstat" [2 2; 2] ["[m, v] = evstat(mu, sigma)"] "The mean and variance of the extreme value distribution of minima."
        [Equal("evstat(1, 2)", "1 + 2 * psi(1)"), Fails("evstat({1}, 1)", "real numbers")];
    "gevstat" [3 3; 2] ["[m, v] = gevstat(k, sigma, mu)"] "The mean and variance of the generalized extreme value distribution."
        [Equal("gevstat([0 1], 1, 0)", "[-psi(1) Inf]"), Fails("gevstat({1}, 1, 1)", "real numbers")];
    "gpstat" [2 3; 2] ["[m, v] = gpstat(k, sigma, theta)"] "The mean and variance of the generalized Pareto distribution."
        [Equal("gpstat(0.5, 1, 0)", "2"), Fails("gpstat({1}, 1)", "real numbers")];
}
