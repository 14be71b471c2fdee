function T = cluster(Z, varargin)
  n = checktree('cluster', Z);
  o = struct('Cutoff', [], 'MaxClust', [], 'Criterion', 'inconsistent', 'Depth', 2);
  o = nameoptions('cluster', varargin, o);
  if ~isempty(o.MaxClust)
    T = zeros(n, numel(o.MaxClust));
    for k = 1:numel(o.MaxClust)
      count = max(min(o.MaxClust(k), n), 1);
      heights = sort(Z(:, 3));
      joined = Z(:, 3) <= max([-Inf; heights(1:n - count)]);
      T(:, k) = labels(Z, n, joined);
    end
    return;
  end
  if isempty(o.Cutoff)
    error('stats:cluster:NoCriterion', 'cluster: expected the option ''Cutoff'' or ''MaxClust''');
  end
  switch lower(o.Criterion)
    case 'distance', values = Z(:, 3);
    case 'inconsistent'
      values = inconsistent(Z, o.Depth);
      values = values(:, 4);
    otherwise
      error('stats:cluster:UnknownCriterion', 'cluster: unknown criterion ''%s''', o.Criterion);
  end
  T = zeros(n, numel(o.Cutoff));
  for k = 1:numel(o.Cutoff)
    T(:, k) = labels(Z, n, values <= o.Cutoff(k));
  end
end
function T = labels(Z, n, joined)
  % A link joins where it and all links below it may.
  label = 1:n;
  for k = 1:n - 1
    below = Z(k, 1:2);
    joined(k) = joined(k) && all(below <= n | joined(max(below - n, 1)).');
    if joined(k)
      label(label == below(1) | label == below(2)) = n + k;
    end
  end
  [~, first, group] = unique(label);
  [~, order] = sort(first);
  rank(order) = 1:numel(order);
  T = reshape(rank(group), [], 1);
end
