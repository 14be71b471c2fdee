function s = silhouette(X, clust, varargin)
  % Rousseeuw, Silhouettes, J. Comput. Appl. Math. 20 (1987).
  if ~(isnumeric(X) && ismatrix(X)) || numel(clust) ~= size(X, 1)
    error('stats:silhouette:InputSizeMismatch', 'silhouette: expected points in rows and as many numbers of clusters');
  end
  metric = 'squaredeuclidean';
  if ~isempty(varargin)
    metric = varargin{1};
    varargin(1) = [];
  end
  if ischar(metric) && strcmpi(metric, 'sqeuclidean')
    metric = 'squaredeuclidean';
  end
  [~, ~, group] = unique(clust(:));
  k = max(group);
  member = double(group == 1:k);
  sizes = sum(member, 1);
  totals = pdist2(X, X, metric, varargin{:}) * member;
  own = member == 1;
  a = sum(merge(own, totals, 0), 2) ./ (sizes(group).' - 1);
  b = min(merge(own, Inf, totals ./ sizes), [], 2);
  s = (b - a) ./ max(a, b);
  s(sizes(group).' == 1) = 1;
  if nargout == 0
    [~, order] = sortrows([group, -s]);
    barh(s(order));
    clear s
  end
end
