function o = imageoptions(name, given, o)
  % Options by name, in place of the defaults that the struct holds.
  names = fieldnames(o);
  if mod(numel(given), 2) ~= 0
    error(['images:', name, ':invalidOption'], '%s: options come with their values', name);
  end
  for k = 1:2:numel(given)
    at = [];
    if ischar(given{k}) || isstring(given{k})
      at = find(strcmpi(char(given{k}), names), 1);
      if isempty(at) && ~isempty(char(given{k}))
        at = find(strncmpi(char(given{k}), names, numel(char(given{k}))));
      end
    end
    if ~(ischar(given{k}) || isstring(given{k}))
      error(['images:', name, ':invalidOption'], '%s: expected the name of an option, found %s', name, class(given{k}));
    elseif ~isscalar(at)
      error(['images:', name, ':invalidOption'], '%s: unknown option ''%s''', name, char(string(given{k})));
    end
    value = given{k + 1};
    if isstring(value) && isscalar(value)
      value = char(value);
    end
    o.(names{at}) = value;
  end
end
