function [x, t] = istft(s, varargin)
  % The signal with the nearest transform: Griffin and Lim, Signal estimation from modified short-time Fourier transform, IEEE ASSP
  % 32 (1984); or by plain addition: Allen (1977).
  if ~(isnumeric(s) && ndims(s) <= 3)
    error('signal:istft:invalidTransform', 'istft: the transform must be a numeric array of up to three dimensions');
  end
  o = stftsetup('istft', varargin);
  if strcmp(o.InputTimeDimension, 'downrows')
    s = permute(s, [2, 1, 3]);
  end
  if ~isfloat(s)
    s = double(s);
  end
  if ~any(strcmp(o.Method, {'wola', 'ola'}))
    error('signal:istft:invalidMethod', 'istft: the method must be ''wola'' or ''ola''');
  end
  onesided = strcmp(o.range, 'onesided');
  if isempty(o.nfft)
    o.nfft = size(s, 1);
    if onesided
      o.nfft = 2 * (size(s, 1) - 1);
    end
  end
  len = numel(o.window);
  [rows, ~] = spectralrange('istft', o, true);
  if size(s, 1) ~= numel(rows) || o.nfft < len
    error('signal:istft:invalidFFTLength', 'istft: a transform of the length %d has not %d frequencies', o.nfft, size(s, 1));
  end
  frames = size(s, 2);
  channels = size(s, 3);
  s = reshape(s, size(s, 1), []);
  if onesided
    n = o.nfft;
    s = [s; conj(s(n - floor(n / 2):-1:2, :))];
  else
    s(rows, :) = s;
  end
  if onesided || o.ConjugateSymmetric
    y = ifft(s, [], 1, 'symmetric');
  else
    y = ifft(s, [], 1);
  end
  y = y(1:len, :);
  window = cast(o.window, class(y));
  if strcmp(o.Method, 'wola')
    y = y .* window;
    weights = window .^ 2;
  else
    weights = window;
  end
  % Each frame at its place, added up.
  count = (frames - 1) * o.hop + len;
  place = reshape((1:len).' + (0:frames - 1) * o.hop, [], 1);
  total = accumarray(place, repmat(weights, frames, 1), [count, 1]);
  total(abs(total) < len * eps(class(total))) = 1;
  y = reshape(y, [], channels);
  x = zeros(count, channels, 'like', y);
  for k = 1:channels
    x(:, k) = accumarray(place, y(:, k), [count, 1]) ./ total;
  end
  t = (0:count - 1).';
  if o.rated
    t = t / o.rate;
  end
  if o.seconds
    t = seconds(t);
  end
end
