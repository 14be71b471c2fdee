function x = imodwt(w, varargin)
  if ~isnumeric(w) || ~ismatrix(w) || size(w, 1) < 2
    error('Wavelet:imodwt:invalidTransform', 'imodwt: expected a matrix that modwt gives, found %s', class(w));
  end
  levels = size(w, 1) - 1;
  without = 0;
  scalars = cellfun(@(g) isnumeric(g) && isscalar(g), varargin);
  if any(scalars)
    without = varargin{find(scalars, 1)};
    if ~any(without == 0:levels)
      error('Wavelet:imodwt:invalidLevel', 'imodwt: expected a level from 0 up to %d', levels);
    end
    varargin(scalars) = [];
  end
  n = size(w, 2);
  [low, high] = modwtfilters('imodwt', varargin, n);
  F = fft(w(end, :));
  for k = levels:-1:1
    [G, H] = modwtresponse(low, high, k, n);
    F = F .* conj(G);
    if k > without
      F = F + fft(w(k, :)) .* conj(H);
    end
  end
  x = real(ifft(F));
end
