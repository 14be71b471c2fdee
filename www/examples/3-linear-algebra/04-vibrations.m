% Eigenvectors: how a chain of masses swings
n = 60;
K = 2 * eye(n) - diag(ones(n - 1, 1), 1) - diag(ones(n - 1, 1), -1);
[modes, values] = eig(K);
% The sign of an eigenvector is free: here each begins upwards.
modes = modes .* sign(modes(1, :));
plot(modes(:, 1:4), 'LineWidth', 1.5), grid on
legend('first', 'second', 'third', 'fourth', 'Location', 'southwest')
title('The four slowest modes'), xlabel('mass')
