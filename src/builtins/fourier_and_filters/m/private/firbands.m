function [n, f, a, w, kind] = firbands(name, n, f, a, given)
  % The order, bands, amplitudes and weights of a filter, and whether it is odd.
  n = prototypeorder(name, n, 1e5);
  kind = '';
  w = [];
  for k = 1:numel(given)
    if ischar(given{k}) || isstring(given{k})
      kind = lower(char(given{k}));
      if ~any(strcmp(kind, {'hilbert', 'differentiator', 'h', 'd'}))
        error(['signal:', name, ':invalidType'], '%s: expected hilbert or differentiator, found ''%s''', name, kind);
      end
      kind = kind(1);
    elseif isnumeric(given{k}) && ~isempty(given{k})
      w = double(given{k}(:)');
    end
  end
  f = double(f(:)');
  a = double(a(:)');
  if mod(numel(f), 2) ~= 0 || any(f < 0 | f > 1) || any(diff(f) < 0)
    error(['signal:', name, ':invalidEdges'], '%s: expected pairs of edges in order, from 0 to 1', name);
  end
  if numel(a) ~= numel(f)
    error(['signal:', name, ':invalidAmplitudes'], '%s: expected %d amplitudes, found %d', name, numel(f), numel(a));
  end
  if isempty(w)
    w = ones(1, numel(f) / 2);
  elseif numel(w) ~= numel(f) / 2
    error(['signal:', name, ':invalidWeights'], '%s: expected %d weights, found %d', name, numel(f) / 2, numel(w));
  end
  if isempty(kind) && f(end) == 1 && a(end) ~= 0 && mod(n, 2) == 1
    warning(['signal:', name, ':OddOrder'], ...
            '%s: the order is made even, as an odd one has no response at half the sample rate', name);
    n = n + 1;
  end
end
