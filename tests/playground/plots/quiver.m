[x, y] = meshgrid(-2:0.5:2);
quiver(x, y, -10*y, 10*x); axis equal
