function T = clusterdata(X, varargin)
  if numel(varargin) == 1
    cutoff = varargin{1};
    if cutoff >= 2
      T = cluster(linkage(X), 'MaxClust', cutoff);
    else
      T = cluster(linkage(X), 'Cutoff', cutoff);
    end
    return;
  end
  o = struct('Cutoff', [], 'MaxClust', [], 'Criterion', 'inconsistent', 'Depth', 2, 'Distance', 'euclidean', ...
             'Linkage', 'single', 'SaveMemory', []);
  o = nameoptions('clusterdata', varargin, o);
  Z = linkage(X, o.Linkage, o.Distance);
  if isempty(o.MaxClust) && isempty(o.Cutoff)
    error('stats:clusterdata:NoCriterion', 'clusterdata: expected the option ''Cutoff'' or ''MaxClust''');
  end
  T = cluster(Z, 'Cutoff', o.Cutoff, 'MaxClust', o.MaxClust, 'Criterion', o.Criterion, 'Depth', o.Depth);
end
