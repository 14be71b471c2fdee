% Points for searches with any metric.
classdef ExhaustiveSearcher < matgpu.Searcher
  methods
    function m = ExhaustiveSearcher(X, varargin)
      if nargin < 1
        error('stats:ExhaustiveSearcher:NoData', 'ExhaustiveSearcher: expected points in the rows of a matrix');
      end
      o = struct('Distance', 'euclidean', 'P', [], 'Cov', [], 'Scale', []);
      o = nameoptions('ExhaustiveSearcher', varargin, o);
      param = [];
      if ischar(o.Distance)
        o.Distance = lower(o.Distance);
        known = {'euclidean', 'seuclidean', 'cityblock', 'chebychev', 'minkowski', 'mahalanobis', 'cosine', ...
                 'correlation', 'spearman', 'hamming', 'jaccard'};
        if ~any(strcmp(o.Distance, known))
          error('stats:ExhaustiveSearcher:BadDistance', ...
                'ExhaustiveSearcher: expected the name of a metric or a function, found ''%s''', o.Distance);
        end
        switch o.Distance
          case 'minkowski', param = o.P;
          case 'mahalanobis', param = o.Cov;
          case 'seuclidean', param = o.Scale;
        end
      end
      m = taught(m, 'ExhaustiveSearcher', X, o.Distance, param);
    end
  end
end
