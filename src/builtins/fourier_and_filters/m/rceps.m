function [y, ym] = rceps(x)
  % A. V. Oppenheim and R. W. Schafer, Digital Signal Processing, 1975, chapter 10.
  if ~isnumeric(x) || ~isvector(x) || ~isreal(x)
    error('signal:rceps:invalidSignal', 'rceps: expected a vector of real numbers');
  end
  h = abs(fft(x));
  if any(h == 0)
    error('signal:rceps:zeroInSpectrum', 'rceps: the spectrum has a zero, of which there is no logarithm');
  end
  y = real(ifft(log(h)));
  n = numel(x);
  fold = zeros(size(y));
  fold(1) = 1;
  fold(2:ceil(n / 2)) = 2;
  if mod(n, 2) == 0
    fold(n / 2 + 1) = 1;
  end
  ym = real(ifft(exp(fft(fold .* y))));
end
