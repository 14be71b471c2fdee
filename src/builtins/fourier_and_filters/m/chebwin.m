function w = chebwin(n, r)
  % The transform is a Chebyshev polynomial: Harris, On the use of windows for harmonic analysis, Proceedings of the IEEE 66 (1978).
  n = windowlength('chebwin', n);
  if nargin < 2 || isempty(r)
    r = 100;
  elseif ~(isnumeric(r) && isscalar(r) && isreal(r) && r > 0)
    error('signal:chebwin:invalidAttenuation', 'chebwin: the attenuation must be a positive number of decibels');
  end
  if n <= 1
    w = ones(n, 1);
    return;
  end
  x = cosh(acosh(10 ^ (abs(double(r)) / 20)) / (n - 1)) * cos(pi * (0:n - 1).' / n);
  t = real(cosh((n - 1) * acosh(complex(abs(x)))));
  t = t .* sign(x) .^ (n - 1);
  if mod(n, 2) == 1
    w = real(fftshift(fft(t)));
  else
    w = real(fft(t .* exp(1i * pi * (0:n - 1).' / n)));
    w = w([n / 2 + 1:-1:2, 2:n / 2 + 1]);
  end
  w = w / max(w);
end
