function [x, dim, omit] = averageargs(name, x, given)
  % What to average, along which dimension, and whether NaN is left out.
  omit = false;
  dim = [];
  for k = 1:numel(given)
    word = given{k};
    if ~(ischar(word) || isstring(word))
      dim = word;
    elseif strcmpi(word, 'all')
      dim = 'all';
    elseif any(strcmpi(word, {'omitnan', 'omitmissing'}))
      omit = true;
    elseif ~any(strcmpi(word, {'includenan', 'includemissing'}))
      error(['stats:', name, ':badOption'], '%s: unknown option ''%s''', name, char(word));
    end
  end
  x = testdata(name, x);
  if any(x(:) < 0)
    error(['stats:', name, ':BadData'], '%s: expected nonnegative numbers', name);
  end
  [x, dim] = folddims(name, x, dim);
end
