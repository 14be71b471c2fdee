function [h, w] = freqz(b, varargin)
  [sections, given] = filtersections('freqz', b, varargin);
  texts = cellfun(@(v) ischar(v) || isstring(v), given);
  words = given(texts);
  given = given(~texts);
  for k = 1:numel(words)
    if ~any(strcmp(words{k}, {'whole', 'half'}))
      error('MATLAB:freqz:option', 'freqz: expected ''whole'' or a sampling rate, found ''%s''', words{k});
    end
  end
  whole = ~isempty(words) && strcmp(words{end}, 'whole');
  given(end + 1:2) = {[]};
  n = given{1};
  if isempty(n)
    n = 512;
  end
  rate = given{2};
  if ~isempty(rate) && ~(isnumeric(rate) && isscalar(rate) && isreal(rate) && rate > 0)
    error('MATLAB:freqz:rate', 'freqz: the sampling rate must be a positive number');
  end
  rate = double(rate);
  % Frequencies in Hz where there is a sampling rate, in radians for each sample otherwise.
  if isempty(rate)
    circle = 2 * pi;
  else
    circle = rate;
  end
  if isscalar(n)
    w = (0:n - 1).' * circle / n;
    if ~whole
      w = w / 2;
    end
  else
    w = n(:);
  end
  z = exp(-2i * pi * w / circle);
  h = 1;
  for k = 1:size(sections, 1)
    h = h .* (polyval(fliplr(sections{k, 1}), z) ./ polyval(fliplr(sections{k, 2}), z));
  end
  if nargout == 0
    subplot(2, 1, 1);
    plotspectrum(w, 20 * log10(abs(h)), ~isempty(rate), 'Magnitude (dB)', '');
    subplot(2, 1, 2);
    plotspectrum(w, 180 / pi * unwrap(angle(h)), ~isempty(rate), 'Phase (degrees)', '');
    clear h
  end
end
