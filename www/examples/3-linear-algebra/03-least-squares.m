% Least squares: a parabola through noisy points
rng(1);
x = linspace(-2, 2, 40)';
y = 1 - 0.5 * x + 2 * x .^ 2 + 0.6 * randn(size(x));
coefficients = [ones(size(x)) x x .^ 2] \ y;
plot(x, y, 'o', x, [ones(size(x)) x x .^ 2] * coefficients, 'r-', 'LineWidth', 2)
legend('measured', 'fitted', 'Location', 'north'), grid on
title(sprintf('%.2f %+.2f x %+.2f x^2', coefficients))
