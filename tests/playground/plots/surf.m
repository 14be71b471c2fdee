[x, y, z] = peaks(25);
surf(x, y, z); xlabel('x axis'); ylabel('y axis'); zlabel('z'); title('peaks'); colorbar
