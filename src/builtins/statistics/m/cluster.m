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
  % A link joins where it and all links below it may; what it joins belongs to the highest one above it that does. All of it is looked
  % at one by one; arrays grow where they are used, for zeros(...) could lie on a device.
  [Z, joined] = gather(Z, joined);
  for k = 1:n - 1
    for side = 1:2
      below = Z(k, side);
      if below > n && ~joined(below - n)
        joined(k) = false;
      end
    end
  end
  top = zeros(0, 1);
  top(2 * n, 1) = 0;
  for k = 1:2 * n
    top(k) = k;
  end
  for k = n - 1:-1:1
    if joined(k)
      top(Z(k, 1)) = top(n + k);
      top(Z(k, 2)) = top(n + k);
    end
  end
  % Clusters are numbered by their first elements.
  count = 0;
  rank = zeros(0, 1);
  rank(2 * n, 1) = 0;
  T = zeros(0, 1);
  T(n, 1) = 0;
  for k = 1:n
    if rank(top(k)) == 0
      count = count + 1;
      rank(top(k)) = count;
    end
    T(k) = rank(top(k));
  end
end
