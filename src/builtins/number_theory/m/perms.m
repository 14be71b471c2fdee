function P = perms(v, opt)
  only_unique = false;
  if nargin > 1
    if ~(ischar(opt) && strcmp(opt, 'unique'))
      error('MATLAB:perms:badOption', 'perms: the option must be ''unique''');
    end
    only_unique = true;
  end
  if ~(isnumeric(v) || islogical(v) || ischar(v) || iscell(v) || isstruct(v))
    error('MATLAB:perms:inputType', 'perms: expected a vector');
  end
  n = numel(v);
  v = reshape(v, 1, n);
  index = zeros(1, 0);
  if n > 0
    index = 1;
    for m = 2:n
      count = size(index, 1);
      grown = zeros(count * m, m);
      for j = 1:m
        rows = (j - 1) * count + (1:count);
        others = index;
        others(others >= m - j + 1) = others(others >= m - j + 1) + 1;
        grown(rows, :) = [repmat(m - j + 1, count, 1), others];
      end
      index = grown;
    end
  end
  if only_unique && n > 0
    if iscell(v)
      [~, ~, same] = unique(cellfun(@(c) mat2str(double(c)), v, 'UniformOutput', false));
    else
      [~, ~, same] = unique(v);
    end
    same = reshape(same, 1, n);
    [~, first] = unique(same(index), 'rows', 'first');
    index = index(sort(first), :);
  end
  P = reshape(v(index), size(index, 1), n);
end
