function [fc, tc] = reassignment(x, o, X, rows, f, t)
  % Where the energy of segments has its centre, in frequency and in time: F. Auger and P. Flandrin, Improving the
  % readability of time-frequency and time-scale representations by the reassignment method, IEEE SP 43 (1995).
  w = o.window;
  len = numel(w);
  timed = o;
  timed.window = w .* ((0:len - 1).' - len / 2);
  sloped = o;
  sloped.window = zeros(len, 1);
  if len > 3
    sloped.window = ppval(ppder(spline(0:len - 1, w.')), (0:len - 1).');
  end
  none = X == 0;
  X(none) = 1;
  shift = framespectra(x, sloped);
  shift = imag(shift(rows, :, :) ./ X);
  shift(none) = 0;
  fc = f - shift * (o.rate / (2 * pi));
  late = framespectra(x, timed);
  late = real(late(rows, :, :) ./ X);
  late(none) = 0;
  if o.rated
    late = late / o.rate;
  end
  tc = reshape(t, 1, []) + late;
end
