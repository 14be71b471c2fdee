function D = fullfact(levels)
  if ~isnumeric(levels) || ~isvector(levels) || any(levels < 1 | levels ~= fix(levels))
    error('stats:fullfact:levels', 'fullfact: expected whole numbers of levels from 1');
  end
  n = prod(levels);
  D = zeros(n, numel(levels));
  each = 1;
  for k = 1:numel(levels)
    D(:, k) = mod(floor((0:n - 1)' / each), levels(k)) + 1;
    each = each * levels(k);
  end
end
