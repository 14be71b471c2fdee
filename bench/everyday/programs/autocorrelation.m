% The autocorrelation of a signal by transforms of twice its length.
%size device N=1048576
%size host N=131072
%size tiny N=512
%in x uniform(0,1) [N 1]
%out r single=1e-3
n = numel(x);
F = fft(x - mean(x), 2 * n);
r = real(ifft(abs(F).^2));
r = r(1:n) / r(1);
