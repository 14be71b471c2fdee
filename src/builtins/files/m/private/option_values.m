% Named options in place of what they are otherwise; name is who asks.
function options = option_values(name, options, given)
  known = fieldnames(options);
  for k = 1:2:numel(given)
    if ~(ischar(given{k}) || isstring(given{k})) || k == numel(given)
      error(['MATLAB:', name, ':badOptions'], '%s: expected options in pairs of name and value', name);
    end
    at = strcmpi(char(given{k}), known);
    if ~any(at)
      error(['MATLAB:', name, ':unknownOption'], '%s: unknown option ''%s''; %s are understood', name, char(given{k}), strjoin(known', ', '));
    end
    options.(known{at}) = given{k + 1};
  end
end
