% Differential equations: Lorenz's butterfly by ode45
lorenz = @(t, y) [10 * (y(2) - y(1)); y(1) * (28 - y(3)) - y(2); y(1) * y(2) - 8 / 3 * y(3)];
[t, y] = ode45(lorenz, [0 30], [1; 1; 1]);
plot3(y(:, 1), y(:, 2), y(:, 3)), grid on, view(-20, 15)
xlabel('x'), ylabel('y'), zlabel('z'), title('The Lorenz attractor')
