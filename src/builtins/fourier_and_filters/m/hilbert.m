function y = hilbert(x, n)
  % Negative frequencies are left out: Marple, Computing the discrete-time analytic signal via FFT, IEEE SP 47 (1999).
  [x, extent, order] = signalcolumns('hilbert', x, []);
  if ~isreal(x)
    warning('signal:hilbert:ignoredImaginary', 'hilbert: the imaginary part of the signal is not used');
    x = real(x);
  end
  if nargin < 2 || isempty(n)
    n = size(x, 1);
  elseif ~(isnumeric(n) && isscalar(n) && n >= 1 && n == fix(n))
    error('signal:hilbert:invalidLength', 'hilbert: the length must be a positive integer');
  end
  k = (0:n - 1).';
  once = k == 0 | 2 * k == n;
  y = ifft(fft(x, n) .* (once + 2 * (~once & 2 * k < n)));
  y = signalshape(complex(real(y), imag(y)), extent, order);
end
