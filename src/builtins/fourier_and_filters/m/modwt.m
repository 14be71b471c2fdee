function w = modwt(x, varargin)
  % D. B. Percival and A. T. Walden, Wavelet Methods for Time Series Analysis, 2000, chapter 5.
  if ~isnumeric(x) || ~isreal(x) || ~isvector(x) || numel(x) < 2
    error('Wavelet:modwt:invalidSignal', 'modwt: expected a vector of real numbers, found %s', class(x));
  end
  x = reshape(realfloat('modwt', x), 1, []);
  n = numel(x);
  [low, high, levels] = modwtfilters('modwt', varargin, n);
  w = zeros(levels + 1, n, 'like', x);
  F = fft(x);
  for k = 1:levels
    [G, H] = modwtresponse(low, high, k, n);
    w(k, :) = real(ifft(F .* H));
    F = F .* G;
  end
  w(end, :) = real(ifft(F));
end
