% Curves in space: a knot
t = linspace(0, 2 * pi, 500);
plot3(sin(t) + 2 * sin(2 * t), cos(t) - 2 * cos(2 * t), -sin(3 * t), 'LineWidth', 3)
grid on, axis equal, title('A trefoil'), view(30, 50)
