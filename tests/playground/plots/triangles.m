[x, y] = meshgrid(1:5); x = x(:) + 0.1*sin(7*y(:)); y = y(:); T = delaunay(x, y);
subplot(1, 3, 1); triplot(T, x, y);
subplot(1, 3, 2); trisurf(T, x, y, sin(x) + cos(y));
subplot(1, 3, 3); trimesh(T, x, y, sin(x) + cos(y));
