% A low-pass filter by the Fourier transform.
%size device N=1048576
%size host N=262144
%size tiny N=1024
%in x uniform(-1,1) [N 1]
%out y single=1e-3
n = numel(x);
F = fft(x);
f = min(0:n-1, n:-1:1)' / n;
F(f > 0.1) = 0;
y = real(ifft(F));
