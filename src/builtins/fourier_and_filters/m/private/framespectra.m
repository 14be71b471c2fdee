function X = framespectra(x, o)
  % The spectra of segments, of which the third dimension has those of the next signal. What is longer than the transform is
  % wrapped around it.
  len = numel(o.window);
  places = (1:len).' + (0:o.count - 1) * o.hop;
  x = reshape(x(places(:), :), len, o.count * size(x, 2)) .* cast(o.window, class(x));
  if ~isempty(o.at)
    X = cast(exp(-2i * pi / o.rate * o.at * (0:len - 1)), class(x)) * x;
  else
    if len > o.nfft
      turns = ceil(len / o.nfft);
      x = [x; zeros(turns * o.nfft - len, size(x, 2), 'like', x)];
      x = reshape(sum(reshape(x, o.nfft, turns, []), 2), o.nfft, []);
    end
    X = fft(x, o.nfft, 1);
  end
  X = reshape(X, size(X, 1), o.count, []);
end
