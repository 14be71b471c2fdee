% Monte Carlo: pi from random points
rng(1);
n = 400000;
x = rand(n, 1);
y = rand(n, 1);
inside = x.^2 + y.^2 < 1;
estimate = 4 * mean(inside);
fprintf('pi is about %.2f, off by less than 0.02: %d\n', estimate, abs(estimate - pi) < 0.02);
