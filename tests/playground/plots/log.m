x = logspace(-2, 3, 40);
subplot(1, 2, 1); loglog(x, x.^2, 'o-'); grid on
subplot(1, 2, 2); semilogy(1:10, exp(1:10)); xlabel('n');
