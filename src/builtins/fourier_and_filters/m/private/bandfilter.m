function y = bandfilter(name, x, given)
  % Signals without what lies outside, or within, bands: by a filter that delays nothing.
  two = any(strcmp(name, {'bandpass', 'bandstop'}));
  texts = find([cellfun(@(g) ischar(g) || isstring(g), given), true], 1);
  [numbers, options] = deal(given(1:texts - 1), given(texts:end));
  if ~((isfloat(x) || isinteger(x)) && ismatrix(x) && ~isempty(x))
    error(['signal:' name ':signal'], '%s: expected a signal, or one in each column', name);
  end
  if ~any(numel(numbers) == [1 2]) || ~all(cellfun(@isnumeric, numbers))
    error(['signal:' name ':frequencies'], '%s: expected the edges of the band and perhaps the rate', name);
  end
  half = 1;
  if numel(numbers) > 1
    half = double(numbers{2}) / 2;
  end
  edges = double(numbers{1}(:)') / half;
  if ~isscalar(half) || numel(edges) ~= 1 + two || any(~(edges > 0 & edges < 1)) || any(diff(edges) <= 0)
    error(['signal:' name ':frequencies'], '%s: expected %d frequencies in order between 0 and half the rate', name, 1 + two);
  end
  [steepness, attenuation, kind] = deal(0.85, 60, 'auto');
  for k = 1:2:numel(options)
    word = validatestring(options{k}, {'Steepness', 'StopbandAttenuation', 'ImpulseResponse'});
    if k == numel(options)
      error(['signal:' name ':options'], '%s: expected a value after %s', name, word);
    end
    switch word
      case 'Steepness'
        steepness = options{k + 1};
      case 'StopbandAttenuation'
        attenuation = options{k + 1};
      otherwise
        kind = validatestring(options{k + 1}, {'auto', 'fir', 'iir'});
    end
  end
  steepness = reshape(double(steepness), 1, []);
  if ~any(numel(steepness) == [1, 1 + two]) || any(~(steepness >= 0.5 & steepness < 1))
    error(['signal:' name ':steepness'], '%s: the steepness is from 0.5 to less than 1', name);
  end
  if ~(isnumeric(attenuation) && isscalar(attenuation) && attenuation > 0)
    error(['signal:' name ':attenuation'], '%s: the attenuation is a positive number of decibels', name);
  end
  steepness = repmat(steepness, 1, (1 + two) / numel(steepness));
  flat = (1 - steepness);
  % How wide the edges are: parts of what lies beyond them.
  switch name
    case 'lowpass'
      [ends, gains] = deal([edges, edges + flat * (1 - edges)], [1 0]);
    case 'highpass'
      [ends, gains] = deal([edges - flat * edges, edges], [0 1]);
    case 'bandpass'
      outer = [edges(1) - flat(1) * edges(1), edges(2) + flat(2) * (1 - edges(2))];
      [ends, gains] = deal([outer(1), edges, outer(2)], [0 1 0]);
    otherwise
      inner = [edges(1), edges(2)] + [1 -1] .* flat * diff(edges) / 2;
      [ends, gains] = deal([edges(1), inner, edges(2)], [1 0 1]);
  end
  ripple = 0.1;
  errors = [10 ^ (-attenuation / 20), (10 ^ (ripple / 20) - 1) / (10 ^ (ripple / 20) + 1)];
  [n, Wn, beta, form] = kaiserord(ends, gains, errors(1 + gains));
  n = n + mod(n, 2);
  lying = isrow(x);
  y = x;
  if lying
    y = y(:);
  end
  if ~isfloat(y)
    y = double(y);
  end
  count = size(y, 1);
  if strcmp(kind, 'fir') || strcmp(kind, 'auto') && count > 2 * n
    b = fir1(n, Wn, form, kaiser(n + 1, beta), 'noscale');
    late = filter(b, 1, [y; zeros(n / 2, size(y, 2))]);
    y = late(n / 2 + 1:end, :);
  else
    % There and back, each way with half of the decibels.
    switch name
      case {'lowpass', 'highpass'}
        [pass, stop] = deal(edges, ends(gains([1 2]) == 0));
      case 'bandpass'
        [pass, stop] = deal(edges, ends([1 4]));
      otherwise
        [pass, stop] = deal(edges, ends([2 3]));
    end
    order = ellipord(pass, stop, ripple / 2, attenuation / 2);
    whole = order;
    while 3 * order * (1 + two) >= count && order > 1
      order = order - 1;
    end
    if order < whole
      warning(['signal:' name ':short'], '%s: the signal is too short for a filter of the order %d; its order is %d.', name, whole, order);
    end
    words = {'low', 'high', 'bandpass', 'stop'};
    [z, p, k] = ellip(order, ripple / 2, attenuation / 2, pass, words{strcmp(name, {'lowpass', 'highpass', 'bandpass', 'bandstop'})});
    [sections, gain] = zp2sos(z, p, k);
    if size(sections, 1) == 1
      y = filtfilt(gain * sections(1:3), sections(4:6), y);
    else
      y = filtfilt(sections, gain, y);
    end
  end
  if lying
    y = reshape(y, 1, []);
  end
end
