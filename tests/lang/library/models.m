%% Hald's cement: Draper, Smith, Applied regression analysis, and the same by normal equations
X = [7 26 6 60; 1 29 15 52; 11 56 8 20; 11 31 8 47; 7 52 6 33; 11 55 9 22; 3 71 17 6; 1 31 22 44; 2 54 18 22; ...
     21 47 4 26; 1 40 23 34; 11 66 9 12; 10 68 8 12];
y = [78.5 74.3 104.3 87.6 95.9 109.2 102.7 72.5 93.1 115.9 83.8 113.3 109.4]';
m = fitlm(X, y);
assert(m.Coefficients.Estimate, [62.4054; 1.5511; 0.5102; 0.1019; -0.1441], 5e-5)
assert(m.Coefficients.SE, [70.0710; 0.7448; 0.7238; 0.7547; 0.7091], 6e-5)
assert([m.SSE, m.SST], [47.8636, 2715.7631], 1e-4)
assert([m.Rsquared.Ordinary, m.Rsquared.Adjusted, m.RMSE], [0.9824, 0.9736, 2.4460], 5e-5)
assert([m.DFE, m.NumObservations, m.NumCoefficients, m.NumPredictors, m.NumVariables], [8 13 5 4 5])
D = [ones(13, 1), X];
b = (D' * D) \ (D' * y);
C = sum((y - D * b) .^ 2) / 8 * inv(D' * D);
assert(m.CoefficientCovariance, C, -1e-6)
assert(m.Coefficients.pValue, 2 * tcdf(-abs(b ./ sqrt(diag(C))), 8), 1e-8)
assert(m.CoefficientNames, {'(Intercept)', 'x1', 'x2', 'x3', 'x4'})
assert(m.SSR + m.SSE, m.SST, 1e-10)
assert(coefCI(m, 0.1), b + tinv(0.95, 8) * sqrt(diag(C)) * [-1, 1], 1e-6)
[p, F, r] = coefTest(m);
assert([F, r], [m.SSR / 4 / m.MSE, 4], -1e-8)
assert(p, fcdf(F, 4, 8, 'upper'), 1e-12)
[v, ci] = predict(m, X(1:2, :), 'Prediction', 'observation', 'Alpha', 0.1);
half = tinv(0.95, 8) * sqrt(m.MSE + diag(D(1:2, :) * C * D(1:2, :)'));
assert(ci, D(1:2, :) * b + half * [-1, 1], 1e-7)
assert(predict(m, X), m.Fitted, 1e-10)
m
% Prints: m =
% Prints: Linear regression model:
% Prints: y ~ 1 + x1 + x2 + x3 + x4
% Prints: Estimated Coefficients:
% Prints: Estimate      SE        tStat       pValue
% Prints: ________    _______    ________    ________
% Prints: (Intercept)      62.405     70.071      0.8906     0.39913
% Prints: x1               1.5511    0.74477      2.0827    0.070822
% Prints: x2              0.51017    0.72379     0.70486      0.5009
% Prints: x3              0.10191    0.75471     0.13503     0.89592
% Prints: x4             -0.14406    0.70905    -0.20317     0.84407
% Prints: Number of observations: 13, Error degrees of freedom: 8
% Prints: Root Mean Squared Error: 2.45
% Prints: R-squared: 0.982,  Adjusted R-Squared: 0.974
% Prints: F-statistic vs. constant model: 111, p-value = 4.76e-07

%% formulas and terms of regressions
x = [1 2 3 4 5 6 7 8]';
z = [2 1 4 3 7 5 8 6]';
y = [3 5 4 8 9 7 12 10]';
t = table(x, z, y);
of = @(m) m.Coefficients.Estimate;
one = ones(8, 1);
m = fitlm(t, 'y ~ x*z');
assert(of(m), [one, x, z, x .* z] \ y, 1e-9)
assert(m.Formula, 'y ~ 1 + x*z')
assert(m.CoefficientNames, {'(Intercept)', 'x', 'z', 'x:z'})
m = fitlm(t, 'quadratic');
assert(of(m), [one, x, z, x .* z, x .^ 2, z .^ 2] \ y, 1e-8)
assert(m.Formula, 'y ~ 1 + x*z + x^2 + z^2')
m = fitlm(t, 'y ~ x^2 + x:z - 1');
assert(of(m), [x, x .* z, x .^ 2] \ y, 1e-9)
assert(m.Formula, 'y ~ x + x:z + x^2')
m = fitlm([x, z], y, [0 0 0; 0 1 0; 3 0 0]);
assert(of(m), [one, z, x .^ 3] \ y, 1e-9)
assert(of(fitlm(t, 'x ~ y + z')), [one, z, y] \ x, 1e-9)
assert(of(fitlm(t, 'ResponseVar', 'z', 'PredictorVars', {'y'})), [one, y] \ z, 1e-9)
assert(of(fitlm(t, 'y ~ x*z - x')), [one, z, x .* z] \ y, 1e-9)
assert(of(fitlm(x, y, 'Intercept', false)), x \ y, 1e-12)
assert(of(fitlm(x, y, 'constant')), mean(y), 1e-12)
m = fitlm([x, z], y, 'interactions', 'VarNames', {'a', 'b', 'c'});
assert(m.Formula, 'c ~ 1 + a*b')
assert(predict(fitlm(t, 'y ~ z'), table([1; 9], 'VariableNames', {'z'})), [1 1; 1 9] * ([one, z] \ y), 1e-9)
assert(predict(fitlm(t, 'y ~ z'), 9), [1 9] * ([one, z] \ y), 1e-9)

%% levels of predictors
g = {'b'; 'a'; 'c'; 'a'; 'b'; 'c'; 'c'; 'a'};
on = logical([1 0 0 1 1 0 1 0])';
x = (1:8)';
y = [3 5 4 8 9 7 12 10]';
D = double([strcmp(g, 'b'), strcmp(g, 'c')]);
t = table(g, on, x, y);
m = fitlm(t);
assert(m.CoefficientNames, {'(Intercept)', 'g_b', 'g_c', 'on_1', 'x'})
assert(m.Coefficients.Estimate, [ones(8, 1), D, on, x] \ y, 1e-10)
m = fitlm(t, 'y ~ g*x');
assert(m.CoefficientNames, {'(Intercept)', 'g_b', 'g_c', 'x', 'g_b:x', 'g_c:x'})
assert(m.Coefficients.Estimate, [ones(8, 1), D, x, D .* x] \ y, 1e-9)
assert(predict(m, t(3:4, :)), m.Fitted(3:4), 1e-10)
assert(isnan(predict(m, table({'d'}, 1, 'VariableNames', {'g', 'x'}))))
m = fitlm([1 1 2 2 5 5 5 1]', y, 'CategoricalVars', 1);
assert(m.CoefficientNames, {'(Intercept)', 'x1_2', 'x1_5'})
a = anova(fitlm(t));
assert(a.DF, [2; 1; 1; 3])
sse = @(X) sum((y - X * (X \ y)) .^ 2);
assert(a.SumSq(1), sse([ones(8, 1), on, x]) - sse([ones(8, 1), D, on, x]), 1e-9)
assert(a{'on', 'F'}, fitlm(t).Coefficients{'on_1', 'tStat'} ^ 2, -1e-8)

%% weights, and rows that are left out
x = [1 2 3 4 5 6]';
y = [2.1 3.9 6.2 7.8 10.1 NaN]';
m = fitlm(x, y);
assert([m.Coefficients.Estimate, m.Coefficients.SE], [0.05 0.198074; 1.99 0.059722], 1e-6)
assert(isnan(m.Residuals.Raw), [false(5, 1); true])
assert(m.Fitted(6), 0.05 + 6 * 1.99, 1e-12)
m = fitlm(x, y, 'Weights', [1 2 1 2 1 1]);
assert([m.Coefficients.Estimate, m.Coefficients.SE], [0.021429 0.211958; 1.983333 0.064754], 1e-6)
m = fitlm(x, y, 'Exclude', [1 4]);
assert(m.Coefficients.Estimate, [ones(3, 1), x([2 3 5])] \ y([2 3 5]), 1e-12)

%% residuals and diagnostics are those of regressions without the row
x = [1 2 3 4 5 6 7]';
y = [2 3 7 6 11 10 17]';
m = fitlm(x, y);
H = [ones(7, 1), x] * pinv([ones(7, 1), x]);
assert(m.Diagnostics.Leverage, diag(H), 1e-12)
for k = 1:7
  rest = [1:k - 1, k + 1:7];
  other = fitlm(x(rest), y(rest));
  assert(m.Diagnostics.S2_i(k), other.MSE, 1e-10)
  moved = m.Fitted - predict(other, x);
  assert(m.Diagnostics.CooksDistance(k), sum(moved .^ 2) / (2 * m.MSE), 1e-10)
  assert(m.Residuals.Studentized(k), m.Residuals.Raw(k) / sqrt(other.MSE * (1 - H(k, k))), 1e-10)
end
s = sqrt(m.SSE / 7);
assert(m.LogLikelihood, sum(log(normpdf(m.Residuals.Raw, 0, s))), 1e-10)
assert(m.ModelCriterion.AIC, 4 - 2 * m.LogLikelihood, 1e-10)
assert(m.ModelCriterion.BIC, 2 * log(7) - 2 * m.LogLikelihood, 1e-10)

%% a regression of what depends on each other
warning('off', 'stats:LinearModel:RankDefDesignMat')
m = fitlm([1 2; 2 4; 3 6; 4 8], [1; 2; 3; 5]);
assert([m.DFE, m.NumCoefficients, m.NumEstimatedCoefficients], [2 3 2])
assert(m.Fitted, [ones(4, 1), (1:4)'] * ([ones(4, 1), (1:4)'] \ [1; 2; 3; 5]), 1e-12)

%% a formula names variables that are there
fitlm(table([1; 2; 3], [1; 2; 4], 'VariableNames', {'a', 'b'}), 'b ~ c')
% Error: unknown variable 'c'

%% as many columns of predictors as the regression has
predict(fitlm([1; 2; 3], [1; 2; 4]), [1 2])
% Error: expected 1 columns

%% distributions of data
x = [1.2 2.5 3.1 4.8 2.2]';
d = fitdist(x, 'Normal');
assert([d.mu, d.sigma], [mean(x), std(x)], 1e-14)
assert(paramci(d), [2.76 + [-1; 1] * tinv(0.975, 4) * std(x) / sqrt(5), std(x) * sqrt(4 ./ chi2inv([0.975; 0.025], 4))], 1e-12)
assert(negloglik(d), -sum(log(normpdf(x, d.mu, d.sigma))), 1e-12)
assert([mean(d), std(d)], [mean(x), std(x)], 1e-14)
assert(d.InputData.data, x)
assert(fitdist(x, 'Exponential').mu, 2.76, 1e-14)
assert(fitdist(x, 'Lognormal').ParameterValues, [mean(log(x)), std(log(x))], 1e-14)
assert(fitdist(x, 'Rayleigh').B, sqrt(sum(x .^ 2) / 10), 1e-14)
assert(fitdist([0 1 2 3]', 'Poisson', 'Frequency', [1 2 3 4]).lambda, 2, 1e-14)
d = fitdist([3 2 4 1]', 'Binomial', 'NTrials', 5);
assert(d.ParameterValues, [5, 0.5], 1e-14)
d = fitdist(x, 'Gamma');
assert(d.a * d.b, 2.76, 1e-12)
assert(log(d.a) - psi(d.a), log(mean(x)) - mean(log(x)), 1e-10)
d = fitdist(x, 'Weibull');
assert(sum(x .^ d.B) / 5, d.A ^ d.B, -1e-8)
d = fitdist([1; 2; 6], 'Exponential')
% Prints: d =
% Prints: ExponentialDistribution
% Prints: Exponential distribution
% Prints: mu = 3   [1.24573, 14.5473]

%% a tree of Fisher's irises by the petals
PL=[14 14 13 15 14 17 14 15 14 15 15 16 14 11 12 15 13 14 17 15 17 15 10 17 19 16 16 15 14 16 16 15 15 14 15 12 13 15 13 15 13 13 13 16 19 14 16 14 15 14 ...
47 45 49 40 46 45 47 33 46 39 35 42 40 47 36 44 45 41 45 39 48 40 49 47 43 44 48 50 45 35 38 37 39 51 45 45 47 44 41 40 44 46 40 33 42 42 42 43 30 41 ...
60 51 59 56 58 66 45 63 58 61 51 53 55 50 51 53 55 67 69 50 57 49 67 49 57 60 48 49 56 58 61 64 56 51 56 61 56 55 48 54 56 51 51 59 57 52 50 52 54 51]'/10;
PW=[2 2 2 2 2 4 3 2 2 1 2 2 1 1 2 4 4 3 3 3 2 4 2 5 2 2 4 2 2 2 2 4 1 2 1 2 2 1 2 2 3 3 2 6 4 3 2 2 2 2 ...
14 15 15 13 15 13 16 10 13 14 10 15 10 14 13 14 15 10 15 11 18 13 15 12 13 14 14 17 15 10 11 10 12 16 15 16 15 13 13 13 12 14 12 10 13 12 13 13 11 13 ...
25 19 21 18 22 21 17 18 18 25 20 19 21 20 24 23 18 22 23 15 23 20 20 18 21 18 18 18 21 16 19 20 22 15 14 23 24 18 18 21 24 23 19 23 25 23 19 20 23 18]'/10;
S = repelem({'setosa'; 'versicolor'; 'virginica'}, 50);
t = fitctree([PL PW], S, 'PredictorNames', {'x3', 'x4'});
assert([t.NumNodes, resubLoss(t)], [9, 0.02], 1e-12)
[label, p, node] = predict(t, [1 1; 5 1.8; 4.97 1.6]);
assert(label, {'setosa'; 'virginica'; 'virginica'})
assert(p, [1 0 0; 0 1/46 45/46; 0 1/3 2/3], 1e-12)
assert(node, [2; 5; 7])
assert(t.NodeSize', [150 50 100 54 46 48 6 47 1])
assert(fitctree([PL PW], S, 'MaxNumSplits', 2).NumNodes, 5)
assert(min(fitctree([PL PW], S, 'MinLeafSize', 20).NodeSize) >= 20)
T = table(PL, PW, S);
u = fitctree(T, 'S');
assert(u.CutPredictor(1:3), {'PL'; ''; 'PW'})
assert(loss(u, T), 0.02, 1e-12)
% The classes of the nearest irises, and the densities of groups.
k = fitcknn([PL PW], S, 'NumNeighbors', 5);
[label, p] = predict(k, [4.9 1.55; 1.4 0.3]);
[~, near] = sort(hypot(PL - 4.9, PW - 1.55));
assert(p(1, :), mean([near(1:5) <= 50, near(1:5) > 50 & near(1:5) <= 100, near(1:5) > 100]), 1e-12)
assert(label{2}, 'setosa')
[c, err, post, logp] = classify([1.5 0.3; 5 1.7], [PL PW], S, 'quadratic');
f = zeros(2, 3);
for j = 1:3
  own = [PL, PW](50 * j - 49:50 * j, :);
  f(:, j) = mvnpdf([1.5 0.3; 5 1.7], mean(own), cov(own)) / 3;
end
assert(post, f ./ sum(f, 2), 1e-10)
assert(logp, log(sum(f, 2)), 1e-10)
[c, err, post] = classify([1.5 0.3; 5 1.7], [PL PW], categorical(S), 'linear', [0.2 0.3 0.5]);
own = [PL, PW];
for j = 1:3
  own(50 * j - 49:50 * j, :) = own(50 * j - 49:50 * j, :) - mean(own(50 * j - 49:50 * j, :));
end
w = [0.2 0.3 0.5];
for j = 1:3
  f(:, j) = w(j) * mvnpdf([1.5 0.3; 5 1.7], mean([PL, PW](50 * j - 49:50 * j, :)), own' * own / 147);
end
assert(post, f ./ sum(f, 2), 1e-10)
assert(cellstr(c), {'setosa'; 'virginica'})
view(t)
% Prints: Decision tree for classification
% Prints: 1  if x3<2.45 then node 2 elseif x3>=2.45 then node 3 else setosa
% Prints: 2  class = setosa
% Prints: 3  if x4<1.75 then node 4 elseif x4>=1.75 then node 5 else versicolor
% Prints: 4  if x3<4.95 then node 6 elseif x3>=4.95 then node 7 else versicolor
% Prints: 5  class = virginica
% Prints: 6  if x4<1.65 then node 8 elseif x4>=1.65 then node 9 else versicolor
% Prints: 7  class = virginica
% Prints: 8  class = versicolor
% Prints: 9  class = virginica

%% a tree of numbers splits where the squares are least
x = [1 2 3 4 5 6 7 8 9 10 11 12]';
y = [1 3 2 2 8 9 9 8 20 22 21 21]';
t = fitrtree(x, y, 'MinParentSize', 6);
s = @(v) sum((v - mean(v)) .^ 2);
[~, at] = min(arrayfun(@(k) s(y(1:k)) + s(y(k + 1:end)), 1:11));
assert(t.CutPoint(1), at + 0.5)
assert(t.CutPoint(t.IsBranchNode), [8.5; 4.5])
assert(predict(t, [2; 6.2; 30]), [2; 8.5; 21], 1e-12)
assert(resubLoss(t), (s(y(1:4)) + s(y(5:8)) + s(y(9:12))) / 12, 1e-12)
assert(fitrtree(x, y).NumNodes, 3)
assert(predict(fitrtree([x, 0 * x], y, 'MaxNumSplits', 0), [1 1]), mean(y), 1e-12)
c = crossval(fitrtree(x, y), 'Leaveout', 'on');
assert(c.KFold, 12)
assert(kfoldLoss(c), mean((kfoldPredict(c) - y) .^ 2), 1e-12)

%% classes of neighbours
X = [0 0; 1 0; 0 1; 5 5; 6 5; 5 6];
m = fitcknn(X, [2 2 2 7 7 7]', 'NumNeighbors', 4);
[label, p] = predict(m, [0.2 0.2; 5 5]);
assert(label, [2; 7])
assert(p, [0.75 0.25; 0.25 0.75], 1e-12)
assert(class(predict(fitcknn(X, categorical([2 2 2 7 7 7]')), [0 0])), 'categorical')
[~, p] = predict(fitcknn([0; 1; 4], {'a'; 'b'; 'b'}, 'NumNeighbors', 3, 'DistanceWeight', 'inverse'), 2);
assert(p, [1/2, 1 + 1/2] / 2, 1e-12)
m = fitcknn([0 0; 0 100; 1 40], [1; 2; 3], 'Standardize', true);
assert([predict(m, [0.9 0]), predict(fitcknn(m.X, m.Y), [0.9 0])], [3 1])
c = crossval(fitcknn([1 2 3 11 12 13]', [1 1 2 2 2 2]'), 'Leaveout', 'on');
assert(kfoldPredict(c)', [1 1 1 2 2 2])
assert(kfoldLoss(c), 1 / 6, 1e-12)
% Classes count as they did among the examples.
m = fitcknn([0; 1; 2; 9], [1; 1; 1; 2]);
assert(loss(m, [0; 8; 9; 1], [1; 1; 2; 2]), 0.75 / 2 + 0.25 / 2, 1e-12)

%% neighbours are counted
fitcknn([1; 2], [1; 2], 'NumNeighbors', 1.5)
% Error: positive integer

%% paths of hidden states, all of them
TR = [0.8 0.2; 0.3 0.7];
E = [0.5 0.3 0.2; 0.1 0.2 0.7];
seq = [1 3 3 2 1];
paths = fliplr(fullfact([2 2 2 2 2]));
p = zeros(32, 1);
for k = 1:32
  s = paths(k, :);
  p(k) = prod(TR(sub2ind([2 2], [1, s(1:4)], s))) * prod(E(sub2ind([2 3], s, seq)));
end
[best, at] = max(p);
[states, logp] = hmmviterbi(seq, TR, E);
assert(states, paths(at, :))
assert(logp, log(best), 1e-12)
[P, logp, F, B, S] = hmmdecode(seq, TR, E);
assert(logp, log(sum(p)), 1e-12)
assert(P, [p' * (paths == 1); p' * (paths == 2)] / sum(p), 1e-12)
assert([size(F), size(B), size(S)], [2 6 2 6 1 6])
real = F .* cumprod(S);
assert(real(:, 2), [0.8 * 0.5; 0.2 * 0.1], 1e-12)
assert(sum(real(:, end)), sum(p), 1e-14)
named = hmmviterbi({'x', 'z', 'z'}, TR, E, 'Symbols', {'x', 'y', 'z'}, 'Statenames', {'fair', 'loaded'});
assert(named, {'fair', 'loaded', 'loaded'}(hmmviterbi([1 3 3], TR, E)))
% A turn of Baum and Welch by all paths.
[moves, shown] = deal(zeros(2), zeros(2, 3));
for k = 1:32
  s = paths(k, :);
  moves = moves + p(k) * accumarray([[1, s(1:4)]', s'], 1, [2 2]);
  shown = shown + p(k) * accumarray([s', seq'], 1, [2 3]);
end
warning('off', 'stats:hmmtrain:NoConvergence')
[T1, E1] = hmmtrain(seq, TR, E, 'Maxiterations', 1);
assert(T1, moves ./ sum(moves, 2), 1e-12)
assert(E1, shown ./ sum(shown, 2), 1e-12)
last = -Inf;
for turns = 1:4
  [T1, E1] = hmmtrain({seq, [2 2 1]}, TR, E, 'Maxiterations', turns);
  [~, one] = hmmdecode(seq, T1, E1);
  [~, two] = hmmdecode([2 2 1], T1, E1);
  assert(one + two >= last)
  last = one + two;
end

%% hidden states that are known
[TR, E] = hmmestimate([1 2 3 1 2], [1 1 2 2 1]);
assert(TR, [0.5 0.5; 0.5 0.5])
assert(E, [1/3 2/3 0; 1/2 0 1/2], 1e-14)
[TR, E] = hmmestimate('aab', [1 1 1], 'Symbols', 'abc', 'Pseudotransitions', [0 1; 1 0]);
assert(TR, [2/3 1/3; 1 0], 1e-14)
assert(E, [2/3 1/3 0; 0 0 0], 1e-14)
rng(4)
[seq, states] = hmmgenerate(3000, [0.9 0.1; 0.2 0.8], [0.5 0.5 0; 0 0.1 0.9]);
[TR, E] = hmmestimate(seq, states);
assert(TR, [0.9 0.1; 0.2 0.8], 0.05)
assert(E, [0.5 0.5 0; 0 0.1 0.9], 0.05)
[seq, states] = hmmgenerate(3, [0 1; 1 0], [1 0; 0 1], 'Symbols', {'u', 'v'}, 'Statenames', [5 6]);
assert(seq, {'v', 'u', 'v'})
assert(states, [6 5 6])

%% rows brought to a range, choices, and points of a cube
X = [1 2 5; 3 3 3];
[Y, ps] = mapminmax(X, 0, 1);
assert(Y, [0 0.25 1; 0 0 0], 1e-15)
assert(mapminmax('reverse', Y, ps), X, 1e-14)
assert(mapminmax('apply', [3; 4], ps), [0.5; 1], 1e-15)
[Y, ps] = mapstd([1 2 3; 4 8 12], 5, 2);
assert(Y, [3 5 7; 3 5 7], 1e-14)
assert(mapstd('reverse', Y, ps), [1 2 3; 4 8 12], 1e-14)
assert(combnk('abc', 2), ['bc'; 'ac'; 'ab'])
assert(size(combnk(1:2, 3)), [0 3])
assert(combnk(7, 1), 7)
rng(2)
x = lhsdesign(7, 3, 'Criterion', 'correlation');
assert(sort(ceil(7 * x)), repmat((1:7)', 1, 3))
assert(convmtx([1; 2; 3], 2) * [4; 5], conv([1; 2; 3], [4; 5]))
assert([4 5] * convmtx([1 2 3], 2), conv([1 2 3], [4 5]))

%% likelihood of a normal distribution
x = [1 3 2 5 4];
[l, v] = normlike([3 sqrt(2)], x);
assert(l, -sum(log(normpdf(x, 3, sqrt(2)))), 1e-12)
assert(v, [0.4 0; 0 0.2], 1e-12)
c = [0 0 0 1 0];
f = @(p) -sum(log(normpdf(x(~c), p(1), p(2)))) - log(1 - normcdf(5, p(1), p(2)));
[l, v] = normlike([3.2 1.5], x, c);
assert(l, f([3.2 1.5]), 1e-12)
h = 1e-4;
q = @(a, b) f([3.2 + a * h, 1.5 + b * h]);
H = [q(1, 0) - 2 * q(0, 0) + q(-1, 0), (q(1, 1) - q(1, -1) - q(-1, 1) + q(-1, -1)) / 4; 0, q(0, 1) - 2 * q(0, 0) + q(0, -1)] / h ^ 2;
H(2, 1) = H(1, 2);
assert(v, inv(H), 1e-4)

%% design matrices
X = [1 2 3; 4 5 6];
assert(x2fx(X), [ones(2, 1), X])
assert(x2fx(X, 'interaction'), [1 1 2 3 2 3 6; 1 4 5 6 20 24 30])
assert(x2fx(X, 'purequadratic'), [1 1 2 3 1 4 9; 1 4 5 6 16 25 36])

%% partial least squares with all components is least squares
rng(3);
X = randn(20, 4);
Y = X * [1 2; 0 1; -1 3; 2 0] + 0.1 * randn(20, 2) + 5;
[XL, YL, XS, YS, beta, share, mse, stats] = plsregress(X, Y, 4);
assert(beta, [ones(20, 1), X] \ Y, 1e-9)
assert(XS' * XS, eye(4), 1e-9)
assert(sum(share(1, :)), 1, 1e-9)
assert(mse(2, 1), sum(sum((Y - mean(Y)) .^ 2)) / 20, 1e-9)
assert(mse(2, end), sum(sum(stats.Yresiduals .^ 2)) / 20, 1e-9)
assert((X - mean(X)) * stats.W, XS, 1e-9)
[XL, YL, XS, YS, beta] = plsregress(X, Y, 2);
assert([ones(20, 1), X] * beta, mean(Y) + XS * YL', 1e-9)
assert(XS(:, 1)' * YS(:, 2), 0, 1e-9)

%% canonical correlations
rng(4);
X = randn(50, 3);
Y = [X(:, 1) + 0.1 * randn(50, 1), randn(50, 1)];
[A, B, r, U, V, stats] = canoncorr(X, Y);
assert(corr(U, V), diag(r), 1e-9)
assert(cov(U), eye(2), 1e-9)
assert(cov(V), eye(2), 1e-9)
assert(r(1) > 0.98)
assert(stats.Wilks, [prod(1 - r .^ 2), 1 - r(2) ^ 2], 1e-12)
assert(stats.df1, [6 2])
assert(stats.p(1) < 1e-6 && stats.p(2) > 1e-3)
assert(stats.pF(2), stats.p(2), 0.02)

%% runs and serial correlation
x = [1 2 3 4 5 6 7 8 9 10];
[h, p, stats] = runstest(x);
assert(h, 1)
assert(p, 4 / nchoosek(10, 5), 1e-9)
assert([stats.nruns, stats.n1, stats.n0], [2 5 5])
assert(stats.z, (2.5 - 6) / sqrt(50 * 40 / 900), 1e-9)
[h, p] = runstest([1 2 1 2 2 1 1 2 1 2], [], 'Tail', 'right');
assert(h, 0)
[h, p] = runstest(x, 'ud');
assert(h, 1)
X = [ones(12, 1), (1:12)'];
y = [1 3 2 5 4 6 9 7 8 10 12 11]';
r = y - X * (X \ y);
[p, d] = dwtest(r, X);
assert(d, sum(diff(r) .^ 2) / sum(r .^ 2), 1e-12)
pr = dwtest(r, X, 'Tail', 'right');
assert(pr + dwtest(r, X, 'Tail', 'left'), 1, 1e-9)
assert(p, 2 * min(pr, 1 - pr), 1e-9)
assert(dwtest(r, X, 'Method', 'approximate', 'Tail', 'right'), pr, 0.01)
% The tables of Durbin and Watson: at n = 15 with one predictor, 5 percent lies between 1.08 and 1.36.
rng(5);
r = cumsum(randn(100, 1));
assert(dwtest(r - mean(r), ones(100, 1)) < 1e-6)

%% what is predicted by a fitted model
x = (1:8)';
y = [2.1 3.9 6.2 7.8 10.1 12.2 13.8 16.1]';
f = @(b, x) b(1) + b(2) * x;
[b, r, J, C] = nlinfit(x, y, f, [0; 1]);
[yp, delta] = nlpredci(f, [3; 10], b, r, 'Jacobian', J);
s = sqrt(sum(r .^ 2) / 6);
assert(yp, f(b, [3; 10]), 1e-9)
assert(delta, tinv(0.975, 6) * s * sqrt(1 / 8 + ([3; 10] - 4.5) .^ 2 / 42), 1e-5)
[~, d2] = nlpredci(f, [3; 10], b, r, 'Covar', C, 'PredOpt', 'observation', 'SimOpt', 'on', 'Alpha', 0.1);
assert(d2, sqrt(3 * finv(0.9, 3, 6)) * s * sqrt(1 + 1 / 8 + ([3; 10] - 4.5) .^ 2 / 42), 1e-5)

%% leaves of trees in order
rng(6);
X = rand(7, 2);
D = squareform(pdist(X));
Z = linkage(X, 'average');
order = optimalleaforder(Z, pdist(X));
assert(sort(order), 1:7)
[~, T, plain] = dendrogram(Z, 0);
assert(T, (1:7)')
len = @(o) sum(D(sub2ind([7 7], o(1:end - 1), o(2:end))));
assert(len(order) <= len(plain) + 1e-12)
% All orders that the tree allows.
least = Inf;
for turns = 0:63
  orders = [num2cell(1:7), cell(1, 6)];
  for k = 1:6
    ab = Z(k, 1:2);
    if bitget(turns, k)
      ab = fliplr(ab);
    end
    orders{7 + k} = [orders{ab(1)}, orders{ab(2)}];
  end
  least = min(least, len(orders{end}));
end
assert(len(order), least, 1e-12)
assert(optimalleaforder(linkage([1; 5; 2; 9]), pdist([1; 5; 2; 9]))([1 4]), [1 4])
[h, T, outperm] = dendrogram(Z, 3);
assert(numel(outperm), 3)
assert(numel(h), 2)
assert(max(T), 3)
c = cluster(Z, 'maxclust', 3);
assert(all(arrayfun(@(k) isscalar(unique(c(T == k))), 1:3)))

%% what a fitted curve predicts
x = (0:7)';
y = [1 3 5 8 9 12 12 15]';
f = fit(x, y, 'poly1');
[ci, yp] = predint(f, [2; 9], 0.9, 'functional');
[p, S] = polyfit(x, y, 1);
[yq, delta] = polyconf(p, [2; 9], S, 'alpha', 0.1, 'predopt', 'curve');
assert(yp, yq, 1e-9)
assert(ci, [yq - delta, yq + delta], 1e-5)
ci = predint(f, [2; 9]);
[yq, delta] = polyconf(p, [2; 9], S);
assert(ci, [yq - delta, yq + delta], 1e-5)
ci = predint(f, [2; 9], 0.95, 'observation', 'on');
[yq, delta] = polyconf(p, [2; 9], S, 'simopt', 'on');
assert(diff(ci, 1, 2) > 2 * tinv(0.975, 6) * S.normr / sqrt(6), [true; true])
f = fit(x, y, 'poly1', 'Normalize', 'on');
assert(predint(f, [2; 9], 0.9, 'functional'), predint(fit(x, y, 'poly1'), [2; 9], 0.9, 'functional'), 1e-5)
assert(excludedata([1 2 3], [4 5 6], 'box', [0 2 4.5 9]), [true; false; true])
assert(excludedata([1 2 3], [4 5 6], 'range', [4.5 9]), [true; false; false])
assert(excludedata([1 2 3], [4 5 6], 'indices', [1 3]), [true; false; true])

%% points for searches
X = [0 0; 1 0; 0 2; 3 3; 5 1];
Y = [0.9 0.2; 4 2];
m = KDTreeSearcher(X);
[at, D] = knnsearch(m, Y, 'K', 2);
[at2, D2] = knnsearch(X, Y, 'K', 2);
assert(at, at2)
assert(D, D2)
assert(m.X, X)
assert(m.Distance, 'euclidean')
assert(m.BucketSize, 50)
assert(isempty(m.DistParameter))
m = KDTreeSearcher(X, 'Distance', 'minkowski', 'P', 3);
[at, D] = knnsearch(m, Y);
[at2, D2] = knnsearch(X, Y, 'Distance', 'minkowski', 'P', 3);
assert(at, at2)
assert(D, D2)
[at, D] = rangesearch(m, Y, 2);
[at2, D2] = rangesearch(X, Y, 2, 'Distance', 'minkowski', 'P', 3);
assert(isequal(at, at2) && isequal(D, D2))
[~, D] = knnsearch(m, Y, 'Distance', 'cityblock');
assert(D, [0.3; 2], 1e-12)
m = createns(X, 'Distance', 'mahalanobis');
assert(class(m), 'ExhaustiveSearcher')
assert(m.DistParameter, cov(X))
[~, D] = knnsearch(m, Y);
[~, D2] = knnsearch(X, Y, 'Distance', 'mahalanobis');
assert(D, D2, 1e-12)
m = createns(X, 'NSMethod', 'exhaustive', 'Distance', @(a, b) sum(abs(a - b), 2));
[~, D] = knnsearch(m, Y);
assert(D, [0.3; 2], 1e-12)
assert(class(createns(X)), 'KDTreeSearcher')
assert(class(createns(ones(3, 11))), 'ExhaustiveSearcher')

%% runs up and down of all orders
all_of_them = perms(1:5);
x = [2 1 3 5 4];
count = @(r) nnz(diff(diff(r) > 0)) + 1;
runs = arrayfun(@(k) count(all_of_them(k, :)), 1:120);
[~, p, stats] = runstest(x, 'ud', 'Tail', 'left');
assert(stats.nruns, 3)
assert(p, mean(runs <= 3), 1e-12)
[~, p] = runstest(x, 'ud', 'Tail', 'right');
assert(p, mean(runs >= 3), 1e-12)
[h, p] = runstest(1:12, 'ud');
assert(p, 4 / factorial(12), 1e-15)
[~, p] = runstest(sin(1:200), 'ud');
[~, q] = runstest(sin(1:40), 'ud', 'Method', 'approximate');
[~, r] = runstest(sin(1:40), 'ud');
assert(q, r, 0.05)

%% curves through points, or near them, by pieces
x = (0:7)';
y = [1 3 5 8 9 12 12 15]';
f = fit(x, y, 'linearinterp'); assert(f([2.5 0 7]'), [6.5 1 15]', 1e-12)
f = fit(flip(x), flip(y), 'nearestinterp'); assert(f([2.6 2.4]'), [8 5]')
f = fit(x, y, "pchipinterp"); assert(f(2.6), pchip(x, y, 2.6), 1e-12)
[f, ~, o] = fit([3; 1; 2; 0], [9; 1; 4; 1], 'smoothingspline', 'SmoothingParam', 0.5, 'Weights', [1; 2; 3; 4]);
[g, ~, p] = fit((0:3)', [1; 1; 4; 9], 'smoothingspline', 'SmoothingParam', 0.5, 'Weights', [4; 2; 3; 1]);
assert(f(2.6), g(2.6), 1e-12); assert(o.residuals, p.residuals([4; 2; 3; 1]), 1e-12)
for name = {'cubicinterp', 'splineinterp', 'cubicspline'}
  f = fit([x; NaN], [y; 3], name{1}); assert(f(2.5), spline(x, y, 2.5), 1e-12)
end
[f, goodness, output] = fit(x, y, 'smoothingspline');
[~, p] = csaps(x, y);
assert(f(2.5), csaps(x, y, [], 2.5), 1e-12); assert(output.p, p); assert(goodness.sse, sum(output.residuals .^ 2), 1e-12)
f = fit(x, y, 'smoothingspline', 'SmoothingParam', 0.5); assert(f(2.5), csaps(x, y, 0.5, 2.5), 1e-12)
f = fit(x, y, fittype('linearinterp')); assert(f(2.5), 6.5, 1e-12)
assert(isequal(coeffnames(f), {'p'}) && strcmp(formula(f), 'piecewise polynomial computed from p'))
assert(contains(evalc('f'), sprintf('     Linear interpolant:\n       f(x) = piecewise')))
f = fit(x, y, fittype('smoothingspline'), fitoptions('Method', 'SmoothingSpline', 'SmoothingParam', 0.5));
assert(f(2.5), csaps(x, y, 0.5, 2.5), 1e-12)
assert(strcmp(fitoptions('linearinterp').Method, 'LinearInterpolant'))
lastwarn('');
f = fit([0 1 1 2]', [0 1 3 4]', 'linearinterp'); assert(f([1 1.5]'), [2 3]', 1e-12)
assert(contains(lastwarn, 'Duplicate x-coordinate'))
for name = {'cone11', 'foo'}
  try, fit(x, y, name{1}); assert(false); catch e, assert(contains(e.message, 'independent variable x does not appear')); end
end

%% surfaces are models of two variables
[x, y] = meshgrid(0:4, -2:2); z = 1 + 2 * x - 3 * y + 0.5 * x .* y - 0.25 * y .^ 2;
[f, goodness] = fit([x(:), y(:)], z(:), 'poly22'); assert(class(f), 'sfit'); assert(coeffnames(f), {'p00'; 'p10'; 'p01'; 'p20'; 'p11'; 'p02'}); assert(coeffvalues(f), [1 2 -3 0 0.5 -0.25], 1e-12); assert(goodness.rsquare, 1, 1e-12)
assert(f(1, 2), 1 + 2 - 6 + 1 - 1, 1e-12); assert(f([1 2; 0 0]), [-3; 1], 1e-12); assert(f(x, y), z, 1e-12); assert(f.p10, 2, 1e-12)
assert(formula(fittype('poly23')), 'p00 + p10*x + p01*y + p20*x^2 + p11*x*y + p02*y^2 + p21*x^2*y + p12*x*y^2 + p03*y^3')
g = fit([x(:), y(:)], z(:), 'a + b*x + c*y + d*x*y + e*y^2', 'StartPoint', [0 0 0 0 0]); assert(coeffvalues(g), [1 2 -3 0.5 -0.25], 1e-5); assert(indepnames(g), {'x'; 'y'})
m = fittype('k*u*exp(-v)', 'independent', {'u', 'v'}, 'dependent', 'w'); h = fit([x(:), y(:)], 3 * x(:) .* exp(-y(:)), m, 'StartPoint', 1); assert(h.k, 3, 1e-8); assert(argnames(m), {'k'; 'u'; 'v'})
[a, b] = differentiate(f, 1, 2); assert([a, b], [2 + 1, -3 + 0.5 - 1], 1e-5); assert(size(confint(f)), [2 6])
text = evalc('f'); assert(contains(text, sprintf('     Linear model Poly22:\n     sf(x,y) = p00 + p10*x'))); assert(contains(text, 'p00 =           1  ('))
n = fit([x(:), y(:)], z(:), 'poly22', 'Normalize', 'on'); assert(n(x, y), z, 1e-11); [u, v, w] = prepareSurfaceData(0:4, -2:2, z); assert([u, v, w], [x(:), y(:), z(:)])

%% rational models, those of Weibull, and points that are far off
x = (1:12)'; r = fit(x, (2 * x + 3) ./ (x + 4), 'rat11'); assert(coeffvalues(r), [2 3 4], 1e-6); assert(formula(r), '(p1*x + p2) / (x + q1)'); assert(formula(fittype('rat23')), '(p1*x^2 + p2*x + p3) / (x^3 + q1*x^2 + q2*x + q3)')
t = (0.1:0.1:3)'; q = fit(t, 1.5 * 2 * t .* exp(-1.5 * t .^ 2), 'weibull'); assert(coeffvalues(q), [1.5 2], 1e-6)
y = 2 * x + 1 + 0.01 * (-1) .^ x; y(5) = 60; plain = fit(x, y, 'poly1'); f = fit(x, y, 'poly1', 'Robust', 'Bisquare'); assert(abs(plain.p1 - 2) > 0.1); assert(coeffvalues(f), [2 1], 0.02)
f = fit(x, y, 'poly1', 'Robust', 'LAR'); assert(coeffvalues(f), [2 1], 0.05); f = fit(x, y, 'a*x+b', 'Robust', 'on', 'StartPoint', [1 1]); assert(coeffvalues(f), [2 1], 0.05)

%% models of as many variables as there are columns
% Error: model of 2 variables, found 1
fit((1:5)', (1:5)', 'poly22')

%% regressions by polynomials of each predictor
x = (1:8)'; y = 1 + 2 * x - x .^ 3; m = fitlm(x, y, 'poly3'); assert(m.Coefficients.Estimate, [1; 2; 0; -1], 1e-9); assert(m.CoefficientNames, {'(Intercept)', 'x1', 'x1^2', 'x1^3'})
rng(3); X = rand(30, 2); m = fitlm(X, 1 + X(:, 1) .* X(:, 2) + X(:, 2) .^ 2, 'poly12'); assert(m.CoefficientNames, {'(Intercept)', 'x1', 'x2', 'x1:x2', 'x2^2'}); assert(m.Coefficients.Estimate, [1; 0; 0; 1; 1], 1e-10)
