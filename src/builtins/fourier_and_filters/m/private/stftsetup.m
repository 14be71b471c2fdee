function o = stftsetup(name, given)
  % The options of short-time transforms, the sample rate before them.
  o = struct('Window', hann(128, 'periodic'), 'OverlapLength', [], 'FFTLength', [], 'FrequencyRange', 'centered', ...
             'OutputTimeDimension', 'acrosscolumns', 'InputTimeDimension', 'acrosscolumns', 'Method', 'wola', ...
             'ConjugateSymmetric', false);
  o.rated = false;
  o.seconds = false;
  o.rate = 2 * pi;
  if ~isempty(given) && ~(ischar(given{1}) || isstring(given{1}))
    rate = given{1};
    given(1) = [];
    if ~isempty(rate)
      o.rated = true;
      o.seconds = isduration(rate);
      if o.seconds
        rate = 1 / seconds(rate);
      end
      if ~(isnumeric(rate) && isscalar(rate) && isreal(rate) && rate > 0)
        error(['signal:', name, ':invalidRate'], '%s: the sample rate must be a positive number', name);
      end
      o.rate = double(rate);
    end
  end
  if mod(numel(given), 2) ~= 0
    error(['signal:', name, ':invalidOption'], '%s: options come with their values', name);
  end
  names = fieldnames(o);
  names = names(1:8);
  for k = 1:2:numel(given)
    at = find(strcmpi(char(given{k}), names));
    if isempty(at)
      error(['signal:', name, ':invalidOption'], '%s: unknown option ''%s''', name, char(given{k}));
    end
    value = given{k + 1};
    if ischar(value) || isstring(value)
      value = lower(char(value));
    end
    o.(names{at}) = value;
  end
  if ~(isnumeric(o.Window) && isreal(o.Window) && isvector(o.Window) && numel(o.Window) > 1)
    error(['signal:', name, ':invalidWindow'], '%s: the window must be a real vector of two elements or more', name);
  end
  o.window = reshape(double(o.Window), [], 1);
  len = numel(o.window);
  if isempty(o.OverlapLength)
    o.OverlapLength = floor(0.75 * len);
  elseif ~(isnumeric(o.OverlapLength) && isscalar(o.OverlapLength) && o.OverlapLength >= 0 && ...
           o.OverlapLength == fix(o.OverlapLength) && o.OverlapLength < len)
    error(['signal:', name, ':invalidOverlapLength'], ...
          '%s: the overlap must be an integer from 0 up to below the length of the window', name);
  end
  o.hop = len - double(o.OverlapLength);
  if ~isempty(o.FFTLength) && ~(isnumeric(o.FFTLength) && isscalar(o.FFTLength) && o.FFTLength == fix(o.FFTLength) && ...
                                o.FFTLength >= len)
    error(['signal:', name, ':invalidFFTLength'], '%s: the length of the transform must not be below that of the window', name);
  end
  o.at = [];
  o.nfft = double(o.FFTLength);
  o.range = o.FrequencyRange;
  if ~any(strcmp(o.range, {'centered', 'twosided', 'onesided'}))
    error(['signal:', name, ':invalidRange'], '%s: the range must be ''centered'', ''twosided'' or ''onesided''', name);
  end
end
