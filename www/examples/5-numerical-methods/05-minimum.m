% Optimisation: down Rosenbrock's valley by fminsearch
f = @(p) (1 - p(1)) ^ 2 + 100 * (p(2) - p(1) ^ 2) ^ 2;
found = fminsearch(f, [-1.2 1]);
[x, y] = meshgrid(linspace(-2, 2, 80), linspace(-1, 3, 80));
contour(x, y, log10((1 - x) .^ 2 + 100 * (y - x .^ 2) .^ 2 + 0.01), 20), hold on
plot(-1.2, 1, 'ko', found(1), found(2), 'r*', 'MarkerSize', 12, 'LineWidth', 2)
legend('height', 'begin', 'found'), title(sprintf('Minimum at (%.3f, %.3f)', found))
