function [s, f, t] = stft(x, varargin)
  % Oppenheim and Schafer, Discrete-Time Signal Processing, section 10.3.
  if ndims(x) > 2
    error('signal:stft:invalidSignal', 'stft: the signal must be a vector or a matrix');
  end
  o = stftsetup('stft', varargin);
  x = signalcolumns('stft', x, []);
  len = numel(o.window);
  if size(x, 1) < len
    error('signal:stft:invalidWindowLength', 'stft: the window of %d samples is longer than the signal', len);
  end
  if isempty(o.nfft)
    o.nfft = max(128, len);
  end
  o.count = floor((size(x, 1) - o.OverlapLength) / o.hop);
  s = framespectra(x, o);
  [rows, f] = spectralrange('stft', o, isreal(x));
  s = s(rows, :, :);
  t = len / 2 + (0:o.count - 1).' * o.hop;
  if o.rated
    t = t / o.rate;
  end
  if o.seconds
    t = seconds(t);
  end
  if nargout == 0
    imagesc(t, f, 20 * log10(abs(s(:, :, 1)) + eps));
    axis xy
    colorbar;
    title('Short-Time Fourier Transform');
    clear s
  elseif strcmp(o.OutputTimeDimension, 'downrows')
    s = permute(s, [2, 1, 3]);
  end
end
