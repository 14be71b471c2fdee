% Points for searches with the metrics of trees. All of them are looked at: that needs no tree, and fits a GPU.
classdef KDTreeSearcher < matgpu.Searcher
  properties (SetAccess = protected)
    BucketSize = 50
  end

  methods
    function m = KDTreeSearcher(X, varargin)
      if nargin < 1
        error('stats:KDTreeSearcher:NoData', 'KDTreeSearcher: expected points in the rows of a matrix');
      end
      o = nameoptions('KDTreeSearcher', varargin, struct('Distance', 'euclidean', 'P', [], 'BucketSize', 50));
      o.Distance = lower(o.Distance);
      if ~any(strcmp(o.Distance, {'euclidean', 'cityblock', 'chebychev', 'minkowski'}))
        error('stats:KDTreeSearcher:BadDistance', ...
              'KDTreeSearcher: expected euclidean, cityblock, chebychev or minkowski, found ''%s''', o.Distance);
      end
      m = taught(m, 'KDTreeSearcher', X, o.Distance, o.P);
      m.BucketSize = o.BucketSize;
    end
  end
end
