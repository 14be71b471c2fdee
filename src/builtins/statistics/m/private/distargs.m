function varargout = distargs(name, x, given, defaults)
  % The numbers and parameters of a distribution, of one size and class; then whether the upper tail is asked for.
  upper = false;
  if ~isempty(given) && (ischar(given{end}) || isstring(given{end}))
    upper = true;
    if nargout < numel(defaults) + 2 || ~strcmpi(given{end}, 'upper')
      error(['stats:', name, ':badOption'], '%s: unknown option ''%s''', name, char(given{end}));
    end
    given(end) = [];
  end
  count = numel(defaults);
  needed = sum(cellfun(@isempty, defaults));
  if numel(given) < needed || numel(given) > count
    error(['stats:', name, ':wrongCount'], '%s: expected %d parameters, found %d', name, count, numel(given));
  end
  varargout = [samesize(name, [{x}, given, defaults(numel(given) + 1:count)]), {upper}];
end
