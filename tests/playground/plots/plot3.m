t = linspace(0, 10*pi, 200);
plot3(sin(t), cos(t), t, 'r-', 'LineWidth', 1.5); grid on; title('helix');
