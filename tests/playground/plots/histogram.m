rng(3); x = randn(1, 1000);
subplot(1, 2, 1); histogram(x);
subplot(1, 2, 2); histogram([1 2 2 3 3 3 5], 'Normalization', 'probability'); title('whole numbers');
