function [pxx, f, pxxc, fc] = periodogram(x, varargin)
  % One segment of Welch's estimate: all of the signal, seen through a rectangle where no window is given (Oppenheim and
  % Schafer, Discrete-Time Signal Processing, section 10.5).
  columns = signalcolumns('periodogram', x, []);
  n = size(columns, 1);
  if isempty(varargin) || isempty(varargin{1})
    varargin{1} = ones(n, 1);
  elseif ischar(varargin{1}) || isstring(varargin{1})
    varargin = [{ones(n, 1)}, varargin];
  elseif ~isvector(varargin{1}) || numel(varargin{1}) ~= n
    error('MATLAB:periodogram:badWindow', 'periodogram: the window must be as long as the signal');
  end
  given = [varargin(1), {0}, varargin(2:end)];
  fc = [];
  if any(cellfun(@(g) (ischar(g) || isstring(g)) && strcmpi(g, 'reassigned'), given))
    [pxx, f, pxxc, fc, rated] = with_centres(columns, given);
  else
    if nargout > 3
      error('signal:periodogram:tooManyOutputs', 'periodogram: a fourth result comes with ''reassigned'' only');
    end
    [pxx, f, pxxc, rated] = welchspectrum('periodogram', x, given, nargout > 2);
  end
  if nargout == 0
    plotspectrum(f, 10 * log10(pxx), rated, 'Power/frequency (dB/Hz)', 'Periodogram Power Spectral Density Estimate');
    clear pxx
  end
end

function [q, f, p, fc, rated] = with_centres(x, given)
  [o, power] = spectralwords('periodogram', spectralsetup('periodogram', size(x, 1), given));
  X = framespectra(x, o);
  [rows, f, weights] = spectralrange('periodogram', o, isreal(x));
  X = X(rows, :, :);
  scale = o.rate * sum(o.window .^ 2);
  if power
    scale = sum(o.window) ^ 2;
  end
  fc = reshape(reassignment(x, o, X, rows, f, 0), numel(rows), []);
  p = reshape(real(X) .^ 2 + imag(X) .^ 2, numel(rows), []) .* (weights / scale);
  q = p;
  for c = 1:size(p, 2)
    q(:, c) = reassigned(p(:, c), fc(:, c), zeros(numel(rows), 1), f, 0, o);
  end
  rated = o.rated;
end
