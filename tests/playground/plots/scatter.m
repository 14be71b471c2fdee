t = linspace(0, 3*pi, 40);
scatter(t, sin(t), 20 + 8*(1:40), t, 'filled'); colorbar
hold on; scatter(t, cos(t), 30, [0.8 0.1 0.4], 'd'); hold off
