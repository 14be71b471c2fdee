function [s, f, t, c] = xspectrogram(x, y, varargin)
  if ~isvector(x) || ~isvector(y) || numel(x) ~= numel(y)
    error('signal:xspectrogram:InvalidDimensions', ...
          'xspectrogram: expected two vectors as long as each other, found %d and %d elements', numel(x), numel(y));
  end
  x = signalcolumns('xspectrogram', x, []);
  y = signalcolumns('xspectrogram', y, []);
  o = spectralsetup('xspectrogram', numel(x), varargin);
  [o, power, ~, rest] = spectralwords('xspectrogram', o);
  [rows, f, weights] = spectralrange('xspectrogram', o, isreal(x) && isreal(y));
  scale = o.rate * sum(o.window .^ 2);
  if power
    scale = sum(o.window) ^ 2;
  end
  c = framespectra(x, o) .* conj(framespectra(y, o));
  c = c(rows, :) .* (weights / scale);
  if isfield(o.pairs, 'minthreshold')
    c = c .* (10 * log10(abs(c)) >= o.pairs.minthreshold);
  end
  s = abs(c);
  t = numel(o.window) / 2 + (0:o.count - 1) * o.hop;
  if o.rated
    t = t / o.rate;
  end
  if nargout == 0
    levels = 10 * log10(s + eps);
    names = {'Time (s)', 'Frequency (Hz)'};
    if ~o.rated
      f = f / pi;
      names = {'Samples', 'Normalized Frequency (\times\pi rad/sample)'};
    end
    if any(strcmp(rest, 'yaxis'))
      imagesc(t, f, levels);
    else
      imagesc(f, t, levels.');
      names = fliplr(names);
    end
    xlabel(names{1});
    ylabel(names{2});
    axis xy
    colorbar;
    clear s
  end
end
