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
      T(:, k) = labels(Z, n, joined, true);
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
    T(:, k) = labels(Z, n, values <= o.Cutoff(k), false);
  end
end
function T = labels(Z, n, joined, by_link)
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
  % Clusters are numbered as MATLAB does: as the links that are cut have them, one link after the other where their number is
  % asked for, else all on the first sides of links before those on the second ones.
  cut = Z(~joined, 1:2);
  if by_link
    cut = cut.';
  end
  cut = cut(:);
  cut = cut(cut <= n | reshape(joined(max(cut - n, 1)), [], 1));
  rank = ones(size(top), 'like', top);
  rank(cut) = 1:numel(cut);
  if by_link && numel(cut) == n
    rank = top;
  end
  T = rank(top(1:n));
end
