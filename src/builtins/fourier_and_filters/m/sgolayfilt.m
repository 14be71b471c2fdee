function y = sgolayfilt(x, degree, len, weights, dim)
  % Orfanidis, Introduction to Signal Processing, 1996, section 8.3.5: the first and last frame give their half frames as well.
  if nargin < 4
    weights = [];
  end
  if nargin < 5
    dim = [];
  end
  b = sgolay(degree, len, weights);
  [x, extent, order] = signalcolumns('sgolayfilt', x, dim);
  if size(x, 1) < len
    error('signal:sgolayfilt:tooShort', 'sgolayfilt: the signal must have at least %d samples', len);
  end
  b = cast(b, class(x));
  len = double(len);
  half = (len - 1) / 2;
  % Weights belong to the samples of a frame from the last to the first.
  y = filter(b(half + 1, :), 1, x, [], 1);
  y = [b(len:-1:half + 2, :) * x(len:-1:1, :); y(len:end, :); b(half:-1:1, :) * x(end:-1:end - len + 1, :)];
  y = signalshape(y, extent, order);
end
