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
  % What is not a number comes last among the levels.
  [levels, ~, at] = unique(s);
  at = reshape(at, [], 1);
  levels = gather(levels);
  count = numel(levels);
  while count > 0 && isnan(levels(count))
    count = count - 1;
  end
  if count < numel(levels)
    at(at > count) = NaN;
    levels = levels(1:count);
  end
  names = arrayfun(@(v) num2str(v), double(levels), 'UniformOutput', false);
end
