//! Densities and distribution functions, written in the language.

use crate::builtins::Example::{Equal, Fails};
use crate::builtins::source_builtins;

source_builtins! {
    /// Densities and probabilities of values.
    DENSITIES, Statistics;
    "exppdf" [1 255; 1] ["p = exppdf(x)", "p = exppdf(x, mu)"] "The density of the exponential distribution."
        [Equal("exppdf([0 2 -1], 2)", "[0.5 exp(-1) / 2 0]"), Fails("exppdf({1})", "real numbers")];
    "gampdf" [2 255; 1] ["p = gampdf(x, a)", "p = gampdf(x, a, b)"] "The density of the gamma distribution."
        [Equal("gampdf([1 0], 2, 1)", "[exp(-1) 0]"), Fails("gampdf(1, [1 2], [1 2 3])", "same size")];
    "betapdf" [3 255; 1] ["p = betapdf(x, a, b)"] "The density of the beta distribution."
        [Equal("betapdf(0.5, 2, 2)", "1.5"), Fails("betapdf({1}, 1, 1)", "real numbers")];
    "binopdf" [3 255; 1] ["p = binopdf(x, n, p)"] "The probabilities of the binomial distribution."
        [Equal("binopdf(0:2, 2, 0.5)", "[0.25 0.5 0.25]"), Fails("binopdf({1}, 1, 1)", "real numbers")];
    "poisspdf" [2 255; 1] ["p = poisspdf(x, lambda)"] "The probabilities of the Poisson distribution."
        [Equal("poisspdf([0 2], 2)", "[1 2] * exp(-2)"), Fails("poisspdf({1}, 1)", "real numbers")];
    "tpdf" [2 255; 1] ["p = tpdf(x, nu)"] "The density of Student's t distribution."
        [Equal("tpdf([0 1], 1)", "[1 0.5] / pi"), Fails("tpdf({1}, 1)", "real numbers")];
    "chi2pdf" [2 255; 1] ["p = chi2pdf(x, nu)"] "The density of the chi-square distribution."
        [Equal("chi2pdf([0 2], 2)", "[0.5 exp(-1) / 2]"), Fails("chi2pdf({1}, 1)", "real numbers")];
    "fpdf" [3 255; 1] ["p = fpdf(x, v1, v2)"] "The density of the F distribution."
        [Equal("fpdf(1, 2, 2)", "0.25"), Fails("fpdf({1}, 1, 1)", "real numbers")];
    "unifpdf" [1 255; 1] ["p = unifpdf(x)", "p = unifpdf(x, a, b)"] "The density of the uniform distribution."
        [Equal("unifpdf([1 3 5], 2, 4)", "[0 0.5 0]"), Fails("unifpdf({1})", "real numbers")];
    "unidpdf" [2 255; 1] ["p = unidpdf(x, n)"] "The probabilities of the whole numbers 1 to n."
        [Equal("unidpdf([0 1 4 1.5], 4)", "[0 0.25 0.25 0]"), Fails("unidpdf({1}, 1)", "real numbers")];
    "geopdf" [2 255; 1] ["p = geopdf(x, p)"] "The probabilities of the geometric distribution."
        [Equal("geopdf(0:2, 0.5)", "[0.5 0.25 0.125]"), Fails("geopdf({1}, 1)", "real numbers")];
    "nbinpdf" [3 255; 1] ["p = nbinpdf(x, r, p)"] "The probabilities of the negative binomial distribution."
        [Equal("nbinpdf(0:1, 2, 0.5)", "[0.25 0.25]"), Fails("nbinpdf({1}, 1, 1)", "real numbers")];
    "hygepdf" [4 255; 1] ["p = hygepdf(x, m, k, n)"] "The probabilities of the hypergeometric distribution."
        [Equal("hygepdf(0:2, 4, 2, 2)", "[1 4 1] / 6"), Fails("hygepdf({1}, 1, 1, 1)", "real numbers")];
    "lognpdf" [1 255; 1] ["p = lognpdf(x)", "p = lognpdf(x, mu, sigma)"] "The density of the lognormal distribution."
        [Equal("lognpdf([0 1])", "[0 1 / sqrt(2 * pi)]"), Fails("lognpdf({1})", "real numbers")];
    "wblpdf" [1 255; 1] ["p = wblpdf(x)", "p = wblpdf(x, a, b)"] "The density of the Weibull distribution."
        [Equal("wblpdf(2, 2, 3)", "1.5 * exp(-1)"), Fails("wblpdf({1})", "real numbers")];
    "raylpdf" [1 255; 1] ["p = raylpdf(x)", "p = raylpdf(x, b)"] "The density of the Rayleigh distribution."
        [Equal("raylpdf(2, 2)", "exp(-0.5) / 2"), Fails("raylpdf({1})", "real numbers")];
    "evpdf" [1 255; 1] ["p = evpdf(x)", "p = evpdf(x, mu, sigma)"] "The density of the extreme value distribution of minima."
        [Equal("evpdf(1, 1, 2)", "exp(-1) / 2"), Fails("evpdf({1})", "real numbers")];
    "gevpdf" [1 255; 1] ["p = gevpdf(x)", "p = gevpdf(x, k, sigma, mu)"] "The density of the generalized extreme value distribution."
        [Equal("gevpdf(0)", "exp(-1)"), Fails("gevpdf({1})", "real numbers")];
    "gppdf" [1 255; 1] ["p = gppdf(x)", "p = gppdf(x, k, sigma, theta)"] "The density of the generalized Pareto distribution."
        [Equal("gppdf([0 1], 1, 1, 0)", "[1 0.25]"), Fails("gppdf({1})", "real numbers")];
    "mvnpdf" [1 3; 1] ["p = mvnpdf(X)", "p = mvnpdf(X, mu, Sigma)"] "The density of the multivariate normal distribution, of points in rows."
        [Equal("mvnpdf([0 0; 1 1])", "[1; exp(-1)] / (2 * pi)"), Fails("mvnpdf([0 0], [0 0], [1 2; 2 1])", "positive definite")];
    "pdf" [2 255; 1] ["p = pdf(name, x, a, b, ...)"] "The density of a distribution by its name."
        [Equal("pdf('Exponential', 0, 2)", "0.5"), Fails("pdf('Bell', 1)", "unknown distribution")];
}

source_builtins! {
    /// Distribution functions.
    DISTRIBUTIONS, Statistics;
    "expcdf" [1 255; 1] ["p = expcdf(x)", "p = expcdf(x, mu)", "p = expcdf(x, mu, 'upper')"] "The distribution function of the exponential distribution."
        [Equal("expcdf(2, 2, 'upper')", "exp(-1)"), Fails("expcdf(1, 2, 'lower')", "unknown option")];
    "gamcdf" [2 255; 1] ["p = gamcdf(x, a)", "p = gamcdf(x, a, b)", "p = gamcdf(..., 'upper')"] "The distribution function of the gamma distribution."
        [Equal("gamcdf(2, 1, 2)", "1 - exp(-1)"), Fails("gamcdf({1}, 1)", "real numbers")];
    "betacdf" [3 255; 1] ["p = betacdf(x, a, b)", "p = betacdf(x, a, b, 'upper')"] "The distribution function of the beta distribution."
        [Equal("betacdf([0.5 2], 2, 2)", "[0.5 1]"), Fails("betacdf({1}, 1, 1)", "real numbers")];
    "binocdf" [3 255; 1] ["p = binocdf(x, n, p)", "p = binocdf(x, n, p, 'upper')"] "The distribution function of the binomial distribution."
        [Equal("binocdf(0:2, 2, 0.5)", "[0.25 0.75 1]"), Fails("binocdf({1}, 1, 1)", "real numbers")];
    "poisscdf" [2 255; 1] ["p = poisscdf(x, lambda)", "p = poisscdf(x, lambda, 'upper')"] "The distribution function of the Poisson distribution."
        [Equal("poisscdf([0 1], 1)", "[1 2] * exp(-1)"), Fails("poisscdf({1}, 1)", "real numbers")];
    "tcdf" [2 255; 1] ["p = tcdf(x, nu)", "p = tcdf(x, nu, 'upper')"] "The distribution function of Student's t distribution."
        [Equal("tcdf([0 1], 1)", "[0.5 0.75]"), Fails("tcdf({1}, 1)", "real numbers")];
    "chi2cdf" [2 255; 1] ["p = chi2cdf(x, nu)", "p = chi2cdf(x, nu, 'upper')"] "The distribution function of the chi-square distribution."
        [Equal("chi2cdf(2, 2, 'upper')", "exp(-1)"), Fails("chi2cdf({1}, 1)", "real numbers")];
    "fcdf" [3 255; 1] ["p = fcdf(x, v1, v2)", "p = fcdf(x, v1, v2, 'upper')"] "The distribution function of the F distribution."
        [Equal("fcdf([1 3], 2, 2)", "[0.5 0.75]"), Fails("fcdf({1}, 1, 1)", "real numbers")];
    "unifcdf" [1 255; 1] ["p = unifcdf(x)", "p = unifcdf(x, a, b)", "p = unifcdf(..., 'upper')"] "The distribution function of the uniform distribution."
        [Equal("unifcdf([1 3 5], 2, 4)", "[0 0.5 1]"), Fails("unifcdf({1})", "real numbers")];
    "unidcdf" [2 255; 1] ["p = unidcdf(x, n)", "p = unidcdf(x, n, 'upper')"] "The distribution function of the whole numbers 1 to n."
        [Equal("unidcdf([0 1 4.5], 4)", "[0 0.25 1]"), Fails("unidcdf({1}, 1)", "real numbers")];
    "geocdf" [2 255; 1] ["p = geocdf(x, p)", "p = geocdf(x, p, 'upper')"] "The distribution function of the geometric distribution."
        [Equal("geocdf(0:2, 0.5)", "[0.5 0.75 0.875]"), Fails("geocdf({1}, 1)", "real numbers")];
    "nbincdf" [3 255; 1] ["p = nbincdf(x, r, p)", "p = nbincdf(x, r, p, 'upper')"] "The distribution function of the negative binomial distribution."
        [Equal("nbincdf(0:1, 2, 0.5)", "[0.25 0.5]"), Fails("nbincdf({1}, 1, 1)", "real numbers")];
    "hygecdf" [4 255; 1] ["p = hygecdf(x, m, k, n)", "p = hygecdf(x, m, k, n, 'upper')"] "The distribution function of the hypergeometric distribution."
        [Equal("hygecdf(0:2, 4, 2, 2)", "[1 5 6] / 6"), Fails("hygecdf({1}, 1, 1, 1)", "real numbers")];
    "logncdf" [1 255; 1] ["p = logncdf(x)", "p = logncdf(x, mu, sigma)", "p = logncdf(..., 'upper')"] "The distribution function of the lognormal distribution."
        [Equal("logncdf([0 1])", "[0 0.5]"), Fails("logncdf({1})", "real numbers")];
    "wblcdf" [1 255; 1] ["p = wblcdf(x)", "p = wblcdf(x, a, b)", "p = wblcdf(..., 'upper')"] "The distribution function of the Weibull distribution."
        [Equal("wblcdf(2, 2, 3)", "1 - exp(-1)"), Fails("wblcdf({1})", "real numbers")];
    "raylcdf" [1 255; 1] ["p = raylcdf(x)", "p = raylcdf(x, b)", "p = raylcdf(..., 'upper')"] "The distribution function of the Rayleigh distribution."
        [Equal("raylcdf(2, 2)", "1 - exp(-0.5)"), Fails("raylcdf({1})", "real numbers")];
    "evcdf" [1 255; 1] ["p = evcdf(x)", "p = evcdf(x, mu, sigma)", "p = evcdf(..., 'upper')"] "The distribution function of the extreme value distribution of minima."
        [Equal("evcdf(1, 1, 2)", "1 - exp(-1)"), Fails("evcdf({1})", "real numbers")];
    "gevcdf" [1 255; 1] ["p = gevcdf(x)", "p = gevcdf(x, k, sigma, mu)", "p = gevcdf(..., 'upper')"] "The distribution function of the generalized extreme value distribution."
        [Equal("gevcdf(0)", "exp(-1)"), Fails("gevcdf({1})", "real numbers")];
    "gpcdf" [1 255; 1] ["p = gpcdf(x)", "p = gpcdf(x, k, sigma, theta)", "p = gpcdf(..., 'upper')"] "The distribution function of the generalized Pareto distribution."
        [Equal("gpcdf([0 1], 1, 1, 0)", "[0 0.5]"), Fails("gpcdf({1})", "real numbers")];
    "mvncdf" [1 255; 2] ["p = mvncdf(X)", "p = mvncdf(X, mu, Sigma)", "[p, err] = mvncdf(low, high, mu, Sigma)"] "The distribution function of the multivariate normal distribution, of points in rows."
        [Equal("mvncdf([0 0], [0 0], [1 0.5; 0.5 1])", "1 / 3"), Fails("mvncdf([0 0], [0 0], [1 2; 2 1])", "positive definite")];
    "cdf" [2 255; 1] ["p = cdf(name, x, a, b, ...)", "p = cdf(name, x, a, b, ..., 'upper')"] "The distribution function of a distribution by its name."
        [Equal("cdf('Normal', 0, 0, 1)", "0.5"), Fails("cdf('Bell', 1)", "unknown distribution")];
    "makedist" [0 255; 1] ["d = makedist(name)", "d = makedist(name, parameter, value, ...)", "names = makedist"] "A distribution as an object, of which pdf, cdf, icdf, random, mean, var, std, median, iqr, truncate and plot tell; its parameters are its properties: Beta, Binomial, Exponential, ExtremeValue, Gamma, Lognormal, NegativeBinomial, Normal, Poisson, Rayleigh, Uniform and Weibull."
        [Equal("cdf(makedist('Normal', 'mu', 75, 'sigma', 10), 75)", "0.5"), Equal("var(makedist('Uniform', 'Upper', 6))", "3"), Fails("makedist('Normal', 'sigma', -1)", "with these parameters")];
    "truncate" [3 3; 1] ["d = truncate(d, lower, upper)"] "A distribution of makedist within limits."
        [Equal("cdf(truncate(makedist('Uniform'), 0.5, 1), 0.75)", "0.5"), Fails("truncate(1, 0, 1)", "that makedist made")];
}
