function o = spectralsetup(name, n, given)
  % What the arguments window, overlap, transform length or frequencies, sample rate and words come to for n samples: the methods
  % of Welch, IEEE AU 15 (1967).
  o.words = {};
  o.pairs = struct();
  numbers = {};
  k = 1;
  while k <= numel(given)
    option = given{k};
    if ischar(option) || isstring(option)
      word = lower(char(option));
      if any(strcmp(word, {'confidencelevel', 'minthreshold', 'outputtimedimension', 'estimator'}))
        if k == numel(given)
          error(['signal:', name, ':invalidOption'], '%s: the option ''%s'' has no value', name, word);
        end
        k = k + 1;
        o.pairs.(word) = given{k};
      else
        o.words{end + 1} = word;
      end
    else
      numbers{end + 1} = option;
    end
    k = k + 1;
  end
  if numel(numbers) > 4
    error(['signal:', name, ':invalidOption'], '%s: expected a window, an overlap, frequencies and a rate', name);
  end
  o.rated = numel(numbers) > 3;
  numbers(end + 1:4) = {[]};
  [window, overlap, nfft, rate] = numbers{:};
  if isempty(window)
    % Eight segments that overlap by half, or by what is given.
    if isempty(overlap)
      window = fix(n / 4.5);
    else
      window = fix((n + 7 * double(overlap)) / 8);
    end
    window = max(window, 1);
  end
  if ~(isnumeric(window) && isvector(window) && isreal(window))
    error(['signal:', name, ':invalidWindow'], '%s: the window must be a real vector or a length', name);
  end
  if isscalar(window)
    if ~(window >= 1 && window == fix(window))
      error(['signal:', name, ':invalidWindow'], '%s: the length of the window must be a positive integer', name);
    end
    window = hamming(double(window));
  end
  o.window = reshape(double(window), [], 1);
  len = numel(window);
  if len > n
    error(['signal:', name, ':invalidSegmentLength'], ...
          '%s: the segments of %d samples are longer than the signal', name, len);
  end
  if isempty(overlap)
    overlap = fix(len / 2);
  elseif ~(isnumeric(overlap) && isscalar(overlap) && overlap >= 0 && overlap == fix(overlap) && overlap < len)
    error(['signal:', name, ':noverlapTooBig'], ...
          '%s: the overlap must be an integer from 0 up to below the length of the segments', name);
  end
  o.hop = len - double(overlap);
  o.count = floor((n - double(overlap)) / o.hop);
  o.rate = 2 * pi;
  if o.rated
    o.rate = 1;
    if ~isempty(rate)
      o.rate = double(rate);
    end
    if ~(isscalar(o.rate) && isreal(o.rate) && o.rate > 0)
      error(['signal:', name, ':invalidRate'], '%s: the sample rate must be a positive number', name);
    end
  end
  o.at = [];
  o.nfft = max(256, 2 ^ nextpow2(len));
  if isscalar(nfft)
    if ~(isnumeric(nfft) && nfft >= 1 && nfft == fix(nfft))
      error(['signal:', name, ':invalidLength'], '%s: the length of the transform must be a positive integer', name);
    end
    o.nfft = double(nfft);
  elseif ~isempty(nfft)
    if ~(isnumeric(nfft) && isreal(nfft) && isvector(nfft))
      error(['signal:', name, ':invalidFrequencies'], '%s: the frequencies must be a vector of real numbers', name);
    end
    o.at = reshape(double(nfft), [], 1);
  end
  o.range = '';
end
