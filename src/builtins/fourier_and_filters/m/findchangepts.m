function [at, rest] = findchangepts(x, varargin)
  % The least sum of the costs of all parts: B. Jackson and others, An algorithm for optimal partitioning of data, 2005.
  if ~(isnumeric(x) && isreal(x) && isvector(x))
    error('signal:findchangepts:invalidInput', 'findchangepts: expected a vector of real numbers');
  end
  [most, kind, penalty, least] = deal([], 'mean', [], []);
  for k = 1:2:numel(varargin)
    word = validatestring(varargin{k}, {'MaxNumChanges', 'Statistic', 'MinThreshold', 'MinDistance'}, 'findchangepts');
    if k == numel(varargin)
      error('signal:findchangepts:invalidOption', 'findchangepts: the option ''%s'' has no value', word);
    end
    value = varargin{k + 1};
    switch word
      case 'MaxNumChanges', most = value;
      case 'Statistic', kind = validatestring(value, {'mean', 'rms', 'std', 'linear'}, 'findchangepts');
      case 'MinThreshold', penalty = value;
      otherwise, least = value;
    end
  end
  if isempty(least)
    least = 1 + any(strcmp(kind, {'std', 'linear'}));
  end
  n = numel(x);
  cost = segmentcosts(double(x(:)), kind, least);
  if ~isempty(penalty)
    % No more parts than are worth the threshold each.
    best = [-penalty; Inf(n, 1)];
    from = zeros(1, n + 1);
    for k = 1:n
      [best(k + 1), from(k + 1)] = min(best(1:k) + cost(1:k, k) + penalty);
    end
    at = zeros(1, 0);
    k = from(n + 1);
    while k > 1
      at = [k, at];
      k = from(k);
    end
    rest = best(n + 1) - penalty * numel(at);
  else
    if isempty(most)
      most = 1;
    end
    best = cost(1, :).';
    from = zeros(most, n);
    totals = best(n);
    for k = 1:most
      % The last part begins after what k - 1 changes do best.
      [best, from(k, :)] = min([Inf; best(1:n - 1)] + cost, [], 1);
      best = best.';
      totals(k + 1) = best(n);
    end
    [rest, k] = min(totals);
    at = zeros(1, k - 1);
    last = n;
    for j = k - 1:-1:1
      at(j) = from(j, last);
      last = at(j) - 1;
    end
  end
  if iscolumn(x)
    at = at.';
  end
end

function cost = segmentcosts(x, kind, least)
  % What the elements i to j cost as one part, in row i and column j.
  n = numel(x);
  t = (1:n).';
  sums = @(v) [0; cumsum(v)];
  over = @(s) s(2:end).' - s(1:end - 1);
  m = t.' - t + 1;
  m(m < least) = NaN;
  x = x - mean(x);
  squares = over(sums(x .^ 2));
  if ~strcmp(kind, 'rms')
    S = over(sums(x));
    cost = squares - S .^ 2 ./ m;
  end
  switch kind
    case 'rms'
      cost = m .* log(max(squares ./ m, realmin));
    case 'std'
      cost = m .* log(max(cost ./ m, realmin));
    case 'linear'
      t = t - mean(t);
      T = over(sums(t));
      cross = over(sums(t .* x)) - S .* T ./ m;
      spread = over(sums(t .^ 2)) - T .^ 2 ./ m;
      cost = cost - cross .^ 2 ./ max(spread, realmin) .* (m > 1);
  end
  cost(isnan(m)) = Inf;
  if any(strcmp(kind, {'mean', 'linear'}))
    cost = max(cost, 0);
  end
end
