function p = bandpower(x, varargin)
  % Hayes, Statistical Digital Signal Processing and Modeling, 1996.
  if ~isempty(varargin) && (ischar(varargin{end}) || isstring(varargin{end}))
    if ~strcmpi(varargin{end}, 'psd') || numel(varargin) < 2
      error('signal:bandpower:invalidOption', 'bandpower: expected a power spectrum, its frequencies and ''psd''');
    end
    numbers = varargin(1:end - 1);
    numbers(end + 1:2) = {[]};
    p = of_spectrum(signalcolumns('bandpower', x, []), numbers{1:2});
    return;
  end
  x = signalcolumns('bandpower', x, []);
  n = size(x, 1);
  if isempty(varargin)
    p = mean(real(x) .^ 2 + imag(x) .^ 2, 1);
    return;
  end
  rate = varargin{1};
  if numel(varargin) < 2
    error('signal:bandpower:invalidOption', 'bandpower: expected a sample rate and a range of frequencies');
  end
  if ~(isnumeric(rate) && isscalar(rate) && isreal(rate) && rate > 0)
    error('signal:bandpower:invalidRate', 'bandpower: the sample rate must be a positive number');
  end
  o = spectralsetup('bandpower', n, {hamming(n), 0, n, rate});
  if ~isreal(x)
    o.range = 'centered';
  end
  [rows, f, weights] = spectralrange('bandpower', o, isreal(x));
  X = reshape(framespectra(x, o), n, []);
  X = X(rows, :);
  p = of_spectrum((real(X) .^ 2 + imag(X) .^ 2) .* (weights / (o.rate * sum(o.window .^ 2))), f, varargin{2});
end

function p = of_spectrum(pxx, f, range)
  % Rectangles, each as wide as the step to the next frequency.
  f = reshape(double(f), [], 1);
  if numel(f) ~= size(pxx, 1) || any(diff(f) <= 0)
    error('signal:bandpower:invalidFrequencies', 'bandpower: there must be as many increasing frequencies as powers');
  end
  steps = diff(f);
  typical = (f(end) - f(1)) / max(numel(f) - 1, 1);
  if any(f < 0)
    steps = [typical; steps];
  else
    steps = [steps; typical];
  end
  first = 1;
  last = numel(f);
  if ~isempty(range)
    if ~(isnumeric(range) && numel(range) == 2 && range(1) < range(2) && range(1) >= f(1) && range(2) <= f(end) * (1 + 1e-12))
      error('signal:bandpower:FreqRangeOutOfBounds', ...
            'bandpower: the range of frequencies must be two increasing ones within those of the spectrum');
    end
    first = find(f <= range(1), 1, 'last');
    last = min([find(f >= range(2), 1), last]);
  end
  p = steps(first:last).' * pxx(first:last, :);
end
