function [pxx, f, pth] = plomb(x, varargin)
  % N. R. Lomb, Astrophysics and Space Science 39 (1976); J. D. Scargle, Astrophysical Journal 263 (1982).
  x = signalcolumns('plomb', x, []);
  if ~isreal(x)
    error('signal:plomb:MustBeReal', 'plomb: expected a signal of real numbers');
  end
  texts = find([cellfun(@(g) ischar(g) || isstring(g), varargin), true], 1);
  [numbers, words] = deal(varargin(1:texts - 1), varargin(texts:end));
  kind = 'psd';
  pd = [];
  while ~isempty(words)
    switch validatestring(words{1}, {'psd', 'power', 'normalized', 'Pd'}, 'plomb')
      case 'Pd'
        if numel(words) < 2
          error('signal:plomb:MissingValue', 'plomb: the option ''Pd'' has no value');
        end
        pd = reshape(double(words{2}), [], 1);
        if any(~(pd > 0 & pd < 1))
          error('signal:plomb:InvalidPd', 'plomb: probabilities must be between 0 and 1');
        end
        words(1:2) = [];
      otherwise
        kind = validatestring(words{1}, {'psd', 'power', 'normalized'});
        words(1) = [];
    end
  end
  numbers(end + 1:3) = {[]};
  [t, wanted, ofac] = numbers{1:3};
  n = size(x, 1);
  rated = ~isempty(t);
  if ~rated
    t = (0:n - 1).';
  elseif isscalar(t) && n > 1
    t = (0:n - 1).' / double(t);
  else
    t = reshape(double(t), [], 1);
  end
  if numel(t) ~= n
    error('signal:plomb:InvalidTimes', 'plomb: expected %d times, found %d', n, numel(t));
  end
  if any(diff(t(~isnan(t))) <= 0)
    error('signal:plomb:NonMonotonicTimes', 'plomb: expected times that ascend');
  end
  circle = 1;
  if ~rated
    circle = 2 * pi;
  end
  if isempty(ofac)
    ofac = 4;
  end
  % Every channel has the frequencies that the times of all samples give.
  valid = ~isnan(t) & ~all(isnan(x), 2);
  held = t(valid);
  count = numel(held);
  if count < 2
    error('signal:plomb:TooShort', 'plomb: expected at least 2 samples, found %d', count);
  end
  step = (held(end) - held(1)) / (count - 1);
  if numel(wanted) > 1
    f = reshape(double(wanted), [], 1) / circle;
  else
    fmax = 1 / (2 * step);
    if ~isempty(wanted)
      fmax = double(wanted) / circle;
    end
    fmin = 1 / (ofac * count * step);
    f = fmin * (1:round(fmax / fmin)).';
  end
  pxx = zeros(numel(f), size(x, 2), class(x));
  pth = zeros(numel(pd), size(x, 2), class(x));
  for c = 1:size(x, 2)
    fine = valid & ~isnan(x(:, c));
    [p, variance] = lombscargle(t(fine), double(x(fine, c)), f);
    used = t(fine);
    m = numel(used);
    switch kind
      case 'psd'
        scale = (used(end) - used(1)) / (m - 1) / circle;
      case 'power'
        scale = 1 / m;
      otherwise
        scale = 1 / (2 * variance);
    end
    pxx(:, c) = p * scale;
    independent = max(2 * numel(f) / ofac, 1);
    pth(:, c) = -log(1 - pd .^ (1 / independent)) * (2 * variance * scale);
  end
  f = f * circle;
  if nargout == 0
    names = {'Power/frequency (dB/Hz)', 'Lomb-Scargle Power Spectral Density Estimate'};
    plotspectrum(f, 10 * log10(pxx), rated, names{:});
    clear pxx
  end
end

function [p, variance] = lombscargle(t, x, f)
  x = x - mean(x);
  variance = var(x);
  t = reshape(t - t(1), 1, []);
  p = zeros(size(f));
  step = max(floor(2 ^ 20 / numel(t)), 1);
  for first = 1:step:numel(f)
    at = first:min(first + step - 1, numel(f));
    w = 2 * pi * f(at);
    late = atan2(sum(sin(2 * w * t), 2), sum(cos(2 * w * t), 2)) / 2;
    a = w * t - late;
    [c, s] = deal(cos(a), sin(a));
    [cc, ss] = deal(sum(c .^ 2, 2), sum(s .^ 2, 2));
    % Where one of both is zero at all samples it holds no power.
    least = 1e-10 * numel(t);
    p(at) = (c * x) .^ 2 ./ max(cc, realmin) .* (cc > least) + (s * x) .^ 2 ./ max(ss, realmin) .* (ss > least);
  end
end
