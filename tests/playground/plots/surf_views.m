z = peaks(15);
subplot(2, 2, 1); surf(z); view(45, 20);
subplot(2, 2, 2); surf(z); view(160, 40); shading interp
subplot(2, 2, 3); surf(z); view(-100, -20);
subplot(2, 2, 4); surf(z, 'EdgeColor', 'none', 'FaceAlpha', 0.6); view(2);
