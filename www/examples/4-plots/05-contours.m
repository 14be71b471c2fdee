% Contours: lines of equal height and the way uphill
[x, y] = meshgrid(linspace(-2, 2, 41));
z = x .* exp(-x .^ 2 - y .^ 2);
contourf(x, y, z, 12), hold on, colorbar
[dx, dy] = gradient(z, 0.1, 0.1);
k = 1:4:41;
quiver(x(k, k), y(k, k), dx(k, k), dy(k, k), 'k')
title('x exp(-x^2 - y^2) and its gradient')
