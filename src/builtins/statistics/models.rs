//! Models that data teach, written in the language: regressions and trees are objects, whose classes are in `classes/m/classdef`.

use crate::builtins::Example::{Equal, Fails, Prints};
use crate::builtins::in_the_language::library_methods;
use crate::builtins::source_builtins;

source_builtins! {
    /// What finds models.
    MODELS, Statistics;
    "fitlm" [1 255; 1] ["mdl = fitlm(X, y)", "mdl = fitlm(tbl)", "mdl = fitlm(tbl, 'y ~ x1 + x2*x3')", "mdl = fitlm(..., 'constant' | 'linear' | 'interactions' | 'purequadratic' | 'quadratic' | 'poly12' | terms)", "mdl = fitlm(..., 'Intercept', tf, 'Weights', w, 'Exclude', rows, 'VarNames', names, 'ResponseVar', y, 'PredictorVars', x, 'CategoricalVars', c)"] "A linear regression as an object: its Coefficients, Rsquared, RMSE, SSE, DFE, Fitted, Residuals, Diagnostics, ModelCriterion and others are properties. Texts, categories and truth values are predictors of a level each."
        [Equal("round(fitlm([0; 1; 2; 3], [1; 3; 5; 8]).Coefficients.Estimate, 10)", "[0.8; 2.3]"),
         Prints("m = fitlm([1; 2; 3; 4], [2; 4; 5; 8]); disp(m.Formula)", "y ~ 1 + x1\n"), Fails("fitlm(1)", "a response for each"), Fails("fitlm([1; 2; 3], [1; 2; 3], 'cubic')", "found 'cubic'")];
    "fitcknn" [1 255; 1] ["m = fitcknn(X, Y)", "m = fitcknn(tbl, name)", "m = fitcknn(..., 'NumNeighbors', k, 'Distance', metric, 'DistanceWeight', 'equal' | 'inverse' | 'squaredinverse', 'Standardize', tf)"] "A model that takes the class of the nearest examples: predict, loss, resubLoss and crossval tell of it."
        [Equal("predict(fitcknn([0; 1; 8; 9], [1; 1; 2; 2]), [2; 7])", "[1; 2]"), Fails("fitcknn([1; 2], [1; 2], 'NumNeighbors', 0)", "positive integer")];
    "fitctree" [1 255; 1] ["t = fitctree(X, Y)", "t = fitctree(tbl, name)", "t = fitctree(..., 'MinLeafSize', n, 'MinParentSize', n, 'MaxNumSplits', n, 'MergeLeaves', 'off', 'PredictorNames', names)"] "A tree that gives a class, of splits of numbers by Gini's index: predict, view, loss, resubLoss and crossval tell of it."
        [Equal("predict(fitctree((1:10)', repelem([3; 4], 5)), [2; 9])", "[3; 4]"), Prints("view(fitctree((1:10)', repelem([3; 4], 5)))", "Decision tree for classification\n1  if x1<5.5 then node 2 elseif x1>=5.5 then node 3 else 3\n2  class = 3\n3  class = 4\n"), Fails("fitctree({1}, 1)", "numeric predictors")];
    "fitrtree" [1 255; 1] ["t = fitrtree(X, Y)", "t = fitrtree(tbl, name)", "t = fitrtree(..., 'MinLeafSize', n, 'MinParentSize', n, 'MaxNumSplits', n, 'PredictorNames', names)"] "A tree that gives a number, of splits with the least squares: predict, view, loss, resubLoss and crossval tell of it."
        [Equal("predict(fitrtree((1:10)', repelem([3; 4], 5)), [2; 9])", "[3; 4]"), Fails("fitrtree({1}, 1)", "numeric predictors")];
    "classify" [3 5; 5] ["class = classify(sample, training, group)", "[class, err, posterior, logp, coeff] = classify(sample, training, group, 'linear' | 'diaglinear' | 'quadratic' | 'diagquadratic' | 'mahalanobis', prior)"] "The groups of points by normal densities that are fitted to a group each: the error among the examples, the probabilities of the groups and the logarithm of the density."
        [Equal("classify([2; 7], [0; 1; 8; 9], [1; 1; 2; 2])", "[1; 2]"), Fails("classify(1, [0; 1], [1; 2], 'odd')", "found 'odd'")];
    "hmmgenerate" [3 255; 2] ["[seq, states] = hmmgenerate(n, TR, E)", "[seq, states] = hmmgenerate(n, TR, E, 'Symbols', symbols, 'Statenames', names)"] "A random sequence of a hidden Markov model, which begins from state 1."
        [Equal("hmmgenerate(4, [0 1; 1 0], [1 0; 0 1])", "[2 1 2 1]"), Fails("hmmgenerate(4, [0 1], 1)", "square matrix")];
    "hmmviterbi" [3 255; 2] ["[states, logp] = hmmviterbi(seq, TR, E)", "[states, logp] = hmmviterbi(seq, TR, E, 'Symbols', symbols, 'Statenames', names)"] "The most probable states of a hidden Markov model, and the logarithm of their probability with the sequence."
        [Equal("hmmviterbi([2 1 2], [0.5 0.5; 0.5 0.5], [0.9 0.1; 0.1 0.9])", "[2 1 2]"), Fails("hmmviterbi(3, [0 1; 1 0], [1 0; 0 1])", "symbols from 1 to 2")];
    "hmmdecode" [3 255; 5] ["P = hmmdecode(seq, TR, E)", "[P, logp, forward, backward, s] = hmmdecode(seq, TR, E, 'Symbols', symbols)"] "The probabilities of the states of a hidden Markov model that gave a sequence, and the logarithm of that of the sequence."
        [Equal("hmmdecode([2 1], [0 1; 1 0], [1 0; 0 1])", "[0 1; 1 0]"), Fails("hmmdecode(3, [0 1; 1 0], [1 0; 0 1])", "symbols from 1 to 2")];
    "hmmestimate" [2 255; 2] ["[TR, E] = hmmestimate(seq, states)", "[TR, E] = hmmestimate(seq, states, 'Symbols', symbols, 'Statenames', names, 'Pseudotransitions', t, 'Pseudoemissions', e)"] "The probabilities of a hidden Markov model whose states are known."
        [Equal("hmmestimate([1 2 2], [1 2 1])", "[0 1; 1 0]"), Fails("hmmestimate([1 2], 1)", "as many states")];
    "hmmtrain" [3 255; 2] ["[TR, E] = hmmtrain(seqs, TR, E)", "[TR, E] = hmmtrain(seqs, TR, E, 'Algorithm', 'BaumWelch' | 'Viterbi', 'Symbols', symbols, 'Tolerance', t, 'Maxiterations', n, 'Verbose', tf, 'Pseudotransitions', t, 'Pseudoemissions', e)"] "The probabilities of a hidden Markov model that give sequences, a row or a cell each, from a guess."
        [Equal("hmmtrain([2 1 2 1], [0 1; 1 0], [1 0; 0 1])", "[0 1; 1 0]"), Fails("hmmtrain([1 2], 1, [0.5 0.5], 'Algorithm', 'odd')", "found 'odd'")];
    "mapminmax" [1 4; 2] ["[Y, ps] = mapminmax(X)", "[Y, ps] = mapminmax(X, low, high)", "Y = mapminmax('apply', X, ps)", "X = mapminmax('reverse', Y, ps)"] "Rows brought to the range from -1 to 1, or another."
        [Equal("mapminmax([1 2 5])", "[-1 -0.5 1]"), Equal("mapminmax('reverse', [-1 0], nthargout(2, @mapminmax, [1 5]))", "[1 3]"), Fails("mapminmax('apply', 1, 2)", "settings")];
    "mapstd" [1 4; 2] ["[Y, ps] = mapstd(X)", "[Y, ps] = mapstd(X, mean, deviation)", "Y = mapstd('apply', X, ps)", "X = mapstd('reverse', Y, ps)"] "Rows brought to the mean 0 and the standard deviation 1, or others."
        [Equal("mapstd([1 2 3])", "[-1 0 1]"), Fails("mapstd('turn', 1, nthargout(2, @mapstd, [1 2]))", "found 'turn'")];
    "combnk" [2 2; 1] ["C = combnk(v, k)"] "All choices of k elements, a row each."
        [Equal("combnk(1:3, 2)", "[2 3; 1 3; 1 2]"), Fails("combnk(1:3, -1)", "how many")];
    "lhsdesign" [2 255; 1] ["X = lhsdesign(n, p)", "X = lhsdesign(n, p, 'Smooth', 'off', 'Criterion', 'none' | 'maximin' | 'correlation', 'Iterations', k)"] "A Latin hypercube: n points of which one lies in each n-th part of each of p variables."
        [Equal("sort(lhsdesign(4, 1, 'Smooth', 'off'))", "[1; 3; 5; 7] / 8"), Fails("lhsdesign(2, 2, 'Criterion', 'odd')", "found 'odd'")];
}

library_methods! {
    /// What models are asked.
    OF_MODELS, Statistics;
    "predict" [1 255; 4] ["y = predict(mdl, X)", "[y, ci] = predict(mdl, X, 'Alpha', a, 'Prediction', 'curve' | 'observation')", "[label, score] = predict(m, X)", "[label, score, node, number] = predict(tree, X)"] "What a model of fitlm, fitcknn, fitctree or fitrtree gives for predictors, an array or a table."
        [Equal("round(predict(fitlm([0; 1; 2], [1; 3; 5]), 3), 10)", "7"), Fails("predict(1, 2)", "Undefined function")];
    "coefCI" [1 2; 1] ["ci = coefCI(mdl)", "ci = coefCI(mdl, alpha)"] "Limits of confidence of the coefficients of fitlm."
        [Equal("round(mean(coefCI(fitlm([0; 1; 2; 3], [1; 3; 5; 8])), 2), 10)", "[0.8; 2.3]"), Fails("coefCI(1)", "Undefined function")];
    "coefTest" [1 3; 3] ["p = coefTest(mdl)", "[p, F, r] = coefTest(mdl, H, c)"] "How probable coefficients are of which H * b is c, or all but the intercept 0."
        [Equal("coefTest(fitlm([0; 1; 2; 3], [1; 3; 5; 8]), [0 1], 2.3) > 0.99", "true"), Fails("coefTest(1)", "Undefined function")];
    "anova" [1 1; 1] ["t = anova(mdl)"] "How much each term of a model of fitlm explains, beside the terms that do not contain it."
        [Equal("anova(fitlm([0; 1; 2; 3], [1; 3; 5; 8])).DF", "[1; 2]"), Fails("anova(1)", "Undefined function")];
    "loss" [2 3; 1] ["e = loss(m, X, y)", "e = loss(m, tbl)"] "The part of classes that a model gets wrong, or the mean of its squared errors."
        [Equal("loss(fitcknn([0; 1; 8; 9], [1; 1; 2; 2]), [2; 7], [1; 1])", "0.5"), Fails("loss(1, 2)", "Undefined function")];
    "resubPredict" [1 1; 4] ["[label, ...] = resubPredict(m)"] "What a model gives for its own examples."
        [Equal("resubPredict(fitcknn([0; 1; 8], [1; 1; 2]))", "[1; 1; 2]"), Fails("resubPredict(1)", "Undefined function")];
    "resubLoss" [1 1; 1] ["e = resubLoss(m)"] "The loss of a model among its own examples."
        [Equal("resubLoss(fitcknn([0; 1; 8], [1; 1; 2]))", "0"), Fails("resubLoss(1)", "Undefined function")];
    "kfoldPredict" [1 1; 1] ["y = kfoldPredict(c)"] "What models of crossval give for the examples that they have not seen."
        [Equal("kfoldPredict(crossval(fitcknn([0; 1; 8; 9], [1; 1; 2; 2]), 'Leaveout', 'on'))", "[1; 1; 2; 2]"), Fails("kfoldPredict(1)", "Undefined function")];
    "kfoldLoss" [1 1; 1] ["e = kfoldLoss(c)"] "The loss of models of crossval among the examples that they have not seen."
        [Equal("kfoldLoss(crossval(fitcknn([0; 1; 8; 9], [1; 1; 2; 2]), 'Leaveout', 'on'))", "0"), Fails("kfoldLoss(1)", "Undefined function")];
    "paramci" [1 1; 1] ["ci = paramci(d)"] "Limits of confidence of the parameters of a distribution of fitdist, a column each."
        [Equal("paramci(makedist('Normal'))", "[0 1; 0 1]"), Fails("paramci(1)", "Undefined function")];
    "negloglik" [1 1; 1] ["v = negloglik(d)"] "The negative logarithm of the likelihood of a distribution of fitdist."
        [Equal("negloglik(fitdist([2; 2], 'Exponential'))", "2 * (log(2) + 1)"), Fails("negloglik(makedist('Normal'))", "that fitdist found")];
}
