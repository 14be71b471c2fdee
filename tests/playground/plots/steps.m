x = 0:12;
subplot(2, 1, 1); stairs(x, sin(x/2)); legend
subplot(2, 1, 2); stem(x, cos(x/2), 'filled');
