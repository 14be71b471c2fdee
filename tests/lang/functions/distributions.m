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

%% Points of Halton
p = haltonset(3, 'Skip', 1e3, 'Leap', 1e2);
assert(isequal(size(p), [89180190640991 3]))
assert(contains(evalc('p'), 'Halton point set in 3 dimensions (89180190640991 points)'))
q = scramble(p, 'RR2');
assert(net(q, 4), [0.0928 0.6950 0.0029; 0.6958 0.2958 0.8269; 0.3013 0.6497 0.4141; 0.9087 0.7883 0.2166], 6e-5)
assert(isequal(q([2 4], [1 3]), net(q, 4)([2 4], [1 3])) && isequal(net(scramble(q, []), 5), net(p, 5)))
p.Skip = 0; p.Leap = 0;
assert(p(1:3, :), [0 0 0; 1/2 1/3 1/5; 1/4 2/3 2/5], 1e-15)
try, p(4); error('none'), catch e, assert(contains(e.message, 'dimensions')), end
