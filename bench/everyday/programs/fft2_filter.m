% An image filtered by a Gaussian among its frequencies.
%size device N=2048
%size host N=512
%size tiny N=32
%in I uniform(0,1) [N N]
%out J single=1e-3
n = size(I, 1);
f = [0:n/2-1, -n/2:-1] / n;
H = exp(-40 * (f.^2 + f'.^2));
J = real(ifft2(fft2(I) .* H));
