function [low, high, levels] = modwtfilters(name, given, n)
  % Filters that put together, scaled so that both halves keep the length, and how many levels there are.
  levels = floor(log2(n));
  if ~isempty(given) && (ischar(given{end}) || isstring(given{end})) && numel(given) > 1
    if ~strcmpi(given{end}, 'periodic')
      error(['Wavelet:', name, ':unsupported'], '%s: expected ''periodic'', found ''%s''', name, char(given{end}));
    end
    given(end) = [];
  end
  if isempty(given) || isempty(given{1})
    [low, high] = wfilters('sym4', 'r');
    given(1:min(1, end)) = [];
  elseif ischar(given{1}) || isstring(given{1})
    [low, high] = wfilters(given{1}, 'r');
    given(1) = [];
  elseif numel(given) > 1 && ~isscalar(given{1})
    [low, high] = given{1:2};
    given(1:2) = [];
  else
    error(['Wavelet:', name, ':noWavelet'], '%s: expected the name of a wavelet, or two filters', name);
  end
  low = reshape(low, 1, []) / sqrt(2);
  high = reshape(high, 1, []) / sqrt(2);
  if ~isempty(given)
    if ~any(given{1} == 1:levels)
      error(['Wavelet:', name, ':invalidLevel'], '%s: expected a level from 1 up to %d', name, levels);
    end
    levels = given{1};
  end
end
