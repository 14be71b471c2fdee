function c = fftconv(x, y, n)
  if ~(isvector(x) && isvector(y))
    error('MATLAB:fftconv:notVector', 'fftconv: both arguments must be vectors');
  end
  total = numel(x) + numel(y) - 1;
  if isscalar(x) || isscalar(y)
    c = x * y;
    return;
  end
  if nargin < 3
    n = total;
  elseif ~(isscalar(n) && n == fix(n)) || n < total
    error('MATLAB:fftconv:badN', 'fftconv: the number of points must be at least the length of the result');
  end
  c = ifft(fft(x(:), n) .* fft(y(:), n));
  if isreal(x) && isreal(y)
    c = real(c);
  end
  c = c(1:n);
  if isrow(x)
    c = c.';
  end
end
