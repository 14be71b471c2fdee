% Histogram: random numbers against their density
rng(3);
x = randn(1, 5000);
histogram(x, 30, 'Normalization', 'pdf'), hold on
t = linspace(-4, 4, 200);
plot(t, exp(-t .^ 2 / 2) / sqrt(2 * pi), 'r-', 'LineWidth', 2)
legend('5000 numbers', 'the density'), title('Normal')
