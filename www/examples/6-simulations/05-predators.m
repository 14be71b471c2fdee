% Predators and prey: Lotka and Volterra's circle
[t, y] = ode45(@(t, y) [y(1) * (1 - 0.1 * y(2)); y(2) * (0.05 * y(1) - 0.8)], [0 30], [20; 5]);
subplot(1, 2, 1), plot(t, y, 'LineWidth', 1.5), legend('prey', 'predators'), xlabel('time')
subplot(1, 2, 2), plot(y(:, 1), y(:, 2)), xlabel('prey'), ylabel('predators'), grid on
