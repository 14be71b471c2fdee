//! Draws from distributions and from data, written in the language.

use crate::builtins::Example::{Equal, Fails, Prints};
use crate::builtins::in_the_language::{library_classes, library_methods};
use crate::builtins::source_builtins;

source_builtins! {
    /// Draws from distributions.
    DRAWS, Statistics;
    "exprnd" [1 255; 1] ["r = exprnd(mu)", "r = exprnd(mu, m, n, ...)", "r = exprnd(mu, [m n ...])"] "Draws from the exponential distribution of a mean."
        [Equal("size(exprnd(2, 3, 4))", "[3 4]"), Equal("exprnd([0 0])", "[0 0]"), Fails("exprnd('a')", "real numbers")];
    "gamrnd" [2 255; 1] ["r = gamrnd(a, b)", "r = gamrnd(a, b, m, n, ...)"] "Draws from the gamma distribution of a shape and a scale."
        [Equal("size(gamrnd(2, 1, [2 3]))", "[2 3]"), Equal("gamrnd(2, 0)", "0"), Fails("gamrnd([1 2], [1 2 3])", "same size")];
    "randg" [0 255; 1] ["r = randg(a)", "r = randg(a, m, n, ...)", "r = randg(..., class)"] "Draws from the gamma distribution of a shape, with the scale 1."
        [Equal("size(randg(2, 3))", "[3 3]"), Equal("randg(0)", "0"), Fails("randg('a')", "'single' or 'double'")];
    "betarnd" [2 255; 1] ["r = betarnd(a, b)", "r = betarnd(a, b, m, n, ...)"] "Draws from the beta distribution."
        [Equal("size(betarnd(2, 1, 3))", "[3 3]"), Equal("betarnd(-1, 1)", "NaN"), Fails("betarnd(1, 1, 1.5)", "sizes must be integers")];
    "binornd" [2 255; 1] ["r = binornd(n, p)", "r = binornd(n, p, m, k, ...)"] "Draws from the binomial distribution of n trials with the probability p."
        [Equal("binornd([3 5], 1)", "[3 5]"), Equal("binornd(3, 0)", "0"), Fails("binornd({1}, 1)", "real numbers")];
    "randp" [1 255; 1] ["r = randp(lambda)", "r = randp(lambda, m, n, ...)", "r = randp(..., class)"] "Draws from the Poisson distribution of a mean."
        [Equal("size(randp(2, 3, 4))", "[3 4]"), Equal("class(randp(2, 1, 'single'))", "'single'"), Fails("randp('a')", "real rate")];
    "poissrnd" [1 255; 1] ["r = poissrnd(lambda)", "r = poissrnd(lambda, m, n, ...)"] "Draws from the Poisson distribution of a mean."
        [Equal("poissrnd([0 0])", "[0 0]"), Fails("poissrnd({1})", "real numbers")];
    "trnd" [1 255; 1] ["r = trnd(nu)", "r = trnd(nu, m, n, ...)"] "Draws from Student's t distribution."
        [Equal("size(trnd(5, 2, 3))", "[2 3]"), Equal("trnd(-1)", "NaN"), Fails("trnd({1})", "real numbers")];
    "chi2rnd" [1 255; 1] ["r = chi2rnd(nu)", "r = chi2rnd(nu, m, n, ...)"] "Draws from the chi-square distribution."
        [Equal("size(chi2rnd(5, 2, 3))", "[2 3]"), Equal("chi2rnd(0)", "0"), Fails("chi2rnd({1})", "real numbers")];
    "frnd" [2 255; 1] ["r = frnd(v1, v2)", "r = frnd(v1, v2, m, n, ...)"] "Draws from the F distribution."
        [Equal("size(frnd(5, [2 3]))", "[1 2]"), Equal("frnd(-1, 1)", "NaN"), Fails("frnd({1}, 1)", "real numbers")];
    "normrnd" [2 255; 1] ["r = normrnd(mu, sigma)", "r = normrnd(mu, sigma, m, n, ...)"] "Draws from the normal distribution of a mean and a standard deviation."
        [Equal("normrnd([1 2], 0)", "[1 2]"), Fails("normrnd({1}, 1)", "real numbers")];
    "unifrnd" [2 255; 1] ["r = unifrnd(a, b)", "r = unifrnd(a, b, m, n, ...)"] "Draws from the uniform distribution between two ends."
        [Equal("unifrnd([1 2], [1 2])", "[1 2]"), Fails("unifrnd({1}, 1)", "real numbers")];
    "unidrnd" [1 255; 1] ["r = unidrnd(n)", "r = unidrnd(n, m, k, ...)"] "Draws from the whole numbers 1 to n."
        [Equal("unidrnd([1 1])", "[1 1]"), Fails("unidrnd({1})", "real numbers")];
    "geornd" [1 255; 1] ["r = geornd(p)", "r = geornd(p, m, n, ...)"] "Draws from the geometric distribution: failures before a success."
        [Equal("geornd([1 1])", "[0 0]"), Fails("geornd({1})", "real numbers")];
    "nbinrnd" [2 255; 1] ["r = nbinrnd(r, p)", "r = nbinrnd(r, p, m, n, ...)"] "Draws from the negative binomial distribution: failures before r successes."
        [Equal("nbinrnd(3, 1)", "0"), Fails("nbinrnd({1}, 1)", "real numbers")];
    "hygernd" [3 255; 1] ["r = hygernd(m, k, n)", "r = hygernd(m, k, n, size)"] "Draws from the hypergeometric distribution: n of m items, of which k are marked."
        [Equal("hygernd(5, 5, 3)", "3"), Fails("hygernd({1}, 1, 1)", "real numbers")];
    "lognrnd" [2 255; 1] ["r = lognrnd(mu, sigma)", "r = lognrnd(mu, sigma, m, n, ...)"] "Draws from the lognormal distribution."
        [Equal("lognrnd([0 1], 0)", "[1 exp(1)]"), Fails("lognrnd({1}, 1)", "real numbers")];
    "wblrnd" [2 255; 1] ["r = wblrnd(a, b)", "r = wblrnd(a, b, m, n, ...)"] "Draws from the Weibull distribution of a scale and a shape."
        [Equal("size(wblrnd(1, 2, 3))", "[3 3]"), Equal("wblrnd(-1, 1)", "NaN"), Fails("wblrnd({1}, 1)", "real numbers")];
    "raylrnd" [1 255; 1] ["r = raylrnd(b)", "r = raylrnd(b, m, n, ...)"] "Draws from the Rayleigh distribution."
        [Equal("raylrnd([0 0])", "[0 0]"), Fails("raylrnd({1})", "real numbers")];
    "evrnd" [2 255; 1] ["r = evrnd(mu, sigma)", "r = evrnd(mu, sigma, m, n, ...)"] "Draws from the extreme value distribution of minima."
        [Equal("evrnd([1 2], 0)", "[1 2]"), Fails("evrnd({1}, 1)", "real numbers")];
    "gevrnd" [3 255; 1] ["r = gevrnd(k, sigma, mu)", "r = gevrnd(k, sigma, mu, m, n, ...)"] "Draws from the generalized extreme value distribution."
        [Equal("size(gevrnd(0, 1, 0, 2, 3))", "[2 3]"), Fails("gevrnd({1}, 1, 1)", "real numbers")];
    "gprnd" [3 255; 1] ["r = gprnd(k, sigma, theta)", "r = gprnd(k, sigma, theta, m, n, ...)"] "Draws from the generalized Pareto distribution."
        [Equal("size(gprnd(0, 1, 0, 2, 3))", "[2 3]"), Fails("gprnd({1}, 1, 1)", "real numbers")];
    "iwishrnd" [2 3; 2] ["W = iwishrnd(Tau, df)", "[W, DI] = iwishrnd(Tau, df, DI)"] "A draw from the inverse Wishart distribution."
        [Equal("all(eig(iwishrnd([2 1; 1 3], 5)) > 0)", "true"), Fails("iwishrnd(eye(3), 2)", "degrees of freedom")];
    "wishrnd" [2 3; 2] ["W = wishrnd(Sigma, df)", "[W, D] = wishrnd(Sigma, df, D)"] "A draw from the Wishart distribution."
        [Equal("all(eig(wishrnd([2 1; 1 3], 5)) > 0)", "true"), Fails("wishrnd(eye(3), 2)", "degrees of freedom")];
    "mvnrnd" [2 4; 2] ["R = mvnrnd(mu, Sigma)", "R = mvnrnd(mu, Sigma, n)"] "Draws from the multivariate normal distribution, a row each."
        [Equal("mvnrnd([1 2], zeros(2), 2)", "[1 2; 1 2]"), Equal("size(mvnrnd([0 0 0], eye(3), 5))", "[5 3]"), Fails("mvnrnd([0 0], [1 2; 2 1])", "positive semi-definite")];
    "mvtrnd" [2 3; 1] ["R = mvtrnd(C, df)", "R = mvtrnd(C, df, n)"] "Draws from the multivariate t distribution of a correlation matrix."
        [Equal("size(mvtrnd(eye(2), 4, 5))", "[5 2]"), Fails("mvtrnd([1 2], 4)", "correlation matrix")];
    "random" [2 255; 1] ["r = random(name, a, b, ...)", "r = random(name, a, b, m, n, ...)"] "Draws from a distribution by its name."
        [Equal("random('Normal', 3, 0)", "3"), Fails("random('Bell', 1)", "unknown distribution")];
    "mnrnd" [2 3; 1] ["r = mnrnd(n, p)", "r = mnrnd(n, p, m)"] "How often each of several outcomes comes in n trials, a row for each draw."
        [Equal("sum(mnrnd(10, [0.2 0.8], 3), 2)", "[10; 10; 10]"), Equal("mnrnd(4, [0 1])", "[0 4]"), Fails("mnrnd(1, [1 1])", "add up")];
    "fullfact" [1 1; 1] ["D = fullfact(levels)"] "All combinations of levels, the first going through fastest."
        [Equal("fullfact([2 2])", "[1 1; 2 1; 1 2; 2 2]"), Fails("fullfact(0.5)", "levels")];
    "ff2n" [1 1; 1] ["D = ff2n(n)"] "All combinations of n zeros and ones, the last going through fastest."
        [Equal("ff2n(2)", "[0 0; 0 1; 1 0; 1 1]"), Fails("ff2n(-1)", "factors")];
    "randsample" [2 255; 1] ["y = randsample(n, k)", "y = randsample(population, k)", "y = randsample(population, k, replace, weights)"] "A sample of whole numbers or of a population, with or without replacement."
        [Equal("sort(randsample(5, 5))", "(1:5)'"), Equal("randsample([7 8 9], 2, true, [0 1 0])", "[8 8]"), Fails("randsample(3, 4)", "without replacement")];
    "datasample" [2 255; 2] ["[y, idx] = datasample(data, k)", "y = datasample(data, k, dim, 'Replace', tf, 'Weights', w)"] "A sample of data along a dimension."
        [Equal("sort(datasample(1:4, 4, 'Replace', false))", "1:4"), Fails("datasample(1:3, 4, 'Replace', false)", "without replacement")];
}

library_classes! {
    /// Points that fill a cube evenly, and points that are searched.
    POINTS, Statistics;
    "haltonset" ["p = haltonset(d)", "p = haltonset(d, 'Skip', n, 'Leap', n)", "X = p(i, j)"] "Points of Halton that fill the unit cube of d dimensions evenly: properties Skip, how many are left out at first, Leap, how many between two, ScrambleMethod, Dimensions and Type."
        [Equal("net(haltonset(2), 3)", "[0 0; 1/2 1/3; 1/4 2/3]"), Prints("p = haltonset(2, 'Skip', 1); disp(p(1, 1))", "    0.5000\n"), Fails("haltonset(0)", "positive integer")];
    "KDTreeSearcher" ["m = KDTreeSearcher(X)", "m = KDTreeSearcher(X, 'Distance', metric, 'P', p, 'BucketSize', n)"] "Points for searches of neighbours with knnsearch and rangesearch, by euclidean, cityblock, chebychev or minkowski: properties X, Distance, DistParameter and BucketSize."
        [Equal("knnsearch(KDTreeSearcher([0; 1; 5]), [4; 0.4])'", "[3 1]"), Equal("KDTreeSearcher([0; 1], 'Distance', 'minkowski', 'P', 3).DistParameter", "3"), Fails("KDTreeSearcher([0; 1], 'Distance', 'cosine')", "expected euclidean")];
    "ExhaustiveSearcher" ["m = ExhaustiveSearcher(X)", "m = ExhaustiveSearcher(X, 'Distance', metric, 'P', p, 'Cov', C, 'Scale', s)"] "Points for searches of neighbours with knnsearch and rangesearch, by any metric of pdist2: properties X, Distance and DistParameter."
        [Equal("rangesearch(ExhaustiveSearcher([0; 1; 5]), 0.4, 1)", "{[1 2]}"), Fails("ExhaustiveSearcher([0; 1], 'Distance', 'odd')", "name of a metric")];
}

library_methods! {
    /// What only sets of points are asked.
    OF_POINTS, Statistics;
    "net" [2 2; 1] ["X = net(p, n)"] "The first n points of a set."
        [Equal("net(haltonset(2, 'Skip', 1), 1)", "[1/2 1/3]"), Fails("net(1, 2)", "Undefined function")];
    "scramble" [2 2; 1] ["p = scramble(p, 'RR2')", "p = scramble(p, [])"] "A set of points whose digits are in another order, which spreads those of many dimensions."
        [Equal("round(net(scramble(haltonset(3, 'Skip', 1000, 'Leap', 100), 'RR2'), 1), 4)", "[0.0928 0.695 0.0029]"), Fails("scramble(1, 'RR2')", "Undefined function")];
}
