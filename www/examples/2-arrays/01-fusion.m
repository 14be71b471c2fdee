% Fusion: a chain of array operations in few kernels
% Look at the plan under Stages, and at Counters, after running this.
n = 1e6;
x = linspace(-4, 4, n);
y = exp(-x.^2 / 2) / sqrt(2*pi);
below = sum(y) * (x(2) - x(1));
mean_square = sum(x.^2 .* y) / sum(y);
fprintf('area %.6f, variance %.4f\n', below, mean_square);
