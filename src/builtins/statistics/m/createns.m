function m = createns(X, varargin)
  o = struct('NSMethod', '', 'Distance', 'euclidean', 'P', [], 'Cov', [], 'Scale', [], 'BucketSize', 50);
  o = nameoptions('createns', varargin, o);
  of_trees = ischar(o.Distance) && any(strcmpi(o.Distance, {'euclidean', 'cityblock', 'chebychev', 'minkowski'}));
  if isempty(o.NSMethod)
    o.NSMethod = 'exhaustive';
    if of_trees && size(X, 2) <= 10 && ~issparse(X)
      o.NSMethod = 'kdtree';
    end
  end
  switch lower(o.NSMethod)
    case 'kdtree'
      m = KDTreeSearcher(X, 'Distance', o.Distance, 'P', o.P, 'BucketSize', o.BucketSize);
    case 'exhaustive'
      m = ExhaustiveSearcher(X, 'Distance', o.Distance, 'P', o.P, 'Cov', o.Cov, 'Scale', o.Scale);
    otherwise
      error('stats:createns:BadNSMethod', 'createns: expected kdtree or exhaustive, found ''%s''', o.NSMethod);
  end
end
