z = peaks(20);
subplot(1, 2, 1); mesh(z);
subplot(1, 2, 2); meshz(z);
