function [b, a] = fir2(n, f, m, varargin)
  % Frequency sampling: Jackson, Digital Filters and Signal Processing, 1996, chapter 9.
  n = prototypeorder('fir2', n, 1e7);
  if ~(isnumeric(f) && isnumeric(m) && isvector(f) && isvector(m) && numel(f) == numel(m) && numel(f) > 1)
    error('signal:fir2:mismatchedDimensions', 'fir2: the frequencies and their magnitudes must be vectors of the same length');
  end
  f = reshape(double(f), [], 1);
  m = reshape(double(m), [], 1);
  if f(1) ~= 0 || f(end) ~= 1
    error('signal:fir2:invalidRange', 'fir2: the first frequency must be 0 and the last 1');
  end
  if any(diff(f) < 0)
    error('signal:fir2:nonincreasing', 'fir2: the frequencies must not decrease');
  end
  if mod(n, 2) == 1 && m(end) ~= 0
    warning('signal:fir2:OddOrder', ...
            'fir2: the order is made even, as an odd one has no response at half the sample rate');
    n = n + 1;
  end
  window = [];
  sizes = {};
  for k = 1:numel(varargin)
    if isscalar(varargin{k}) && k < 3
      sizes{end + 1} = varargin{k};
    elseif ~isempty(varargin{k})
      window = varargin{k};
    end
  end
  sizes(end + 1:2) = {[]};
  [points, lap] = sizes{:};
  if isempty(points)
    points = max(512, 2 ^ nextpow2(n + 1));
  elseif ~(points == fix(points) && 2 * points > n)
    error('signal:fir2:InvalidNpt', 'fir2: the number of points must be an integer that exceeds half the order');
  end
  if isempty(lap)
    lap = fix(points / 25);
  end
  window = firwindow('fir2', window, n + 1);
  % Where the magnitude jumps, it passes from one to the other along so many points.
  jump = [diff(f) == 0; false];
  f(jump) = f(jump) - lap / (2 * points);
  jump = [false; jump(1:end - 1)];
  f(jump) = f(jump) + lap / (2 * points);
  f = min(max(cummax(f), 0), 1);
  keep = [true; diff(f) > 0];
  grid = (0:points).' / points;
  h = interp1(f(keep), m(keep), grid) .* exp(-0.5i * pi * n * grid);
  h = real(ifft([h; conj(h(points:-1:2))]));
  b = h(1:n + 1).' .* window;
  a = 1;
end
