function y = fftfilt(b, x, n)
  if ~isvector(b)
    error('MATLAB:fftfilt:notVector', 'fftfilt: the filter must be a vector');
  end
  was_row = isrow(x);
  if was_row
    x = x(:);
  end
  total = size(x, 1) + numel(b) - 1;
  m = 2 ^ nextpow2(max(total, 1));
  y = ifft(fft(b(:), m) .* fft(x, m));
  y = y(1:size(x, 1), :);
  if isreal(b) && isreal(x)
    y = real(y);
  end
  if isequal(b, fix(b)) && isequal(x, fix(x))
    y = round(y);
  end
  if was_row
    y = y.';
  end
end
