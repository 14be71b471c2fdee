//! Tests of hypotheses and analyses of variance, written in the language.

use crate::builtins::Example::{Equal, Fails};
use crate::builtins::source_builtins;

source_builtins! {
    /// Tests of hypotheses.
    TESTS, Statistics;
    "ttest" [1 255; 4] ["[h, p, ci, stats] = ttest(x)", "[h, p, ci, stats] = ttest(x, m, 'Alpha', a, 'Tail', tail, 'Dim', dim)", "h = ttest(x, y)"] "Whether a mean is 0 or another, or the mean of differences: Student's t test."
        [Equal("ttest([5 6 7 6]) + 0", "1"), Fails("ttest({1})", "real numbers")];
    "ttest2" [2 255; 4] ["[h, p, ci, stats] = ttest2(x, y)", "h = ttest2(x, y, 'Vartype', 'unequal', 'Alpha', a, 'Tail', tail, 'Dim', dim)"] "Whether two means are the same: Student's t test."
        [Equal("ttest2([1 2 3], [2 1 3]) + 0", "0"), Fails("ttest2(1, {1})", "real numbers")];
    "ztest" [3 255; 4] ["[h, p, ci, z] = ztest(x, m, sigma)", "h = ztest(x, m, sigma, 'Alpha', a, 'Tail', tail, 'Dim', dim)"] "Whether a mean is m where the standard deviation is known."
        [Equal("ztest([5 6 7 6], 0, 1) + 0", "1"), Fails("ztest(1, 0, -1)", "standard deviation")];
    "vartest" [2 255; 4] ["[h, p, ci, stats] = vartest(x, v)", "h = vartest(x, v, 'Alpha', a, 'Tail', tail, 'Dim', dim)"] "Whether a variance is v: the chi-square test."
        [Equal("vartest([1 2 3 4], 100) + 0", "1"), Fails("vartest(1, -1)", "nonnegative")];
    "vartest2" [2 255; 4] ["[h, p, ci, stats] = vartest2(x, y)", "h = vartest2(x, y, 'Alpha', a, 'Tail', tail, 'Dim', dim)"] "Whether two variances are the same: the F test."
        [Equal("vartest2([1 2 3], [4 5 6]) + 0", "0"), Fails("vartest2(1, {1})", "real numbers")];
    "ranksum" [2 255; 3] ["p = ranksum(x, y)", "[p, h, stats] = ranksum(x, y, 'Alpha', a, 'Tail', tail, 'Method', method)"] "Whether two medians are the same: Wilcoxon's rank sum test."
        [Equal("ranksum([1 2 3], [4 5 6]) + 0", "0.1"), Fails("ranksum({1}, 1)", "real numbers")];
    "signrank" [1 255; 3] ["p = signrank(x)", "[p, h, stats] = signrank(x, y, 'Alpha', a, 'Tail', tail, 'Method', method)"] "Whether a median is 0 or another: Wilcoxon's signed rank test."
        [Equal("signrank([1 2 3]) + 0", "0.25"), Fails("signrank({1})", "real numbers")];
    "signtest" [1 255; 3] ["p = signtest(x)", "[p, h, stats] = signtest(x, y, 'Alpha', a, 'Tail', tail, 'Method', method)"] "Whether a median is 0 or another: the sign test."
        [Equal("signtest([1 2 3]) + 0", "0.25"), Fails("signtest({1})", "real numbers")];
    "kstest" [1 255; 4] ["[h, p, ksstat, cv] = kstest(x)", "[h, p, ksstat, cv] = kstest(x, 'CDF', f, 'Alpha', a, 'Tail', tail)"] "Whether data are of a distribution, the standard normal one by default: the test of Kolmogorov and Smirnov."
        [Equal("kstest(5 + (1:9))", "true"), Fails("kstest({1})", "real numbers")];
    "kstest2" [2 255; 3] ["[h, p, ksstat] = kstest2(x, y)", "h = kstest2(x, y, 'Alpha', a, 'Tail', tail)"] "Whether two samples are of one distribution: the test of Kolmogorov and Smirnov."
        [Equal("kstest2(1:9, 1:9)", "false"), Fails("kstest2({1}, 1)", "real numbers")];
    "chi2gof" [1 255; 3] ["[h, p, stats] = chi2gof(x)", "h = chi2gof(x, 'CDF', f, 'NBins', n, 'Edges', edges, 'Expected', counts, 'NParams', n)"] "Whether data are of a distribution, a normal one by default: the chi-square test."
        [Equal("chi2gof([1 2], 'Ctrs', [1 2], 'Frequency', [60 40], 'Expected', [50 50]) + 0", "1"), Fails("chi2gof({1})", "real numbers")];
    "jbtest" [1 3; 4] ["[h, p, jbstat, cv] = jbtest(x)", "h = jbtest(x, alpha, mctol)"] "Whether data are normal, by skewness and kurtosis."
        [Equal("jbtest([1 2 3 4 5]) + 0", "0"), Fails("jbtest({1})", "real numbers")];
    "fishertest" [1 255; 3] ["[h, p, stats] = fishertest(table)", "h = fishertest(table, 'Alpha', a, 'Tail', tail)"] "Whether rows and columns of a 2-by-2 table are independent: Fisher's exact test."
        [Equal("fishertest([9 0; 0 9])", "true"), Fails("fishertest([1 2])", "2-by-2")];
    "anova1" [1 255; 3] ["p = anova1(X)", "[p, table, stats] = anova1(y, group, 'off')"] "Whether the means of groups are the same: the one-way analysis of variance."
        [Equal("anova1([1 2; 2 3; 3 4])", "fcdf(1.5, 1, 4, 'upper')"), Fails("anova1({1})", "real numbers")];
    "anova2" [1 255; 3] ["p = anova2(X, reps)", "[p, table, stats] = anova2(X, reps, 'off')"] "The two-way analysis of variance of a balanced layout."
        [Equal("anova2([1 2; 2 3; 3 5])", "[fcdf(16, 1, 2, 'upper') fcdf(19, 2, 2, 'upper')]"), Fails("anova2(1)", "multiple")];
    "kruskalwallis" [1 255; 3] ["p = kruskalwallis(X)", "[p, table, stats] = kruskalwallis(y, group, 'off')"] "Whether the medians of groups are the same: the test of Kruskal and Wallis."
        [Equal("kruskalwallis([1 4; 2 5; 3 6])", "chi2cdf(27 / 7, 1, 'upper')"), Fails("kruskalwallis({1})", "real numbers")];
    "friedman" [1 255; 3] ["p = friedman(X, reps)", "[p, table, stats] = friedman(X, reps, 'off')"] "Whether columns are the same, by the ranks in each row: Friedman's test."
        [Equal("friedman([1 2; 3 4; 5 6])", "chi2cdf(3, 1, 'upper')"), Fails("friedman(1)", "multiple")];
    "multcompare" [1 255; 4] ["c = multcompare(stats)", "[c, m, h, names] = multcompare(stats, 'Alpha', a, 'CriticalValueType', type)"] "Which means of an analysis of variance differ, pair by pair: pairs, limits and probabilities."
        [Equal("multcompare(struct('source', 'anova1', 'means', [1 3], 'n', [4 4], 'df', 6, 's', 1, 'gnames', {{'a'; 'b'}}), 'CriticalValueType', 'lsd') * [1 1 0 1 0 0]'", "1"), Fails("multcompare(1)", "analysis of variance")];
    "runstest" [1 255; 3] ["h = runstest(x)", "h = runstest(x, v)", "[h, p, stats] = runstest(x, 'ud')", "[h, p, stats] = runstest(x, v, Name, Value)"] "Whether the values above and below v, or the mean, follow each other as if by chance: the number of runs, exactly or nearly."
        [Equal("0 + runstest([1 2 1 2 1 2 1 2 1 2])", "1"), Equal("nthargout(3, @runstest, [1 1 2 2]).nruns", "2"), Fails("runstest({1})", "vector of real numbers")];
    "dwtest" [2 255; 2] ["p = dwtest(r, X)", "[p, d] = dwtest(r, X, Name, Value)"] "Whether the residuals of a regression are correlated with the ones before, by the statistic of Durbin and Watson."
        [Equal("nthargout(2, @dwtest, [1; -1; 1; -1], ones(4, 1))", "3"), Fails("dwtest([1; 2], ones(3, 1))", "as many residuals")];
}
