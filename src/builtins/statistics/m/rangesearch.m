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
  for k = 1:size(Y, 1)
    d = pdist2(Y(k, :), X, metric, param{:});
    near = find(d <= r);
    if o.SortIndices
      [~, order] = sort(d(near));
      near = near(order);
    end
    at{k} = near;
    D{k} = d(near);
  end
end
