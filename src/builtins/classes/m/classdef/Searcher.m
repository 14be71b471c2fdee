% Points that are searched for neighbours.
classdef (Abstract) Searcher
  properties (SetAccess = protected)
    X = []
  end

  properties
    Distance = 'euclidean'
    DistParameter = []
  end

  methods
    function [at, D] = knnsearch(m, Y, varargin)
      checkrows(m, 'knnsearch', Y);
      given = metric_of(m, varargin);
      [at, D] = knnsearch(m.X, Y, given{:});
    end

    function [at, D] = rangesearch(m, Y, r, varargin)
      checkrows(m, 'rangesearch', Y);
      given = metric_of(m, varargin);
      [at, D] = rangesearch(m.X, Y, r, given{:});
    end
  end

  methods (Access = protected)
    function m = taught(m, name, X, metric, param)
      if ~isnumeric(X) || ~ismatrix(X) || ~isreal(X)
        error(['stats:', name, ':BadData'], ...
              '%s: expected points in the rows of a real matrix, found %s', name, class(X));
      end
      m.X = X;
      m.Distance = metric;
      if isempty(param) && ischar(metric)
        switch metric
          case 'minkowski'
            param = 2;
          case 'mahalanobis'
            param = cov(X);
          case 'seuclidean'
            param = std(X, 0, 1);
        end
      end
      m.DistParameter = param;
    end

    function checkrows(m, name, Y)
      if ~isnumeric(Y) || size(Y, 2) ~= size(m.X, 2)
        error(['stats:', name, ':SizeMismatch'], '%s: expected points of %d columns, found %d', ...
              name, size(m.X, 2), size(Y, 2));
      end
    end

    function given = metric_of(m, given)
      % Another metric among the options comes with its own parameter.
      named = cellfun(@(g) (ischar(g) || isstring(g)) && strcmpi(g, 'Distance'), given(1:2:end));
      if any(named)
        return;
      end
      own = {'Distance', m.Distance};
      if ischar(m.Distance)
        switch m.Distance
          case 'minkowski'
            own = [own, {'P', m.DistParameter}];
          case 'mahalanobis'
            own = [own, {'Cov', m.DistParameter}];
          case 'seuclidean'
            own = [own, {'Scale', m.DistParameter}];
        end
      end
      given = [own, given];
    end
  end
end
