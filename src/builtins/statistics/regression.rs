//! Regressions, written in the language.

use crate::builtins::Example::{Equal, Fails};
use crate::builtins::in_the_language::{library_classes, library_methods};
use crate::builtins::source_builtins;

source_builtins! {
    /// Regressions.
    REGRESSION, Statistics;
    "regress" [2 3; 5] ["b = regress(y, X)", "[b, bint, r, rint, stats] = regress(y, X, alpha)"] "Multiple linear regression."
        [Equal("regress([1; 3; 5], [1 0; 1 1; 1 2])", "[1; 2]"), Fails("regress(1, [1; 2])", "as many rows")];
    "ridge" [3 4; 1] ["b = ridge(y, X, k)", "b = ridge(y, X, k, scaled)"] "Ridge regression."
        [Equal("ridge([1; 3; 5], [0; 1; 2], 0, 0)", "[1; 2]"), Fails("ridge(1, 1, -1)", "nonnegative")];
    "robustfit" [2 5; 2] ["b = robustfit(X, y)", "[b, stats] = robustfit(X, y, wfun, tune, const)"] "Linear regression that outliers hardly change."
        [Equal("robustfit([0; 1; 2; 3], [1; 3; 5; 7])", "[1; 2]"), Fails("robustfit([1; 2], [1; 2], 'far')", "weight function")];
    "lasso" [2 255; 2] ["[B, info] = lasso(X, y)", "[B, info] = lasso(X, y, 'Lambda', l, 'Alpha', a, 'Standardize', tf, 'CV', k)"] "Linear regression with a penalty on the size of coefficients."
        [Equal("lasso([0; 1; 2], [1; 3; 5], 'Lambda', [0 1e3])", "[2 0]"), Fails("lasso([1; 2], [1; 2], 'Alpha', 2)", "Alpha")];
    "glmfit" [2 255; 3] ["b = glmfit(X, y, distr)", "[b, dev, stats] = glmfit(X, y, distr, 'Link', link, 'Constant', 'off', 'Weights', w)"] "Generalized linear regression: normal, binomial, poisson, gamma or inverse gaussian."
        [Equal("glmfit([0; 0; 1; 1], [1; 3; 6; 10], 'poisson')", "[log(2); log(4)]"), Fails("glmfit(1, 1, 'bell')", "unknown distribution")];
    "glmval" [3 255; 3] ["y = glmval(b, X, link)", "[y, low, high] = glmval(b, X, link, stats, Name, Value)"] "The values that a generalized linear regression gives."
        [Equal("glmval([0; 1], [0; 1], 'log')", "[1; exp(1)]"), Fails("glmval(1, 1, 'log')", "coefficients")];
    "nlinfit" [4 255; 5] ["beta = nlinfit(X, y, fun, beta0)", "[beta, R, J, CovB, MSE] = nlinfit(X, y, fun, beta0)"] "Nonlinear regression."
        [Equal("round(nlinfit([0 1 2], [1 2 4], @(b, x) b .^ x, 1.5), 8)", "2"), Fails("nlinfit(1, 1, 1, 1)", "function handle")];
    "nlparci" [2 255; 1] ["ci = nlparci(beta, resid, 'Jacobian', J)", "ci = nlparci(beta, resid, 'Covar', C, 'Alpha', a)"] "Limits of confidence of the parameters of a nonlinear regression."
        [Equal("nlparci(2, [1; -1], 'Covar', 4)", "2 + [-2 2] * tinv(0.975, 1)"), Fails("nlparci(2, 1)", "Covar")];
    "polyconf" [2 255; 2] ["[y, delta] = polyconf(p, x, S)", "[y, delta] = polyconf(p, x, S, 'Alpha', a, 'PredOpt', 'curve')"] "The values of a fitted polynomial, with limits of confidence."
        [Equal("polyconf([1 2], 3)", "5"), Fails("polyconf({1}, 1)", "coefficients")];
    "x2fx" [1 2; 1] ["D = x2fx(X)", "D = x2fx(X, model)"] "The design matrix of predictors in columns: linear, interaction, quadratic, purequadratic, or with powers for each column of it in rows."
        [Equal("x2fx([2 3], 'quadratic')", "[1 2 3 6 4 9]"), Equal("x2fx([2 3], [0 0; 1 2])", "[1 18]"), Fails("x2fx([1 2], 'odd')", "expected")];
    "plsregress" [2 255; 8] ["[XL, YL] = plsregress(X, Y, n)", "[XL, YL, XS, YS, beta, share, mse, stats] = plsregress(X, Y, n)"] "Regression on n components that X and Y have in common: loadings, scores, coefficients with a constant first, the shares of variance, mean squared errors, and weights, distances and residuals."
        [Equal("round(nthargout(5, @plsregress, [1; 2; 3], [3; 5; 7], 1), 9)", "[1; 2]"), Fails("plsregress([1; 2], [1; 2; 3], 1)", "as many rows")];
    "nlpredci" [4 255; 2] ["[y, delta] = nlpredci(f, X, beta, resid, 'Covar', C)", "[y, delta] = nlpredci(f, X, beta, resid, 'Jacobian', J)", "[y, delta] = nlpredci(..., Name, Value)"] "What a model of nlinfit predicts, and how far on both sides it is sure."
        [Equal("nlpredci(@(b, x) b * x, [1; 2], 3, [0.1; -0.1], 'Jacobian', [1; 2])", "[3; 6]"), Fails("nlpredci(@(b, x) b * x, 1, 3, [0.1; 0.2])", "Covar")];
}

library_classes! {
    /// Partitions for validation. They are a class, whose text is in `classes/m/classdef`.
    PARTITIONS, Statistics;
    "cvpartition" ["c = cvpartition(n, 'KFold', k)", "c = cvpartition(group, 'KFold', k, 'Stratify', tf)", "c = cvpartition(n, 'HoldOut', p)", "c = cvpartition(n, 'LeaveOut')", "c = cvpartition(n, 'resubstitution')"] "A partition of observations for training and test."
        [Equal("cvpartition(10, 'KFold', 5).TestSize", "[2 2 2 2 2]"), Fails("cvpartition(3, 'KFold', 4)", "number of folds")];
}

library_methods! {
    /// What partitions are asked.
    OF_PARTITIONS, Statistics;
    "training" [1 2; 1] ["tf = training(c)", "tf = training(c, k)"] "The observations for training, of a fold of cvpartition."
        [Equal("training(cvpartition(3, 'LeaveOut'), 2)'", "logical([1 0 1])"), Fails("training(1)", "Undefined function")];
    "test" [1 2; 1] ["tf = test(c)", "tf = test(c, k)"] "The observations for the test, of a fold of cvpartition."
        [Equal("test(cvpartition(3, 'LeaveOut'), 2)'", "logical([0 1 0])"), Fails("test(1)", "Undefined function")];
    "repartition" [1 1; 1] ["c = repartition(c)"] "Another partition of the same kind."
        [Equal("repartition(cvpartition(9, 'KFold', 3)).TestSize", "[3 3 3]"), Fails("repartition(1)", "Undefined function")];
}

source_builtins! {
    /// Validation.
    VALIDATION, Statistics;
    "crossval" [2 255; 1] ["values = crossval(fun, X, ...)", "mse = crossval('mse', X, y, 'Predfun', fun)", "mcr = crossval('mcr', X, y, 'Predfun', fun, 'KFold', k)", "c = crossval(m, 'KFold', k | 'Leaveout', 'on' | 'CVPartition', c)"] "A function of the parts of data for training and test, or the error of predictions; of a model of fitcknn, fitctree or fitrtree the models of the parts, for kfoldPredict and kfoldLoss."
        [Equal("crossval('mse', (1:4)', [3; 3; 3; 3], 'Predfun', @(a, b, t) mean(b) + 0 * t, 'KFold', 2)", "0"), Fails("crossval('far', 1, 1, 'Predfun', @max)", "expected 'mse'")];
}
