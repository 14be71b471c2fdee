function [y, at, names] = samplegroups(name, x, group)
  % Values and their groups: the columns of a matrix, or as they are given.
  x = testdata(name, x);
  if isempty(group)
    if isvector(x)
      x = x(:);
    end
    names = arrayfun(@(v) num2str(v), (1:size(x, 2)).', 'UniformOutput', false);
    at = repmat(1:size(x, 2), size(x, 1), 1);
  elseif isvector(x)
    [at, names] = grp2idx(group);
    if numel(at) ~= numel(x)
      error(['stats:', name, ':InputSizeMismatch'], '%s: expected %d groups, found %d', name, numel(x), numel(at));
    end
  else
    [~, names] = grp2idx(group);
    if numel(names) ~= size(x, 2)
      error(['stats:', name, ':InputSizeMismatch'], '%s: expected a different name for each column', name);
    end
    names = cellstr(group);
    names = names(:);
    at = repmat(1:size(x, 2), size(x, 1), 1);
  end
  y = x(:);
  at = at(:);
  fine = ~isnan(y) & ~isnan(at);
  y = y(fine);
  at = at(fine);
end
