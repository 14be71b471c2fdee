function o = nameoptions(name, given, o)
  % Options by name, in any case and shortened, over their defaults.
  names = fieldnames(o);
  if mod(numel(given), 2) ~= 0
    error(['stats:', name, ':badOptions'], '%s: options come as names with values', name);
  end
  for k = 1:2:numel(given)
    if ~(ischar(given{k}) || isstring(given{k}))
      error(['stats:', name, ':badOptions'], '%s: expected the name of an option, found %s', name, class(given{k}));
    end
    word = char(given{k});
    at = find(strcmpi(word, names));
    if isempty(at)
      at = find(strncmpi(word, names, numel(word)));
    end
    if numel(at) ~= 1
      error(['stats:', name, ':badOptions'], '%s: unknown option ''%s''', name, word);
    end
    value = given{k + 1};
    if isstring(value) && isscalar(value)
      value = char(value);
    end
    o.(names{at}) = value;
  end
end
