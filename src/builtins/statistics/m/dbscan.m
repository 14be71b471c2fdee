function [idx, core] = dbscan(X, r, minpts, varargin)
  % Ester, Kriegel, Sander and Xu, A density-based algorithm for discovering clusters, KDD-96.
  o = nameoptions('dbscan', varargin, struct('Distance', 'euclidean', 'P', [], 'Cov', [], 'Scale', []));
  if ~(isnumeric(X) && ismatrix(X))
    error('stats:dbscan:InvalidData', 'dbscan: expected a matrix of points, found %s', class(X));
  end
  if ~(isnumeric(r) && isscalar(r) && r >= 0)
    error('stats:dbscan:InvalidEpsilon', 'dbscan: the radius must be a nonnegative number');
  end
  if ~(isnumeric(minpts) && isscalar(minpts) && minpts >= 1 && minpts == fix(minpts))
    error('stats:dbscan:InvalidMinPts', 'dbscan: the least number of neighbours must be a positive integer');
  end
  if ischar(o.Distance) && strcmpi(o.Distance, 'precomputed')
    near = X <= r;
  else
    [metric, param] = searchmetric(X, o);
    near = pdist2(X, X, metric, param{:}) <= r;
  end
  n = size(near, 1);
  core = sum(near, 2) >= minpts;
  idx = -ones(n, 1);
  count = 0;
  for k = find(core).'
    if idx(k) > 0
      continue;
    end
    % All that cores reach from here, a step more each time.
    count = count + 1;
    edge = false(n, 1);
    edge(k) = true;
    member = edge;
    while any(edge)
      edge = any(near(:, edge & core), 2) & ~member & idx < 0;
      member = member | edge;
    end
    idx(member) = count;
  end
end
