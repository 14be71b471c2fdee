function opts = optionset(name, names, given)
  % A struct of options by name; structs that are given come first.
  opts = cell2struct(cell(numel(names), 1), names(:), 1);
  while ~isempty(given) && (isstruct(given{1}) || isempty(given{1}))
    if isstruct(given{1})
      fields = fieldnames(given{1});
      for k = 1:numel(fields)
        if ~isempty(given{1}.(fields{k}))
          opts.(fields{k}) = given{1}.(fields{k});
        end
      end
    end
    given(1) = [];
  end
  if mod(numel(given), 2) ~= 0
    error(['MATLAB:', name, ':ArgNameValueMismatch'], '%s: names and values must come in pairs', name);
  end
  for k = 1:2:numel(given)
    if ~(ischar(given{k}) || isstring(given{k}))
      error(['MATLAB:', name, ':NoPropName'], '%s: argument %d must be the name of an option', name, k);
    end
    at = find(strncmpi(given{k}, names, numel(char(given{k}))));
    if numel(at) > 1
      at = find(strcmpi(given{k}, names));
    end
    if numel(at) ~= 1
      error(['MATLAB:', name, ':InvalidPropName'], '%s: there is no option ''%s''', name, char(given{k}));
    end
    opts.(names{at}) = given{k + 1};
  end
end
