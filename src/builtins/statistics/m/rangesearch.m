function [at, D] = rangesearch(X, Y, r, varargin)
  o = struct('Distance', 'euclidean', 'P', [], 'Cov', [], 'Scale', [], 'NSMethod', '', 'BucketSize', 50, ...
             'SortIndices', true, 'CacheSize', []);
  o = nameoptions('rangesearch', varargin, o);
  searchpoints('rangesearch', X, Y);
  if ~(isnumeric(r) && isscalar(r) && r >= 0)
    error('stats:rangesearch:BadRadius', 'rangesearch: the radius must be a nonnegative number');
  end
  [metric, param] = searchmetric(X, o);
  at = cell(size(Y, 1), 1);
  D = at;
  % So many points at once that all their distances can be held: in order, as many of each as are near enough.
  step = max(1, floor(2 ^ 22 / max(size(X, 1), 1)));
  for first = 1:step:size(Y, 1)
    last = min(first + step - 1, size(Y, 1));
    [d, order] = sort(pdist2(Y(first:last, :), X, metric, param{:}), 2);
    counts = gather(sum(d <= r, 2));
    most = 0;
    for k = 1:numel(counts)
      most = max(most, counts(k));
    end
    [d, order] = gather(d(:, 1:most), order(:, 1:most));
    for k = first:last
      near = order(k - first + 1, 1:counts(k - first + 1));
      at{k} = near;
      D{k} = d(k - first + 1, 1:numel(near));
      if ~o.SortIndices
        [at{k}, by_place] = sort(near);
        D{k} = D{k}(by_place);
      end
    end
  end
end
