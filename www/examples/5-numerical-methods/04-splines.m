% Interpolation: between few points, by lines and by splines
x = 0:6;
y = [0 2 1 3 1.5 2 0];
t = linspace(0, 6, 200);
plot(x, y, 'ko', t, interp1(x, y, t), '--', t, spline(x, y, t), 'LineWidth', 1.5)
legend('points', 'lines', 'spline'), grid on, title('Between the points')
