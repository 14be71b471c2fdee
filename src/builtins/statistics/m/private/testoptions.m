function o = testoptions(name, given, order, o)
  % Options of a test: by name, or in order as older programs give them.
  words = {'both', 'right', 'left', 'equal', 'unequal'};
  if ~isempty(given) && (isnumeric(given{1}) || any(strcmpi(char(given{1}), words)))
    if numel(given) > numel(order)
      error(['stats:', name, ':TooManyInputs'], '%s: expected at most %d options in order', name, numel(order));
    end
    for k = 1:numel(given)
      if ~isempty(given{k})
        o.(order{k}) = given{k};
      end
    end
  else
    o = nameoptions(name, given, o);
  end
  if ~(isnumeric(o.Alpha) && isscalar(o.Alpha) && o.Alpha > 0 && o.Alpha < 1)
    error(['stats:', name, ':BadAlpha'], '%s: alpha must be a number between 0 and 1', name);
  end
  if isfield(o, 'Tail')
    if isnumeric(o.Tail)
      o.Tail = words{1 + mod(o.Tail, 3)};
    end
    aliases = {'unequal', 'both'; 'larger', 'right'; 'smaller', 'left'};
    at = strcmpi(o.Tail, aliases(:, 1));
    if any(at)
      o.Tail = aliases{at, 2};
    end
    o.Tail = lower(o.Tail);
    if ~any(strcmp(o.Tail, words(1:3)))
      error(['stats:', name, ':BadTail'], '%s: expected ''both'', ''right'' or ''left'', found ''%s''', name, o.Tail);
    end
  end
end
