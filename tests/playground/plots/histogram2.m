rng(1); x = randn(300, 1); y = randn(300, 1);
subplot(1, 2, 1); histogram2(x, y, 8);
subplot(1, 2, 2); histogram2(x, y, 8, 'DisplayStyle', 'tile'); colorbar
