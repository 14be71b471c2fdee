function x = icceps(xhat, nd)
  if ~isnumeric(xhat) || ~isvector(xhat)
    error('signal:icceps:invalidCepstrum', 'icceps: expected a vector of numbers');
  end
  if nargin < 2
    nd = 0;
  end
  n = numel(xhat);
  h = fft(xhat);
  middle = floor((n + 1) / 2);
  turn = reshape(exp(1i * pi * nd * (0:n - 1) / middle), size(xhat));
  x = real(ifft(exp(h) .* turn));
end
