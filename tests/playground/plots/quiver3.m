[x, y, z] = meshgrid(1:3); quiver3(x, y, z, x - 2, y - 2, 0 * z + 1);
