function [s, f, t] = specgram(x, n, rate, window, overlap)
  if ~(isnumeric(x) && isvector(x))
    error('signal:specgram:signal', 'specgram: the signal must be a vector');
  end
  if nargin < 2 || isempty(n)
    n = min(256, numel(x));
  end
  if nargin < 3 || isempty(rate)
    rate = 2;
  end
  if nargin < 4 || isempty(window)
    window = n;
  end
  if ~(isnumeric(n) && isscalar(n) && n == fix(n) && n > 0) || ~(isnumeric(rate) && isscalar(rate) && rate > 0)
    error('signal:specgram:length', 'specgram: expected the length of the transform, and the rate above 0');
  end
  if isscalar(window)
    window = hanning(window);
  end
  if nargin < 5 || isempty(overlap)
    overlap = fix(numel(window) / 2);
  end
  if numel(window) > n
    error('signal:specgram:window', 'specgram: the window is longer than the transform');
  end
  [found, f] = spectrogram(x, window, overlap, n, rate);
  % Segments are known by where they begin.
  t = (0:size(found, 2) - 1)' * (numel(window) - overlap) / rate;
  if nargout == 0
    imagesc(t, f, 20 * log10(abs(found) + eps));
    axis xy
    colormap(jet)
    xlabel('Time')
    ylabel('Frequency')
  else
    s = found;
  end
end
