% Fourier transform: noise taken out of a signal
rng(5);
n = 512;
t = (0:n - 1) / n;
clean = sin(2 * pi * 5 * t) + 0.5 * sin(2 * pi * 12 * t);
noisy = clean + 0.5 * randn(1, n);
spectrum = fft(noisy);
spectrum(abs(spectrum) < n / 8) = 0;
subplot(2, 1, 1), plot(t, noisy), title('measured')
subplot(2, 1, 2), plot(t, real(ifft(spectrum)), 'r', 'LineWidth', 1.5), title('its strong frequencies')
