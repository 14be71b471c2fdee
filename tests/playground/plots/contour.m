[x, y, z] = peaks(31);
subplot(1, 2, 1); contour(x, y, z, 'ShowText', 'on');
subplot(1, 2, 2); contourf(x, y, z, 10); colorbar
