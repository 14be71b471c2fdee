//! What the texts of several files of this family share.

use crate::builtins::source_builtins;

source_builtins! {
    /// What the texts of this family share.
    SHARED, Statistics;
    "correlation_options" [3 3; 3] ["[lags, order, deviations] = correlation_options(name, n, args)"] "What autocorr and parcorr were asked for." [];
    "correlation_shown" [6 6; 1] ["given = correlation_shown(wanted, values, lags, bound, order, words)"] "What autocorr and parcorr give, or draw." [];
    "averageargs" [3 3; 3] ["[x, dim, omit] = averageargs(name, x, given)"] "What to average, along which dimension, and whether NaN is left out." [];
    "betaquantile" [4 4; 1] ["x = betaquantile(p, a, b, tail)"] "The inverse of the incomplete beta function, NaN where its arguments are none." [];
    "betatail" [4 4; 1] ["p = betatail(x, a, b, tail)"] "The incomplete beta function, NaN where its arguments are none." [];
    "binomialdraws" [2 2; 1] ["r = binomialdraws(n, p)"] "Draws from the binomial distribution." [];
    "binomialterm" [4 4; 1] ["p = binomialterm(x, n, p, q)"] "The terms of a binomial sum, of any real numbers." [];
    "boxlog" [2 2; 1] ["y = boxlog(k, z)"] "log(1 + k * z) / k, z where k is 0." [];
    "checktree" [2 2; 1] ["n = checktree(name, Z)"] "How many points the tree of linkage has." [];
    "covariancefactor" [2 2; 1] ["T = covariancefactor(name, S)"] "A matrix whose square is a covariance matrix." [];
    "devianceterm" [2 2; 1] ["d = devianceterm(x, m)"] "x * log(x / m) + m - x, also where the terms nearly cancel." [];
    "distargs" [4 4; 255] ["[...] = distargs(name, x, given, defaults)"] "The numbers and parameters of a distribution, and whether its upper tail is asked for." [];
    "distprefix" [2 2; 1] ["prefix = distprefix(name, word)"] "What the functions of a distribution begin with." [];
    "drawargs" [3 3; 255] ["[...] = drawargs(name, given, count)"] "The parameters of draws, all of the size of what is drawn." [];
    "drawextent" [2 2; 1] ["extent = drawextent(name, given)"] "The size that numbers ask for." [];
    "exactmethod" [3 3; 1] ["exact = exactmethod(name, method, default)"] "Whether a test is exact or approximate." [];
    "fitdata" [3 3; 3] ["[x, n, alpha] = fitdata(name, x, alpha)"] "The columns of data to fit a distribution to." [];
    "gammaquantile" [2 2; 1] ["x = gammaquantile(p, a)"] "The inverse of the incomplete gamma function, NaN where its arguments are none." [];
    "gammatail" [3 3; 1] ["p = gammatail(x, a, tail)"] "The incomplete gamma function, NaN where its arguments are none." [];
    "hmmdata" [5 5; 3] ["[seq, TR, E] = hmmdata(name, seq, TR, E, symbols)"] "A hidden Markov model and the numbers of symbols of a sequence." [];
    "hmmsymbols" [3 3; 1] ["at = hmmsymbols(name, seq, symbols)"] "The numbers of symbols." [];
    "integerinverse" [3 3; 1] ["k = integerinverse(below, p, high)"] "The least whole numbers at which a distribution function is not below p." [];
    "kolmogorov" [2 2; 1] ["p = kolmogorov(d, n)"] "How probable a two-sided distance of distribution functions is." [];
    "linkfunctions" [2 2; 3] ["[link, slope, inverse] = linkfunctions(name, which)"] "A link function, its derivative and its inverse." [];
    "localextrema" [4 4; 2] ["[tf, p] = localextrema(name, x, up, given)"] "Local maxima or minima along a dimension, and how far they stand out." [];
    "loggammadraws" [1 1; 1] ["r = loggammadraws(a)"] "Logarithms of draws from the gamma distribution." [];
    "mapped" [4 4; 1] ["Y = mapped(name, way, X, ps)"] "Rows brought to a range and back." [];
    "modeldata" [2 2; 2] ["[d, rest] = modeldata(name, given)"] "Predictors and responses, and the options that remain." [];
    "nameoptions" [3 3; 1] ["o = nameoptions(name, given, o)"] "Options by name, over their defaults." [];
    "poissondraws" [1 1; 1] ["r = poissondraws(m)"] "Draws from the Poisson distribution." [];
    "poissonterm" [2 2; 1] ["p = poissonterm(x, m)"] "m^x * exp(-m) / gamma(x + 1)." [];
    "positivelimits" [3 3; 1] ["ci = positivelimits(params, information, alpha)"] "Limits of confidence of positive parameters." [];
    "regressiondata" [3 3; 3] ["[y, X, fine] = regressiondata(name, y, X)"] "Responses and predictors without rows with NaN." [];
    "samesize" [2 2; 1] ["values = samesize(name, values)"] "Arguments of one size and class." [];
    "samplegroups" [3 3; 3] ["[y, at, names] = samplegroups(name, x, group)"] "Values and the numbers and names of their groups." [];
    "sampleindices" [5 5; 1] ["at = sampleindices(name, n, k, replace, weights)"] "k of the numbers 1 to n, with or without replacement, by weights." [];
    "searchmetric" [2 2; 2] ["[metric, param] = searchmetric(X, o)"] "The metric of a search and what it needs." [];
    "searchpoints" [3 3; 0] ["searchpoints(name, X, Y)"] "Checks the two sets of points of a search." [];
    "smirnov" [2 2; 1] ["p = smirnov(d, n)"] "How probable a one-sided distance of distribution functions is." [];
    "statargs" [1 255; 255] ["[...] = statargs(name, ...)"] "The parameters of a distribution, of one size and class." [];
    "stirlingerror" [1 1; 1] ["d = stirlingerror(n)"] "How far Stirling's formula is from the logarithm of the factorial." [];
    "studentizedrange" [3 3; 1] ["p = studentizedrange(q, k, v)"] "How probable the range of normal draws is." [];
    "sumdistribution" [1 2; 1] ["p = sumdistribution(parts, count)"] "The probabilities of the sums of random choices." [];
    "tailname" [1 1; 1] ["tail = tailname(upper)"] "'upper' or 'lower'." [];
    "testdata" [2 2; 1] ["x = testdata(name, x)"] "Real numbers as floating-point ones." [];
    "testdim" [2 2; 1] ["dim = testdim(x, dim)"] "The dimension of a test." [];
    "testlimits" [5 5; 1] ["ci = testlimits(o, dim, center, spread, quantile)"] "Limits of confidence about a center." [];
    "testoptions" [4 4; 1] ["o = testoptions(name, given, order, o)"] "Options of a test, by name or in order." [];
    "testresult" [3 3; 2] ["[h, p] = testresult(o, below, above)"] "The decision of a test and its probability." [];
}
