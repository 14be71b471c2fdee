function s = signaltransitions(name, given)
  % Where a signal goes from one of its two levels to the other, and when it crosses its reference levels there.
  x = given{1};
  if ~isnumeric(x) || ~isreal(x) || ~isvector(x) || numel(x) < 2
    error(['signal:', name, ':invalidSignal'], '%s: expected a vector of real numbers', name);
  end
  x = x(:);
  if ~isfloat(x)
    x = double(x);
  end
  t = (1:numel(x))';
  given = given(2:end);
  if ~isempty(given) && isnumeric(given{1})
    if isscalar(given{1})
      t = (t - 1) / given{1};
    elseif numel(given{1}) == numel(x)
      t = double(given{1}(:));
    else
      error(['signal:', name, ':sizeMismatch'], '%s: expected as many times as values, found %d and %d', ...
            name, numel(given{1}), numel(x));
    end
    given(1) = [];
  end
  o = struct('statelevels', [], 'percentreferencelevels', [10, 90], 'midpercentreferencelevel', 50, 'tolerance', 2, ...
             'polarity', 'positive', 'region', 'postshoot', 'seekfactor', 3);
  if mod(numel(given), 2) == 1
    error(['signal:', name, ':invalidOption'], '%s: names and values must come in pairs', name);
  end
  for k = 1:2:numel(given)
    word = lower(char(given{k}));
    if ~isfield(o, word)
      error(['signal:', name, ':invalidOption'], '%s: unknown option ''%s''', name, word);
    end
    o.(word) = given{k + 1};
  end
  if isempty(o.statelevels)
    o.statelevels = statelevels(x);
  end
  low = o.statelevels(1);
  size_of = o.statelevels(2) - low;
  percents = [o.percentreferencelevels(1), o.midpercentreferencelevel, o.percentreferencelevels(2)];
  s.levels = low + size_of * percents / 100;
  state = (x >= low + size_of * (1 - o.tolerance / 100)) - (x <= low + size_of * o.tolerance / 100);
  held = find(state ~= 0);
  turns = find(diff(state(held)) ~= 0);
  s.first = held(turns);
  s.last = held(turns + 1);
  s.rising = state(s.last) > 0;
  s.times = zeros(numel(turns), 3, class(x));
  for k = 1:numel(turns)
    at = (s.first(k):s.last(k))';
    for j = 1:3
      above = x(at) >= s.levels(j);
      if ~s.rising(k)
        above = ~above | x(at) == s.levels(j);
      end
      i = find(above, 1);
      i = at(max(i, 2)) - 1;
      s.times(k, j) = t(i) + (t(i + 1) - t(i)) * (s.levels(j) - x(i)) / (x(i + 1) - x(i));
    end
  end
  s.x = x;
  s.t = t;
  s.state_levels = o.statelevels;
  s.options = o;
end
