//! Parameters of distributions from data, written in the language.

use crate::builtins::Example::{Equal, Fails};
use crate::builtins::source_builtins;

source_builtins! {
    /// Fits of distributions.
    FITS, Statistics;
    "normfit" [1 2; 4] ["[mu, sigma, muci, sigmaci] = normfit(x)", "[mu, sigma, muci, sigmaci] = normfit(x, alpha)"] "The mean and standard deviation of data, with limits of confidence."
        [Equal("normfit([1 2 6])", "3"), Fails("normfit([1 2], 2)", "between 0 and 1")];
    "expfit" [1 2; 2] ["[mu, ci] = expfit(x)", "[mu, ci] = expfit(x, alpha)"] "The mean of exponential data, with limits of confidence."
        [Equal("expfit([1 2 6])", "3"), Fails("expfit({1})", "real numbers")];
    "unifit" [1 2; 4] ["[a, b, aci, bci] = unifit(x)", "[a, b, aci, bci] = unifit(x, alpha)"] "The ends of uniform data, with limits of confidence."
        [Equal("unifit([3 1 2])", "1"), Fails("unifit({1})", "real numbers")];
    "poissfit" [1 2; 2] ["[lambda, ci] = poissfit(x)", "[lambda, ci] = poissfit(x, alpha)"] "The mean of Poisson data, with limits of confidence."
        [Equal("poissfit([1 2 6])", "3"), Fails("poissfit({1})", "real numbers")];
    "binofit" [2 3; 2] ["[p, ci] = binofit(x, n)", "[p, ci] = binofit(x, n, alpha)"] "The probability of success, with the limits of Clopper and Pearson."
        [Equal("binofit([1 2], 4)", "[0.25 0.5]"), Fails("binofit(5, 4)", "successes")];
    "raylfit" [1 2; 2] ["[b, ci] = raylfit(x)", "[b, ci] = raylfit(x, alpha)"] "The parameter of Rayleigh data, with limits of confidence."
        [Equal("raylfit([2 2])", "sqrt(2)"), Fails("raylfit({1})", "real numbers")];
    "lognfit" [1 2; 2] ["[p, ci] = lognfit(x)", "[p, ci] = lognfit(x, alpha)"] "The mean and standard deviation of logarithms, with limits of confidence."
        [Equal("lognfit(exp([1 2 3]))", "[2 1]"), Fails("lognfit([1 -1])", "positive")];
    "gamfit" [1 2; 2] ["[p, ci] = gamfit(x)", "[p, ci] = gamfit(x, alpha)"] "The shape and scale of gamma data, of greatest likelihood."
        [Equal("prod(gamfit([1 2 6]))", "3"), Fails("gamfit([1 -1])", "positive")];
    "betafit" [1 2; 2] ["[p, ci] = betafit(x)", "[p, ci] = betafit(x, alpha)"] "The parameters of beta data, of greatest likelihood."
        [Equal("betafit([0.3 0.5 0.7]) * [1; -1]", "0"), Fails("betafit([1 2])", "between 0 and 1")];
    "evfit" [1 2; 2] ["[p, ci] = evfit(x)", "[p, ci] = evfit(x, alpha)"] "The parameters of extreme value data of minima, of greatest likelihood."
        [Equal("evfit([2 4 8])", "2 * evfit([1 2 4])"), Fails("evfit({1})", "real numbers")];
    "wblfit" [1 2; 2] ["[p, ci] = wblfit(x)", "[p, ci] = wblfit(x, alpha)"] "The scale and shape of Weibull data, of greatest likelihood."
        [Equal("wblfit([2 4 8])", "wblfit([1 2 4]) .* [2 1]"), Fails("wblfit([1 -1])", "positive")];
    "fitdist" [2 255; 1] ["d = fitdist(x, name)", "d = fitdist(x, name, 'Frequency', f, 'NTrials', n, 'Alpha', a)"] "The distribution of data, as makedist has it, with limits of confidence: Beta, Binomial, Exponential, ExtremeValue, Gamma, Lognormal, Normal, Poisson, Rayleigh, Uniform or Weibull."
        [Equal("fitdist([1; 2; 6], 'Exponential').mu", "3"), Equal("std(fitdist([1; 2; 3], 'Normal'))", "1"), Fails("fitdist([1; 2], 'Bell')", "unknown distribution")];
    "mle" [1 255; 2] ["[p, ci] = mle(x)", "[p, ci] = mle(x, 'Distribution', name)", "[p, ci] = mle(x, 'pdf', f, 'Start', p0)"] "The parameters of greatest likelihood, of a distribution by name or of a density."
        [Equal("mle([1 3])", "[2 1]"), Equal("mle([1 3], 'Distribution', 'Exponential')", "2"), Fails("mle([1 3], 'pdf', @exppdf)", "Start")];
    "normlike" [2 4; 2] ["l = normlike([mu sigma], x)", "[l, v] = normlike([mu sigma], x, censored, counts)"] "The negative logarithm of the likelihood of a normal distribution, and the covariances of its parameters."
        [Equal("round(normlike([0 1], [1 -1]), 9)", "round(1 + log(2 * pi), 9)"), Fails("normlike(1, 2)", "mean and a deviation")];
}
