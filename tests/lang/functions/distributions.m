%% Distributions are objects with their parameters
d = makedist('Normal', 'mu', 75, 'sigma', 10);
assert(isequal(class(d), 'prob.NormalDistribution') && d.mu == 75 && isequal(d.ParameterValues, [75 10]))
assert(cdf(d, [65 85]), normcdf([-1 1]), 1e-14)
assert(cdf(d, 85, 'upper'), normcdf(-1), 1e-14)
assert(pdf(d, 75), 0.1 / sqrt(2 * pi), 1e-15)
assert(icdf(d, 0.5), 75, 1e-10)
assert(isequal([mean(d), std(d), var(d), median(d)], [75 10 100 75]))
assert(isequal(size(random(d, 3, 2)), [3 2]) && isscalar(random(d)))
d.sigma = 5;
assert(std(d) == 5)
assert(isequal(mean(makedist('Uniform', 'Lower', 5, 'Upper', 9)), 7))
assert(mean(makedist('Poisson', 'lambda', 4)) == 4)
assert(contains(evalc('disp(makedist(''Weibull'', ''a'', 2))'), '    A = 2'))
for name = makedist()'
  d = makedist(name{1});
  x = random(d, 1, 5);
  assert(icdf(d, cdf(d, x)), x, 1e-6)
end

%% Within limits
t = truncate(makedist('Normal'), -1, 1);
assert(abs(mean(t)) < 1e-12)
assert(var(t), 1 - 2 * normpdf(1) / (normcdf(1) - normcdf(-1)), 1e-8)
assert(isequal(pdf(t, [-2 2]), [0 0]) && cdf(t, 1) == 1)
assert(all(abs(random(t, 1, 50)) <= 1))
p = truncate(makedist('Poisson', 'lambda', 4), 2, 6);
assert(sum(pdf(p, 0:10)), 1, 1e-12)
assert(mean(p), sum((2:6) .* poisspdf(2:6, 4)) / sum(poisspdf(2:6, 4)), 1e-12)
