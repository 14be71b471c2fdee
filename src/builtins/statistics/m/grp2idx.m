function [at, names, levels] = grp2idx(s)
  % Groups of text are in the order in which they appear, others in theirs.
  if ischar(s)
    s = cellstr(s);
  end
  if iscategorical(s)
    names = categories(s);
    at = double(s(:));
    levels = names;
    return;
  end
  if iscellstr(s) || isstring(s)
    s = cellstr(s);
    [levels, ~, at] = unique(s(:), 'stable');
    at = at(:);
    blank = find(strcmp(levels, ''), 1);
    if ~isempty(blank)
      levels(blank) = [];
      shifted = at - (at > blank);
      shifted(at == blank) = NaN;
      at = shifted;
    end
    names = levels;
    return;
  end
  if ~(isnumeric(s) || islogical(s))
    error('stats:grp2idx:BadGroup', 'grp2idx: expected groups, found %s', class(s));
  end
  s = s(:);
  known = ~isnan(s);
  at = NaN(size(s));
  [levels, ~, found] = unique(s(known));
  at(known) = found;
  names = arrayfun(@(v) num2str(v), double(levels), 'UniformOutput', false);
end
