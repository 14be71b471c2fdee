function [s, f, t, ps, fc, tc] = spectrogram(x, varargin)
  % Oppenheim and Schafer, Discrete-Time Signal Processing, section 10.3.
  if ~isvector(x)
    error('signal:spectrogram:MustBeVector', 'spectrogram: the signal must be a vector');
  end
  x = signalcolumns('spectrogram', x, []);
  o = spectralsetup('spectrogram', numel(x), varargin);
  [o, power, ~, rest] = spectralwords('spectrogram', o);
  s = framespectra(x, o);
  [rows, f, weights] = spectralrange('spectrogram', o, isreal(x));
  s = s(rows, :);
  t = numel(o.window) / 2 + (0:o.count - 1) * o.hop;
  if o.rated
    t = t / o.rate;
  end
  moves = any(strcmp(rest, 'reassigned'));
  if nargout == 0 || nargout > 3
    scale = o.rate * sum(o.window .^ 2);
    if power
      scale = sum(o.window) ^ 2;
    end
    ps = (real(s) .^ 2 + imag(s) .^ 2) .* (weights / scale);
    if isfield(o.pairs, 'minthreshold')
      ps = ps .* (10 * log10(ps) >= o.pairs.minthreshold);
    end
    if moves || nargout > 4
      [fc, tc] = reassignment(x, o, s, rows, f, t);
    end
    if moves
      ps = reassigned(ps, fc, tc, f, t, o);
    end
  end
  if nargout == 0
    levels = 10 * log10(ps + eps);
    names = {'Time (s)', 'Frequency (Hz)'};
    if ~o.rated
      f = f / pi;
      names = {'Samples', 'Normalized Frequency (\times\pi rad/sample)'};
    end
    if any(strcmp(rest, 'yaxis'))
      imagesc(t, f, levels);
      xlabel(names{1});
      ylabel(names{2});
    else
      imagesc(f, t, levels.');
      xlabel(names{2});
      ylabel(names{1});
    end
    axis xy
    colorbar;
    clear s
    return;
  end
  if isfield(o.pairs, 'outputtimedimension') && strcmpi(o.pairs.outputtimedimension, 'downrows')
    s = s.';
    f = f.';
    t = t.';
    if nargout > 3
      ps = ps.';
    end
    if nargout > 4
      [fc, tc] = deal(fc.', tc.');
    end
  end
end
