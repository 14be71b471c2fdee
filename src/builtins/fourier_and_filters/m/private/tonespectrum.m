function s = tonespectrum(name, given)
  % The power of a tone, of its harmonics and of what is left in a signal, by a spectrum under a window of Kaiser.
  x = given{1};
  if ~isnumeric(x) || ~isreal(x) || ~isvector(x) || numel(x) < 8
    error(['signal:', name, ':invalidSignal'], '%s: expected a signal of at least 8 real numbers', name);
  end
  given(end + 1:3) = {[]};
  rate = given{2};
  if isempty(rate)
    rate = 2 * pi;
  end
  count = given{3};
  if isempty(count)
    count = 6;
  end
  x = double(x(:)) - mean(double(x(:)));
  n = numel(x);
  window = kaiser(n, 38);
  [p, f] = periodogram(x, window, n, rate);
  width = rate / n;
  left = true(size(p));
  left([1; lobe(p, 2)]) = false;
  [~, peak] = max(p .* left);
  at = lobe(p, peak);
  s.frequency = sum(p(at) .* f(at)) / sum(p(at));
  s.power = sum(p(at)) * width;
  left(at) = false;
  s.tone = false(size(p));
  s.tone(at) = true;
  s.harmonics = zeros(count - 1, 1);
  s.places = zeros(count - 1, 1);
  s.distorted = false(size(p));
  for k = 2:count
    place = mod(k * s.frequency, rate);
    place = min(place, rate - place);
    s.places(k - 1) = place;
    [~, near] = min(abs(f - place));
    around = max(near - 2, 1):min(near + 2, numel(p));
    [~, top] = max(p(around));
    at = lobe(p, around(top));
    at = at(left(at));
    s.harmonics(k - 1) = sum(p(at)) * width;
    s.distorted(at) = true;
    left(at) = false;
  end
  % Where the tone and its harmonics were, the noise is that of the median.
  s.noise = sum(p(left)) * width + nnz(~left) * median(p(left)) * width;
  s.rest = left;
  s.p = p;
  s.f = f;
  s.width = width;
end

function at = lobe(p, peak)
  % A peak down to where the spectrum rises again.
  low = peak;
  while low > 1 && p(low - 1) <= p(low)
    low = low - 1;
  end
  high = peak;
  while high < numel(p) && p(high + 1) <= p(high)
    high = high + 1;
  end
  at = (low:high)';
end
