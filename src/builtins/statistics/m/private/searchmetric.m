function [metric, param] = searchmetric(X, o)
  % The metric of a search and what it needs, from the points that are searched.
  metric = o.Distance;
  param = {};
  if ischar(metric)
    switch lower(metric)
      case 'minkowski'
        param = {2};
        if ~isempty(o.P)
          param = {o.P};
        end
      case 'mahalanobis'
        param = {o.Cov};
        if isempty(o.Cov)
          param = {cov(X)};
        end
      case 'seuclidean'
        param = {o.Scale};
        if isempty(o.Scale)
          param = {std(X, 0, 1)};
        end
    end
  end
end
