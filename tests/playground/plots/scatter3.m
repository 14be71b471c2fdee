t = linspace(0, 6*pi, 60);
scatter3(cos(t), sin(t), t, 40, t, 'filled'); xlabel('x'); ylabel('y'); zlabel('height');
