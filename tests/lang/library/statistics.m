%% a quantile of a probability of a value is the value
names = {'beta', 'exp', 'ev', 'f', 'gam', 'gev', 'gev', 'gp', 'logn', 'norm', 'rayl', 't', 'unif', 'wbl', 'chi2'};
params = {{2.5, 0.7}, {3}, {1, 2}, {3, 7}, {2.5, 3}, {0.3, 2, 1}, {0, 2, 1}, {-0.3, 2, 1}, {1, 2}, {1, 2}, {3}, ...
  {4}, {2, 5}, {2, 3}, {5}};
p = [0.001 0.1 0.5 0.77 0.99];
for k = 1:numel(names)
  x = icdf(names{k}, p, params{k}{:});
  assert(cdf(names{k}, x, params{k}{:}), p, 1e-12)
  assert(cdf(names{k}, x, params{k}{:}, 'upper'), 1 - p, 1e-12)
  assert(class(cdf(names{k}, single(x), params{k}{:})), 'single')
  % The density is the slope of the distribution function.
  h = 1e-6 * max(abs(x), 1e-2);
  slope = (cdf(names{k}, x + h, params{k}{:}) - cdf(names{k}, x - h, params{k}{:})) ./ (2 * h);
  assert(pdf(names{k}, x, params{k}{:}), slope, -1e-3)
end

%% probabilities of whole numbers add up to distribution functions
names = {'bino', 'poiss', 'geo', 'hyge', 'nbin', 'unid'};
params = {{20, 0.3}, {3.3}, {0.2}, {50, 12, 10}, {2.5, 0.3}, {11}};
for k = 1:numel(names)
  x = 0:10;
  F = cdf(names{k}, x, params{k}{:});
  assert(cumsum(pdf(names{k}, x, params{k}{:})), F, 1e-13)
  assert(cdf(names{k}, x, params{k}{:}, 'upper'), 1 - F, 1e-13)
  assert(icdf(names{k}, F(2:end), params{k}{:}), x(2:end))
end

%% probabilities to 15 digits
assert(binopdf(30, 100, 0.3), 0.086783864753428088, -1e-13)
assert(binopdf(500123, 1e6, 0.5), 0.00077410359344211, -1e-12)
assert(gampdf(1e6, 1e6), sqrt(1 / (2 * pi * 1e6)) * (1 - 1 / 12e6), -1e-12)
assert(tcdf([0 1 2], 2), 0.5 + [0 1 2] ./ (2 * sqrt(2 + [0 1 4])), 1e-15)
assert(tcdf(-50, 1), atan(1 / 50) / pi, -1e-14)
assert(fcdf(4, 2, 6), 1 - (1 + 4 / 3) ^ -3, -1e-14)
assert(chi2cdf(60, 4, 'upper'), exp(-30) * 31, -1e-13)
assert(poisscdf(2, 1), 2.5 * exp(-1), -1e-14)
assert(hygecdf(1, 4, 2, 2), 5 / 6, -1e-14)
assert(hygecdf(8, 50, 12, 10, 'upper'), (nchoosek(12, 9) * 38 + nchoosek(12, 10)) / nchoosek(50, 10), -1e-12)

%% values of tables
assert(round(tinv([0.95 0.975 0.995], 10), 3), [1.812 2.228 3.169])
assert(round(chi2inv([0.95 0.99], 10), 3), [18.307 23.209])
assert(round(finv(0.95, 5, 10), 4), 3.3258)
assert(round(norminv(0.975), 6), 1.959964)

%% parameters and sizes of distributions
assert(isnan(exppdf(1, -1)) && isnan(binocdf(1, 2.5, 0.5)) && isnan(gaminv(0.5, -1, 1)) && isnan(tinv(2, 3)))
assert(gampdf([1 2; 3 4], 1, [1 1; 1 1]), exp(-[1 2; 3 4]), 1e-15)
assert(size(betapdf(zeros(0, 3), 1, 2)), [0 3])
assert(isnan(poisspdf([NaN 1], [1 NaN])))
assert(tpdf(0.3, Inf), normpdf(0.3), 1e-12)
assert(tcdf(0.3, Inf), normcdf(0.3), 1e-12)
assert(class(binoinv(single(0.4), 5, 0.5)), 'single')

%% draws have the mean and variance of their distribution
rng(7)
names = {'beta', 'exp', 'ev', 'f', 'gam', 'gam', 'logn', 'norm', 'rayl', 't', 'unif', 'wbl', 'chi2', 'bino', 'bino', ...
  'bino', 'poiss', 'poiss', 'geo', 'hyge', 'nbin', 'unid'};
params = {{2.5, 0.7}, {3}, {1, 2}, {3, 12}, {2.5, 3}, {0.3, 3}, {1, 0.5}, {1, 2}, {3}, {7}, {2, 5}, {2, 3}, {5}, ...
  {20, 0.3}, {200, 0.3}, {200, 0.9}, {3.3}, {120}, {0.2}, {50, 12, 10}, {2.5, 0.3}, {11}};
n = 4000;
for k = 1:numel(names)
  prefix = names{k};
  if strcmp(prefix, 'poiss')
    [m, v] = poisstat(params{k}{:});
  else
    [m, v] = feval([prefix, 'stat'], params{k}{:});
  end
  x = random(prefix, params{k}{:}, n, 1);
  assert(size(x), [n 1])
  assert(abs(mean(x) - m) < 4.5 * sqrt(v / n))
  assert(abs(var(x) / v - 1) < 0.4)
end

%% sizes and classes of draws
assert(size(exprnd([1 2; 3 4])), [2 2])
assert(size(gamrnd(1, 2, 2, 3, 4)), [2 3 4])
assert(size(poissrnd(3, [4 1])), [4 1])
assert(size(normrnd(0, 1, 0, 3)), [0 3])
assert(class(betarnd(single(2), 1)), 'single')
assert(class(binornd(single(200), 0.5, 2, 2)), 'single')
assert(isnan([exprnd(-1), gamrnd(-1, 1), poissrnd(-1), binornd(2.5, 0.5), hygernd(2, 3, 1), unidrnd(0)]))
rng(3)
a = gamrnd(2, 3, 5, 1);
rng(3)
assert(isequal(a, gamrnd(2, 3, 5, 1)))

%% draws of several variables, and samples
rng(5)
S = [2 0.6; 0.6 1];
X = mvnrnd([1 2], S, 5000);
assert(mean(X), [1 2], 0.1)
assert(cov(X), S, 0.15)
X = mvnrnd([0 0], [1 1; 1 1], 5);
assert(X(:, 1), X(:, 2), 1e-12)
assert(size(mvtrnd([1 0.5; 0.5 1], 5, 7)), [7 2])
assert(sort(randsample(10, 10)), (1:10)')
assert(mean(randsample(2, 4000, true, [1 3]) == 2), 0.75, 0.05)
assert(ismember(randsample('abc', 2), 'abc'))
[y, at] = datasample([1 2; 3 4; 5 6], 2, 'Replace', false);
M = [1 2; 3 4; 5 6];
assert(y, M(at, :))

%% fits
rng(1)
[mu, sigma, muci, sigmaci] = normfit([1 2 3 4 7]');
assert([mu, sigma], [3.4 sqrt(5.3)], 1e-14)
assert(muci, 3.4 + [-1; 1] * tinv(0.975, 4) * sqrt(5.3 / 5), 1e-13)
assert(sigmaci, sqrt(4 * 5.3 ./ chi2inv([0.975; 0.025], 4)), 1e-13)
p = gamfit(gamrnd(2.5, 3, 2000, 1));
assert(p, [2.5 3], -0.15)
x = wblrnd(2, 1.5, 500, 1);
p = wblfit(x);
assert(sum(x .^ p(2)) / 500, p(1) ^ p(2), -1e-8)
x = [0.2 0.35 0.5 0.55 0.9];
p = betafit(x);
assert(psi(p(1)) - psi(sum(p)), mean(log(x)), 1e-9)
assert(psi(p(2)) - psi(sum(p)), mean(log(1 - x)), 1e-9)
[p, ci] = binofit(3, 10);
assert(1 - binocdf(2, 10, ci(1)), 0.025, 1e-10)
assert(binocdf(3, 10, ci(2)), 0.025, 1e-10)
assert(mle([1 2 3 4 7], 'Distribution', 'gamma'), gamfit([1 2 3 4 7]), 1e-12)
assert(mle([1 2 3 4 7], 'pdf', @(x, m) exppdf(x, m), 'Start', 1), 3.4, 1e-5)

%% Student's sleep data
a = [0.7 -1.6 -0.2 -1.2 -0.1 3.4 3.7 0.8 0.0 2.0];
b = [1.9 0.8 1.1 0.1 -0.1 4.4 5.5 1.6 4.6 3.4];
[h, p, ci, stats] = ttest(a, b);
assert([h, round(p, 6), round(stats.tstat, 4), stats.df], [1 0.002833 -4.0621 9])
assert(round(ci, 4), [-2.4599 -0.7001])
[h, p, ci, stats] = ttest2(a, b, 'Vartype', 'unequal');
assert([h, round(p, 5), round(stats.df, 3)], [0 0.07939 17.776])
assert(round(ci, 4), [-3.3655 0.2055])
[~, right] = ttest(a, 0, 'Tail', 'right');
[~, left] = ttest(a, 0, 0.05, 'left');
assert(right + left, 1, 1e-12)
assert(ttest([a' b']), [0 1])
[h, p] = ztest([1 2 3], 0, sqrt(3));
assert(p, 2 * normcdf(-2), 1e-14)
[h, p, ci, stats] = vartest2(a, b);
assert(p, 2 * fcdf(var(a) / var(b), 9, 9), 1e-12)
assert(isnan(ttest([1 NaN])))

%% tests by ranks
[p, h, stats] = ranksum([1 2 3], [4 5 6]);
assert({p, h, stats.ranksum}, {0.1, false, 6})
[p, h, stats] = ranksum(1:10, 6:15, 'Method', 'approximate');
assert(p, 2 * normcdf(stats.zval), 1e-12)
assert(signrank([1 2 3 4 5 -6]), 2 * (1 + 1 + 1 + 2 + 2 + 3 + 4) / 64, 1e-12)
assert(signtest([1 2 3 4 5 -6]), 2 * 7 / 64, 1e-14)
assert(ranksum([1 1 2], [2 3 3]), ranksum([2 3 3], [1 1 2]), 1e-14)

%% the distance of distribution functions
x = [0.5; 0.9];
[h, p, d] = kstest(x, 'CDF', @(v) unifcdf(v));
assert(d, 0.5, 1e-15)
assert(p, 1 - 0.5, 1e-12)
[h, p, d] = kstest(x, 'CDF', @(v) unifcdf(v), 'Tail', 'smaller');
assert(p, 0.25, 1e-12)
[h, p, d] = kstest2(1:10, 11:20);
assert({h, d}, {true, 1})
assert(p < 1e-4)

%% analyses of variance
plants = [4.17 4.81 6.31; 5.58 4.17 5.12; 5.18 4.41 5.54; 6.11 3.59 5.50; 4.50 5.87 5.37; 4.61 3.83 5.29; ...
  5.17 6.03 4.92; 4.53 4.89 6.15; 5.33 4.32 5.80; 5.14 4.69 5.26];
[p, table] = anova1(plants, [], 'off');
assert(round(p, 5), 0.01591)
assert(round(table{2, 5}, 4), 4.8461)
[~, ~, stats] = anova1(plants, [], 'off');
c = multcompare(stats);
assert(round(c(:, 6), 4), [0.3909; 0.198; 0.012])
popcorn = [5.5 4.5 3.5; 5.5 4.5 4.0; 6.0 4.0 3.0; 6.5 5.0 4.0; 7.0 5.5 5.0; 7.0 5.0 4.5];
[p, table] = anova2(popcorn, 3, 'off');
assert(round(p, 4), [0 1e-4 0.7462])
assert([table{2:6, 2}], [15.75 4.5 1 / 12 5 / 3 22], 1e-12)
[p, table] = friedman(popcorn, 3, 'off');
assert(round([p, table{2, 5}], 4), [0.001 13.7586])
assert([table{2:5, 2}], [99.75 1 / 12 16 + 1 / 6 116], 1e-12)
p = kruskalwallis([2.9 3.0 2.5 2.6 3.2 3.8 2.7 4.0 2.4 2.8 3.4 3.7 2.2 2.0], repelem(1:3, [5 4 5]), 'off');
assert(round(p, 4), 0.68)

%% counts and what is expected
[h, p, stats] = chi2gof(0:5, 'Ctrs', 0:5, 'Frequency', [6 16 10 12 4 2], 'Expected', 50 * poisspdf(0:5, 1.96), 'NParams', 1);
assert(round([p, stats.chi2stat, stats.df], 4), [0.4654 2.555 3])
[h, p] = fishertest([3 1; 1 3]);
assert({h, round(p, 4)}, {false, 0.4857})
[table, chi2, p, labels] = crosstab([1 1 2 2 2], {'a', 'b', 'a', 'a', 'a'});
assert(table, [1 1; 3 0])
assert(chi2, 5 * (1 * 0 - 1 * 3) ^ 2 / (2 * 3 * 4 * 1), 1e-12)
assert(confusionmat({'a', 'b', 'a'}, {'a', 'a', 'b'}), [1 1; 1 0])
assert(tabulate([1 2 4 4]), [1 1 25; 2 1 25; 3 0 0; 4 2 50])
[m, n, g] = grpstats([1; 2; 3; 4], {'a'; 'b'; 'a'; 'b'}, {'mean', 'numel', 'gname'});
assert({m, n, g}, {[2; 3], [2; 2], {'a'; 'b'}})
assert(dummyvar([1 1; 2 3]), [1 0 1 0 0; 0 1 0 0 1])

%% linear regression: Hald's cement
X = [7 26 6 60; 1 29 15 52; 11 56 8 20; 11 31 8 47; 7 52 6 33; 11 55 9 22; 3 71 17 6; 1 31 22 44; 2 54 18 22; ...
  21 47 4 26; 1 40 23 34; 11 66 9 12; 10 68 8 12];
y = [78.5 74.3 104.3 87.6 95.9 109.2 102.7 72.5 93.1 115.9 83.8 113.3 109.4]';
[b, bint, r, rint, stats] = regress(y, [ones(13, 1), X]);
assert(round(b, 4), [62.4054; 1.5511; 0.5102; 0.1019; -0.1441])
assert(round(stats([1 2 4]), 4), [0.9824 111.4792 5.983])
assert([ones(13, 1), X]' * r, zeros(5, 1), 1e-8)
assert(ridge(y, X, 0, 0), b, 1e-7)
assert(round(robustfit(X, y), 4), [60.0897; 1.5753; 0.5322; 0.1335; -0.1205], 2e-4)
[B, info] = lasso(X, y, 'Lambda', [0 0.5 2]);
assert(B(:, 1), b(2:end), 1e-6)
% What is not zero has the slope of the penalty, what is zero less.
Z = (X - mean(X)) ./ std(X, 1);
g = Z' * (y - X * B(:, 2) - info.Intercept(2)) / 13;
on = B(:, 2) ~= 0;
assert(g(on), 0.5 * sign(B(on, 2)), 1e-8)
assert(all(abs(g(~on)) <= 0.5))

%% generalized linear regression
w = [2100 2300 2500 2700 2900 3100 3300 3500 3700 3900 4100 4300]';
n = [48 42 31 34 31 21 23 23 21 16 17 21]';
k = [1 2 0 3 8 8 14 17 19 15 17 21]';
[b, dev, stats] = glmfit(w, [k n], 'binomial', 'Link', 'probit');
assert(round([b; dev], 4), [-7.3628; 0.0023; 7.5693])
assert(glmval(b, w(1:2), 'probit', 'Size', 10), 10 * normcdf(b(1) + b(2) * w(1:2)), 1e-12)
counts = [18 17 15 20 10 20 25 13 12]';
D = kron(ones(3, 1), [0 0; 1 0; 0 1]);
[b, dev] = glmfit(D, counts, 'poisson');
assert(exp([b(1); b(1) + b(2:3)]), [21; 40 / 3; 47 / 3], 1e-7)
assert(round(dev, 4), 5.1291)
assert(glmfit([0; 1; 2], [1; 3; 5]), [1; 2], 1e-10)

%% nonlinear regression
t = (0:9)';
p = lsqcurvefit(@(p, t) p(1) * exp(-p(2) * t) + p(3), [1 1 0], t, 2.5 * exp(-1.3 * t) + 0.1);
assert(p, [2.5 1.3 0.1], 1e-6)
[beta, R, J, C, mse] = nlinfit(t, 3 + 2 * t + sin(t), @(b, t) b(1) + b(2) * t, [0 0]);
assert(beta(:), [ones(10, 1), t] \ (3 + 2 * t + sin(t)), 1e-6)
assert(C, mse * inv([ones(10, 1), t]' * [ones(10, 1), t]), 1e-6)
x = lsqnonlin(@(x) [10 * (x(2) - x(1) ^ 2); 1 - x(1)], [-1.2 1]);
assert(x, [1 1], 1e-6)
[x, resnorm] = lsqnonlin(@(x) x - [1; 2], [0; 0], [], [1.5; 1.5]);
assert({round(x, 8), round(resnorm, 8)}, {[1; 1.5], 0.25})

%% neighbours and clusters
rng(2)
X = [randn(30, 2); randn(30, 2) + [8 0]; randn(30, 2) + [0 9]];
truth = repelem((1:3)', 30);
[idx, C, sumd, D] = kmeans(X, 3, 'Replicates', 5);
assert(sort(max(crosstab(truth, idx))), [30 30 30])
assert(sum(sumd), sum(min(D, [], 2)), 1e-9)
for k = 1:3
  assert(C(k, :), mean(X(idx == k, :)), 1e-12)
end
idx = kmedoids(X, 3);
assert(sort(max(crosstab(truth, idx))), [30 30 30])
idx = dbscan(X, 2.5, 4);
assert(numel(unique(idx(idx > 0))), 3)
assert(sort(max(crosstab(truth, cluster(linkage(X, 'ward'), 'MaxClust', 3)))), [30 30 30])
assert(mean(silhouette(X, truth)) > 0.8)
[at, d] = knnsearch(X, X(7, :), 'K', 5);
[sorted, order] = sort(sqrt(sum((X - X(7, :)) .^ 2, 2)));
assert(at, order(1:5)')
assert(d, sorted(1:5)', 1e-12)
found = rangesearch(X, X(7, :), 1.5);
assert(numel(found{1}), sum(sorted <= 1.5))

%% trees of clusters
points = [0; 1; 3; 7; 7.5];
assert(linkage(points), [4 5 0.5; 1 2 1; 3 7 2; 6 8 4])
assert(linkage(points, 'average'), [4 5 0.5; 1 2 1; 3 7 2.5; 6 8 71 / 12], 1e-12)
Z = linkage(points, 'ward');
assert(Z(end, 3), sqrt(2 * 3 * 2 / 5) * (7.25 - 4 / 3), 1e-12)
Z = linkage(pdist(points), 'complete');
assert(Z(:, 3), [0.5; 1; 3; 7.5], 1e-12)
assert(cluster(Z, 'Cutoff', 2, 'Criterion', 'distance')', [3 3 1 2 2])
% Clusters have the numbers that they have in MATLAB: by the links that are cut.
assert(cluster(Z, 'MaxClust', 3)', [2 2 1 3 3])
assert(cluster(Z, 'MaxClust', 5)', 1:5)
assert(cluster(Z, 'MaxClust', 1)', [1 1 1 1 1])
assert(cluster(linkage([1; 2; 4; 8]), 'MaxClust', 2:3), [2 2; 2 2; 2 1; 1 3])
assert(cluster(linkage([1; 2; 4; 8]), 'Cutoff', 0.5, 'Criterion', 'distance')', [1 4 2 3])
[c, d] = cophenet(Z, pdist(points));
assert(d, [1 3 7.5 7.5 3 7.5 7.5 7.5 7.5 0.5])

%% components
A = [1 2 3; 4 5 7; 7 8 8; 2 1 0; 5 5 1];
[coeff, score, latent, tsquared, explained, mu] = pca(A);
assert(score * coeff' + mu, A, 1e-12)
assert(coeff' * coeff, eye(3), 1e-12)
assert(cov(score), diag(latent), 1e-10)
assert(sum(explained), 100, 1e-10)
assert(tsquared, mahal(A, A), 1e-8)
[coeff, score] = pca(A(1:2, :));
assert(size(coeff), [3 1])
[~, score] = pca([A; NaN 1 2], 'NumComponents', 2);
assert({size(score), any(isnan(score(6, :)))}, {[6 2], true})
assert(pdist(cmdscale(pdist(A))), pdist(A), 1e-10)
[d, Z, t] = procrustes(A, 2 * A * orth(magic(3)) + 1);
assert(d, 0, 1e-12)
assert(Z, A, 1e-10)
assert(t.b, 0.5, 1e-12)

%% distribution functions of data
[f, x] = ecdf([6 6 6 6 7 9 10 10 11 13 16 17 19 20 22 23 25 32 32 34 35], 'Function', 'survivor', ...
  'Censoring', [0 0 0 1 0 1 0 1 1 0 0 1 1 1 0 0 1 1 1 1 1]);
assert(x', [6 6 7 10 13 16 22 23])
assert(round(f', 3), [1 0.857 0.807 0.753 0.69 0.627 0.538 0.448])
rng(4)
v = randn(100, 1);
[f, xi, bw] = ksdensity(v);
assert(trapz(xi, f), 1, 0.01)
assert(bw, median(abs(v - median(v))) / 0.6745 * (4 / 300) ^ 0.2, -1e-12)
F = ksdensity(v, [-1 0 1], 'Function', 'cdf');
assert(ksdensity(v, F, 'Function', 'icdf'), [-1 0 1], 1e-8)
assert(F, mean(normcdf(([-1 0 1] - v) / bw)), 1e-12)

%% several normal variables
assert(mvncdf([0 0], [0 0], [1 -0.7; -0.7 1]), 0.25 + asin(-0.7) / (2 * pi), 1e-12)
assert(mvncdf([0.3 -0.2], [0 0], eye(2)), normcdf(0.3) * normcdf(-0.2), 1e-12)
assert(mvncdf([0 0 0], [0 0 0], 0.5 + eye(3) / 2), 0.25, 1e-4)
assert(mvncdf([-1 -1], [1 1], [0 0], eye(2)), (2 * normcdf(1) - 1) ^ 2, 1e-12)
assert(mvnpdf([1 2; 0 0], 1, [2 1]), mvnpdf([1 2; 0 0], [1 1], [2 1]), -1e-15)
assert(mvnpdf([1 2], [0 0], [4 1; 1 9]), exp(-[1 2] / [4 1; 1 9] * [1; 2] / 2) / (2 * pi * sqrt(35)), -1e-12)

%% averages and correlations
assert(trimmean([1:9 100], 25, 'weighted'), 5.5, 1e-14)
assert(geomean([1 4; 2 8]), sqrt([2 32]), 1e-14)
assert(harmmean([1 4; 2 8], 2), [1.6; 3.2], 1e-14)
assert(nanvar([1 NaN 3; 2 3 4]), [0.5 0 0.5])
[r, adjustment] = tiedrank([10 20 20 20 5]);
assert({r, adjustment}, {[2 4 4 4 1], 12})
X = [1 2 3; 2 1 5; 4 3 3; 5 6 1; 7 5 2; 3 3 9];
assert(corr(X, 'Type', 'Spearman'), corr(tiedrank(X)), 1e-14)
assert(corr(X(:, 1), X(:, 2), 'Type', 'Kendall'), 10 / sqrt(15 * 14), 1e-14)
assert(corr([1 2 4], [2; 3; 3]), corr([1; 2; 4], [2; 3; 3]), 1e-14)
P = inv(cov(X));
assert(partialcorr(X(:, 1), X(:, 2), X(:, 3)), -P(1, 2) / sqrt(P(1, 1) * P(2, 2)), 1e-12)
[N, xe, ye] = histcounts2([1 2 3 3], [1 1 2 3], [0 2 4], [0 2 3]);
assert(N, [1 0; 1 2])
assert(sum(sum(histcounts2(rand(100, 1), rand(100, 1), 7))), 100)
rng(6)
assert(std(bootstrp(200, @mean, (1:20)')), std(1:20, 1) / sqrt(20), -0.2)
assert(jackknife(@mean, [1 2 6]), [4; 3.5; 1.5])

%% curves of classifiers, factors without negative elements
[x, y, t, auc] = perfcurve([1 1 0 1 0 0], [0.9 0.8 0.7 0.6 0.4 0.2], 1);
assert(auc, 8 / 9, 1e-12)
assert(y', [0 1 2 2 3 3 3] / 3, 1e-12)
rng(2)
A = rand(6, 2) * rand(2, 5);
[W, H, D] = nnmf(A, 2);
assert(norm(A - W * H) < 0.01 * norm(A) && all(W(:) >= 0) && all(H(:) >= 0))
assert(sum(H .^ 2, 2), [1; 1], 1e-12)
ci = bootci(200, @mean, (1:20)');
assert(ci(1) < 10.5 && ci(2) > 10.5 && abs(diff(ci) - 5) < 1.5)

%% partitions
rng(1)
g = [1 1 1 1 1 1 2 2 2 2 2 2];
c = cvpartition(g, 'KFold', 3);
seen = zeros(12, 1);
for k = 1:3
  assert([sum(g(test(c, k)) == 1), sum(g(c.test(k)) == 2)], [2 2])
  assert(training(c, k), ~c.test(k))
  seen = seen + c.test(k);
end
assert(seen, ones(12, 1))
assert(class(c), 'cvpartition'); assert(contains(evalc('c'), 'K-fold cross validation partition'))
h = cvpartition(20, 'HoldOut', 0.3); x = (1:20)'; assert(numel(x(h.test)), 6); assert(numel(x(~h.test)), 14); assert(sum(h.training), 14)
other = repartition(c); assert(other.NumTestSets, 3); assert(sum(test(other, 1:3), 2), ones(12, 1)); assert(sum(training(other, 1:3), 2), 2 * ones(12, 1))
l = cvpartition(4, 'LeaveOut'); assert(l.TestSize, [1 1 1 1]); r = cvpartition(5, 'resubstitution'); assert(all(r.test & r.training))
X = (1:20)';
assert(crossval('mse', X, 3 * X + 1, 'Predfun', @(a, b, t) [ones(size(t)), t] * ([ones(size(a)), a] \ b)), 0, 1e-20)

%% linear programmes
A = [1 1; 1 1/4; 1 -1; -1/4 -1; -1 -1; -1 1];
b = [2 1 2 1 -1 2];
[x, f, flag, output, lambda] = linprog([-1 -1/3], A, b);
assert(x, [2/3; 4/3], 1e-12)
assert([-1; -1/3] + A' * lambda.ineqlin, [0; 0], 1e-12)
assert(linprog([-1 -1/3], A, b, [1 1/4], 1/2), [0; 2], 1e-12)
assert(linprog([-1 -1/3], A, b, [1 1/4], 1/2, [-1 -0.5], [1.5 1.25]), [3/16; 5/4], 1e-12)
[~, ~, flag] = linprog([-1 0], [], []);
assert(flag, -3)
[~, ~, flag] = linprog([1 0], [1 0; -1 0], [1 -2]);
assert(flag, -2)
[x, f] = intlinprog([8 1], 2, [-1 -2; -4 -1; 2 1], [14 -33 20]);
assert({round(x, 9), round(f, 9)}, {[6.5; 7], 59})

%% quadratic programmes
[x, f, flag, output, lambda] = quadprog([1 -1; -1 2], [-2; -6], [1 1; -1 2; 2 1], [2; 2; 3], [], [], [0; 0]);
assert(x, [2; 4] / 3, 1e-12)
assert(f, -74 / 9, 1e-12)
assert(lambda.ineqlin, [28; 4; 0] / 9, 1e-10)
assert(quadprog(eye(2), [0; 0], [], [], [1 1], 1), [0.5; 0.5], 1e-12)
assert(quadprog([2 0; 0 2], [-2; -4]), [1; 2], 1e-12)
[~, ~, flag] = quadprog(eye(2), [-1 -1], [1 1], -1, [], [], [0 0]);
assert(flag, -2)
[~, ~, flag] = quadprog(zeros(2), [-1 -1], [1 -1], 1);
assert(flag, -3)
rng(8)
C = randn(12, 4);
d = randn(12, 1);
assert(lsqlin(C, d, [], [], [], [], zeros(4, 1)), lsqnonneg(C, d), 1e-8)

%% minima under constraints
banana = @(x) 100 * (x(2) - x(1) ^ 2) ^ 2 + (1 - x(1)) ^ 2;
x = fmincon(banana, [-1 2], [1 2], 1);
assert(round(x, 4), [0.5022 0.2489])
x = fmincon(banana, [0.5 0], [1 2], 1, [2 1], 1);
assert(round(x, 4), [0.4149 0.1701])
[x, f] = fmincon(@(x) x(1) * x(4) * sum(x(1:3)) + x(3), [1 5 5 1], [], [], [], [], ones(1, 4), 5 * ones(1, 4), ...
  @(x) deal(25 - prod(x), sum(x .^ 2) - 40));
assert(round(f, 4), 17.014)
assert(prod(x), 25, 1e-4)

%% interpolants of grids
F = griddedInterpolant([1 2 4], [10 20 60]);
assert(F([1.5 3 5]), [15 40 80], 1e-12)
[X, Y] = ndgrid(1:3, 1:4);
F = griddedInterpolant(X, Y, X .^ 2 + 3 * Y);
assert(F({1:0.5:2, [1 2]}), [4 7; 5.5 8.5; 7 10], 1e-12)
assert(F([2.5 3.5; 0 1]), [17; 1], 1e-12)
F = griddedInterpolant(1:5, (1:5) .^ 3, 'spline');
assert(F([0 2.5; 6 1]), [0 2.5; 6 1] .^ 3, 1e-10)
F = griddedInterpolant(1:3, [5 6 7], 'nearest', 'none');
assert(F([0.9 1.4 2.6]), [NaN 5 7])

%% pages
rng(9)
A = randn(3, 3, 4, 2);
B = randn(3, 2, 4, 2);
assert(pagemtimes(A, pagemldivide(A, B)), B, 1e-10)
assert(pagemtimes(pagemrdivide(pagetranspose(B), A), A), pagetranspose(B), 1e-10)
assert(pagemtimes(A, pageinv(A)), repmat(eye(3), 1, 1, 4, 2), 1e-10)
[U, S, V] = pagesvd(A);
assert(pagemtimes(pagemtimes(U, S), 'none', V, 'ctranspose'), A, 1e-12)
assert(max(pagesvd(A), [], 1), pagenorm(A), 1e-12)
[V, D] = pageeig(A);
assert(pagemtimes(A, V), pagemtimes(V, D), 1e-11)

%% distributions of singles and doubles together
v = 0.1:0.1:0.3;
assert(discrete_pdf(single(0.1), v, [1 2 1]), single(0.25))
assert(discrete_cdf(single(0.3), v, [1 2 1]), single(1))
assert(discrete_inv(single(0.1), 1:10, ones(1, 10)), single(1))
assert(empirical_cdf(0.1, single(v)), single(1 / 3), eps('single'))

%% the weight of one element
assert([var(5, 99), var(5, 99, 2)], [0 0])

%% a weight for several elements
% Error: either 0 or 1
var([1 2 3], 99)

%% quantiles of a vector by a numbered method lie as the probabilities do
assert(quantile([1; 2; 3; 4], [0 0.25 0.5], 1, 7), [1 1.75 2.5])
assert(quantile([1; 2; 3; 4], [0 0.25 0.5], 1), [1; 1.5; 2.5])
assert(size(quantile([1 2 3 4], [0 0.5], 1, 7)), [2 4])

%% corrcoef of columns along a line is one
assert(isequal(corrcoef([1; 2; 3], [1; 2; 3]), ones(2)) && isequal(corrcoef([1; 2; 3], [3; 2; 1]), [1 -1; -1 1]))
r = corrcoef([1 2 4; 2 4 1; 3 6 NaN; 5 10 7], 'Rows', 'pairwise'); assert(r(1, 2), 1, 2e-16); assert(r(1, 3), r(2, 3), 1e-15)
%% weights of variances
% Error: 'all' flag cannot be used with
assert(var([1 2 3], [1 NaN 3], 'omitnan'), 0.75, 1e-15)
assert(var(magic(3), [1 NaN 3], 2, 'omitnan'), [0.75; 3; 0.75], 1e-14)
x = reshape(1:18, [3 3 2]); w = ones(3, 3, 2);
assert(squeeze(var(x, w, [1 2])), [60; 60] / 9, 1e-13)
x([2 14]) = NaN; assert(var(x, w, 'all', 'omitnan'), var(x(~isnan(x)), 1), 1e-13)
assert(std(5, 99), 0)
assert(median(uint8([1 2 4 8]), 'default'), 3) ; assert(class(median(single(1), 'double')), 'double')
assert(class(median(uint8([1 2 3]), 'default')), 'double'); assert(class(median(uint8([1 2 3]))), 'uint8')
try, std([1 2 3], [1 2]); error('none'); catch e, assert(~isempty(strfind(e.message, 'std: weight vector'))); end
var(1, [], 1, 'all');
%% statistics along a third dimension
s = statistics(reshape([3 1 2], 1, 1, 3));
assert(isequal(size(s), [1 1 9]) && isequal(reshape(s(1:5), 1, []), [1 1.5 2 2.5 3]))
assert(isequal(size(statistics((1:5)')), [9 1]) && isequal(size(statistics(magic(4), 2)), [4 9]))

%% Medians are found without sorting, and as a sort has them
rng(2);
for n = [1 2 3 10 101 5000]
  x = round(randn(n, 2) * 4) / 2;
  x(rand(n, 2) < 0.1) = -0;
  y = x;
  y(rand(n, 2) < 0.3 / n) = NaN;
  for q = {x, y, single(y), x > 0, int8(x)}
    s = sort(double(q{1}), 1);
    e = (s(floor((n + 1) / 2), :) + s(floor(n / 2) + 1, :)) / 2;
    e(any(isnan(s), 1)) = NaN;
    m = median(q{1}, 1);
    assert(isequaln(double(m), e) || isinteger(m) && isequal(m, int8(e)));
  end
end
assert(1 / median([0 -0 5]) == -Inf && 1 / median([-0 0 5]) == Inf && isequal(median([1+2i 3 2i]), 1+2i));

%% Medians of wide windows
rng(3);
x = round(randn(70, 2) * 4) / 2;
x(rand(70, 2) < 0.05) = NaN;
for w = [26 27 51]
  for flag = {'omitnan', 'includenan'}
    for v = {x, single(x)}
      e = zeros(70, 2);
      for k = 1:70
        e(k, :) = median(v{1}(max(1, k - floor(w / 2)):min(70, k + ceil(w / 2) - 1), :), 1, flag{1});
      end
      assert(isequaln(movmedian(v{1}, w, flag{1}), cast(e, class(v{1}))));
      inner = movmedian(v{1}, w, flag{1}, 'Endpoints', 'discard');
      assert(isequaln(inner, e(floor(w / 2) + 1:70 - ceil(w / 2) + 1, :)));
    end
  end
end
assert(isequaln(movmedian([NaN(1, 40) 1 2 3], 27, 'omitnan')(1:30), [NaN(1, 27) 1 1.5 2]));

%% points without a direction are at no angle
assert(isnan(pdist([0 0; 1 1], 'cosine')) && isnan(pdist2([1 1], [0 0], 'cosine')) && isnan(pdist([2 2 2; 1 3 2], 'correlation')))
assert(pdist([1 0; 2 0; 0 3], 'cosine'), [0 1 1], 1e-15); assert(isequal(squareform(0), zeros(2)) && isequal(squareform([0 5; 5 0]), 5) && isequal(squareform(zeros(2)), 0))

%% components of variables that are weighted by their variances
X = [7 26 6 60; 1 29 15 52; 11 56 8 20; 11 31 8 47; 7 52 6 33; 11 55 9 22; 3 71 17 6; 1 31 22 44; 2 54 18 22; 21 47 4 26; 1 40 23 34; 11 66 9 12; 10 68 8 12];
[w, s, latent] = pca(X, 'VariableWeights', 'variance');
assert(latent, [2.2357; 1.5761; 0.1866; 0.0016], 6e-5)
assert(w, [-2.7998 2.9940 -3.9736 1.4180; -8.7743 -6.4411 4.8927 9.9863; 2.5240 -3.8749 -4.0845 1.7196; 9.1714 7.5529 3.2710 11.3273], 6e-5)
assert(zscore(X) * (diag(1 ./ std(X)) * w), s, 1e-10)

%% correlations of few samples, tables' limits, and edges that do not ascend
[r, p, low, high] = corrcoef([1 2; 3 5]); assert(r, ones(2), 1e-15); assert(isequaln(p, [1 NaN; NaN 1]) && isequaln(low, [1 NaN; NaN 1]) && isequaln(high, [1 NaN; NaN 1]))
[r, p] = corrcoef(5); assert(isnan(r) && isnan(p) && isnan(corrcoef([])))
[r, p] = corrcoef(int8([1 2 3 5]), int8([2 4 6 1])); assert(isa(r, 'double')); assert([r(2) p(2)], [-0.2421 0.7579], 5e-5)
[r, p] = corrcoef([1 2 3]', [1 1 1]'); assert(isequaln(p, [1 NaN; NaN NaN]))
[r, p, low, high] = corrcoef([1 2 3 5 9; 2 1 3 4 5]'); assert([p(2) low(2) high(2)], [0.037386 0.086102 0.9934], 5e-5)
lastwarn(''); [h, p] = jbtest([1 2 3 4 5]); assert(h == 0 && p == 0.5 && contains(lastwarn, 'largest tabulated'))
[h, p] = jbtest([1:100 1e4]); assert(h == 1 && p == 0.001 && contains(lastwarn, 'smallest tabulated'))
try, histc([1 2 3], [3 2 1]); assert(false); catch e, assert(contains(e.message, 'monotonically non-decreasing')); end

%% the upper tail of the standard normal distribution
assert(normcdf(2, 'upper'), 1 - normcdf(2), 1e-15)
assert(normcdf([1 2], 1, 'upper'), [0.5, normcdf(-1)], 1e-15)
assert(normcdf(20, 0, 1, 'upper') > 0)
try, normcdf(2, 'lower'); error('none'); catch e, assert(contains(e.message, 'unknown option')); end

%% chances of rank correlations from all orders of few numbers
[r, p] = corr((1:4)', [1 3 2 4]', 'Type', 'Spearman'); assert([r p], [0.8 1 / 3], 1e-12)
[r, p] = corr((1:4)', [1 3 2 4]', 'Type', 'Kendall'); assert([r p], [2 1] / 3, 1e-12)
[~, p] = corr((1:5)', (5:-1:1)', 'Type', 'Spearman', 'Tail', 'left'); assert(p, 1 / 120, 1e-12)
[~, p] = corr((1:5)', (5:-1:1)', 'Type', 'Kendall', 'Tail', 'left'); assert(p, 1 / 120, 1e-12)
[~, p] = corr([1:5; 1 3 2 5 4; 3 3 3 3 3]', 'Type', 'Spearman'); assert(p(1:2, 1:2), [1 16; 16 120] ./ [1 120; 120 120], 1e-12)
assert(all(isnan(p(3, :))))
[r, p] = corr((1:4)', [2 NaN 4 3]', 'Type', 'Kendall'); assert(isnan(r) && isnan(p))

%% discriminants of groups
X = [1 2; 2 1; 3 5; 4 3; 5 6; 6 5.5; 2 2; 7 8];
g = [1 1 1 2 2 2 1 2]';
at = [2 2; 4 4.5];
for type = {'linear', 'quadratic', 'diagquadratic'}
  [~, ~, posterior, ~, coeff] = classify(at, X, g, type{1}, [0.3 0.7]);
  between = coeff(1, 2);
  value = between.const + at * between.linear;
  if isfield(between, 'quadratic')
    value = value + sum(at * between.quadratic .* at, 2);
  end
  assert(log(posterior(:, 1) ./ posterior(:, 2)), value, 1e-9)
end
assert(isequal({coeff(2, 1).name1, coeff(2, 1).name2, coeff(2, 1).type}, {2, 1, 'diagquadratic'}) && isempty(coeff(1, 1).const))
assert(classify(at, X, g, [], [0.5 0.5]), classify(at, X, g))

%% distributions as objects in tests, and tables of them with equal numbers
y = [1 3 2 5 4 6 2 8]';
pd = makedist('Normal', 'mu', 4, 'sigma', 2);
[~, p] = kstest(y, 'CDF', @(x) normcdf(x, 4, 2));
[~, q] = kstest(y, 'CDF', pd);
[~, r] = kstest(y, 'CDF', [y, normcdf(y, 4, 2)]);
assert([q r], [p p], 1e-12)
z = [y; y + 0.3; y - 0.2; y * 1.1];
[~, p, s] = chi2gof(z, 'CDF', pd);
[~, q] = chi2gof(z, 'CDF', @(x) normcdf(x, 4, 2));
assert(p, q, 1e-12)
[~, p] = chi2gof(z, 'CDF', fitdist(z, 'Normal'));
[~, q] = chi2gof(z);
assert(p, q, 1e-12)

%% bins and groups that cannot be
try, histcounts([1 2], 0); error('none'); catch e, assert(contains(e.message, 'positive number of bins')); end
try, histcounts([1 2], 'BinWidth', -1); error('none'); catch e, assert(contains(e.message, 'positive width')); end
try, splitapply(@mean, [1 2 3]', [1 3 3]'); error('none'); catch e, assert(strcmp(e.identifier, 'MATLAB:splitapply:MissingGroupNums')); end
try, splitapply(@mean, [1 2 3], [1 2]); error('none'); catch e, assert(contains(e.message, 'as many rows')); end

%% one group of one row, groups alone, and correlations of nothing
assert(splitapply(@(m) sum(m), [1 2 3], 1), 6); assert(splitapply(@sum, [1 2 3], [1 1 2]), [3; 3])
X = [(1:20)', (1:20)' + 1e-9 * mod(1:20, 3)']; lastwarn(''); classify(X(1:2, :), X, [ones(10, 1); 2 * ones(10, 1)]); assert(isempty(lastwarn))
[r, p] = corr(zeros(0, 2), 'Type', 'Spearman'); assert(all(isnan(r(:))) && isequal(size(r), [2 2]))

%% quartiles beside their distance
[r, q] = iqr([1 2 3 4 9]); assert(r, 3.5, 1e-12); assert(q, [1.75 5.25], 1e-12)
[r, q] = iqr([1 2; 3 4; 5 9; 7 1]); assert(r, diff(q)); assert(q, quantile([1 2; 3 4; 5 9; 7 1], [0.25 0.75]))

%% bins are joined while one of the outer two at an end is small
[~, ~, s] = chi2gof(1:6, 'Ctrs', 1:6, 'Frequency', [7 3 9 10 8 6], 'Expected', [6 4 9 10 8 7]); assert(s.E, [10 9 10 8 7]); assert(s.O, [10 9 10 8 6])

%% what removes outliers says where they were and what they were beyond
x = [1 2 3 2 100]; [y, gone, out, low, high, c] = rmoutliers(x); assert(isequal(y, [1 2 3 2]) && isequal(gone, out) && isequal(gone, logical([0 0 0 0 1])) && c == 2 && high < 100 && low < 1)
A = [1 1; 2 2; 3 100; 2 2; 90 95; 1 3]; assert(isequal(rmoutliers(A), A([1 2 4 6], :))); [B, gone] = rmoutliers(A, 'MinNumOutliers', 2); assert(isequal(B, A([1:4 6], :)) && isequal(gone, [0; 0; 0; 0; 1; 0] == 1)); assert(isequal(rmoutliers(x, 'OutlierLocations', x == 3), [1 2 2 100]))
