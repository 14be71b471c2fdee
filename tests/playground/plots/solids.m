subplot(1, 3, 1); sphere;
subplot(1, 3, 2); cylinder([2 1 2]);
subplot(1, 3, 3); ellipsoid(0, 0, 0, 2, 1, 1);
