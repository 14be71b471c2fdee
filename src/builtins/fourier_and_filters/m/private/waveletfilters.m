function [filters, mode, rest] = waveletfilters(name, given, part)
  % A pair of filters by the name of a wavelet or as they are given, and how signals go on beyond their ends.
  mode = 'sym';
  at = find(cellfun(@(v) (ischar(v) || isstring(v)) && strcmpi(v, 'mode'), given), 1);
  if ~isempty(at)
    if at == numel(given)
      error(['Wavelet:', name, ':invalidMode'], '%s: the option ''mode'' has no value', name);
    end
    mode = lower(char(given{at + 1}));
    given(at:at + 1) = [];
  end
  if ~any(strcmp(mode, {'sym', 'symh', 'symw', 'zpd', 'ppd', 'per', 'sp0'}))
    error(['Wavelet:', name, ':invalidMode'], '%s: expected sym, symw, zpd, ppd, per or sp0, found ''%s''', name, mode);
  end
  if isempty(given)
    error(['Wavelet:', name, ':noWavelet'], '%s: expected the name of a wavelet, or two filters', name);
  elseif ischar(given{1}) || isstring(given{1})
    filters = cell(1, 2);
    [filters{:}] = wfilters(given{1}, part);
    rest = given(2:end);
  elseif numel(given) > 1
    filters = {reshape(given{1}, 1, []), reshape(given{2}, 1, [])};
    rest = given(3:end);
  else
    error(['Wavelet:', name, ':noWavelet'], '%s: expected the name of a wavelet, or two filters', name);
  end
end
