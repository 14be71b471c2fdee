function [Pxx, Pyy, Pxy, f, o] = crossspectra(name, x, y, given)
  % The spectra of two signals and between them, averaged over segments: columns with columns, or one with all.
  x = signalcolumns(name, x, []);
  y = signalcolumns(name, y, []);
  if size(x, 1) ~= size(y, 1) || size(x, 2) > 1 && size(y, 2) > 1 && size(x, 2) ~= size(y, 2)
    error(['signal:', name, ':invalidDimensions'], '%s: the signals must have the same size, or one of them one column', name);
  end
  o = spectralsetup(name, size(x, 1), given);
  [o, ~, ~, rest] = spectralwords(name, o);
  if any(strcmp(rest, 'mimo'))
    error(['signal:', name, ':unsupported'], '%s: the option ''mimo'' is not supported', name);
  end
  [rows, f, weights] = spectralrange(name, o, isreal(x) && isreal(y));
  X = framespectra(x, o);
  Y = framespectra(y, o);
  X = X(rows, :, :);
  Y = Y(rows, :, :);
  scale = weights / (o.rate * sum(o.window .^ 2));
  joined = @(P) reshape(mean(P, 2), numel(rows), []) .* scale;
  Pxx = joined(real(X) .^ 2 + imag(X) .^ 2);
  Pyy = joined(real(Y) .^ 2 + imag(Y) .^ 2);
  Pxy = joined(X .* conj(Y));
end
