[x, y] = meshgrid(-2:0.25:2); u = -y; v = x + 0.2;
quiver(x, y, u, v); hold on; streamline(x, y, u, v, [0.5 1 1.5], [0 0 0]); hold off
