function [at, D] = knnsearch(X, Y, varargin)
  o = struct('K', 1, 'Distance', 'euclidean', 'P', [], 'Cov', [], 'Scale', [], 'IncludeTies', false, 'NSMethod', '', ...
             'BucketSize', 50, 'SortIndices', true, 'CacheSize', []);
  o = nameoptions('knnsearch', varargin, o);
  searchpoints('knnsearch', X, Y);
  if ~(isnumeric(o.K) && isscalar(o.K) && o.K >= 1 && o.K == fix(o.K))
    error('stats:knnsearch:BadK', 'knnsearch: ''K'' must be a positive integer');
  end
  k = min(o.K, size(X, 1));
  [metric, param] = searchmetric(X, o);
  rows = size(Y, 1);
  at = cell(0, 1);
  D = cell(0, 1);
  % Distances of 128 MiB at once: a device is kept busy by many, and what holds them has limits.
  step = max(floor(2 ^ 27 / (4 + 4 * ~isa(X, 'single')) / max(size(X, 1), 1)), 1);
  for first = 1:step:rows
    block = pdist2(Y(first:min(first + step - 1, rows), :), X, metric, param{:});
    [near, places] = mink(block, k, 2);
    if o.IncludeTies
      for j = 1:size(block, 1)
        [value, order] = sort(block(j, :));
        fine = value <= near(j, end);
        at{end + 1, 1} = order(fine);
        D{end + 1, 1} = value(fine);
      end
    else
      at{end + 1, 1} = places;
      D{end + 1, 1} = near;
    end
  end
  if ~o.IncludeTies
    at = reshape(vertcat(at{:}), rows, []);
    D = reshape(vertcat(D{:}), rows, []);
  end
end
