function [idx, C, sumd, D] = kmeans(X, k, varargin)
  % Lloyd, Least squares quantization in PCM, IEEE Information Theory 28 (1982); starts as Arthur and Vassilvitskii,
  % k-means++, 2007.
  o = struct('Distance', 'sqeuclidean', 'Start', 'plus', 'Replicates', [], 'MaxIter', 100, ...
             'EmptyAction', 'singleton', 'Display', 'off', 'OnlinePhase', 'off', 'Options', []);
  o = nameoptions('kmeans', varargin, o);
  if ~(isnumeric(X) && ismatrix(X) && isreal(X))
    error('stats:kmeans:InvalidData', 'kmeans: expected a matrix of real numbers, found %s', class(X));
  end
  starts = {};
  if ~(ischar(o.Start) || isstring(o.Start))
    for page = 1:size(o.Start, 3)
      starts{page} = o.Start(:, :, page);
    end
    if isempty(k)
      k = size(o.Start, 1);
    end
    if ~isequal(size(starts{1}), [k, size(X, 2)])
      error('stats:kmeans:MisshapedStart', 'kmeans: ''Start'' must have %d rows and %d columns', k, size(X, 2));
    end
    o.Start = 'given';
  end
  if ~(isnumeric(k) && isscalar(k) && k >= 1 && k == fix(k))
    error('stats:kmeans:InvalidK', 'kmeans: the number of clusters must be a positive integer');
  end
  if ~isfloat(X)
    X = double(X);
  end
  whole = ~any(isnan(X), 2);
  complete = all(whole);
  data = X;
  if ~complete
    data = X(whole, :);
  end
  n = size(data, 1);
  if n < k
    error('stats:kmeans:TooManyClusters', 'kmeans: there are %d points for %d clusters', n, k);
  end
  metric = metricname(o.Distance);
  switch metric
    case 'cosine', data = data ./ vecnorm(data, 2, 2);
    case 'correlation'
      data = data - mean(data, 2);
      data = data ./ vecnorm(data, 2, 2);
  end
  if isempty(o.Replicates)
    o.Replicates = max(1, numel(starts));
  end
  maxiter = o.MaxIter;
  if isstruct(o.Options) && isfield(o.Options, 'MaxIter') && ~isempty(o.Options.MaxIter)
    maxiter = o.Options.MaxIter;
  end
  for replicate = 1:o.Replicates
    if isempty(starts)
      centers = chosen(data, k, lower(char(o.Start)), metric);
    else
      centers = cast(starts{min(replicate, end)}, class(data));
    end
    [at, centers, far, done] = settled(data, centers, metric, maxiter, lower(char(o.EmptyAction)));
    if ~done
      warning('stats:kmeans:FailedToConverge', 'kmeans: not converged in %d iterations', maxiter);
    end
    if o.Replicates > 1
      total = sum(min(far, [], 2));
    end
    if replicate == 1 || total < best
      [found, C, distance] = deal(at, centers, far);
      if o.Replicates > 1
        best = total;
      end
    end
  end
  sumd = sum(merge(owned(found, k), distance, 0), 1).';
  [idx, D] = deal(double(found), distance);
  if ~complete
    idx = NaN(size(X, 1), 1);
    idx(whole) = found;
    D = NaN(size(X, 1), k, class(data));
    D(whole, :) = distance;
  end
end
function metric = metricname(word)
  names = {'sqeuclidean', 'cityblock', 'cosine', 'correlation', 'hamming'};
  metric = lower(char(word));
  if strcmp(metric, 'squaredeuclidean')
    metric = 'sqeuclidean';
  end
  if ~any(strcmp(metric, names))
    error('stats:kmeans:InvalidDistance', 'kmeans: unknown distance ''%s''', metric);
  end
end
function D = distances(X, C, metric)
  switch metric
    case 'sqeuclidean', D = pdist2(X, C, 'squaredeuclidean');
    case {'cosine', 'correlation'}, D = pdist2(X, C, 'cosine');
    otherwise, D = pdist2(X, C, metric);
  end
end
function C = chosen(X, k, how, metric)
  n = size(X, 1);
  switch how
    case 'plus'
      C = X(randi(n), :);
      near = distances(X, C, metric);
      row = int32(1:n).';
      for j = 2:k
        % With a chance as great as its distance; any of them where all distances are 0.
        total = cumsum(max(near, 0));
        most = total(n, 1);
        chance = rand;
        pick = merge(most > 0, min(sum(total <= chance * most) + 1, n), floor(chance * n) + 1);
        % The row is a sum of whole columns: a subscript that is captured would be read.
        C(j, :) = sum(merge(repmat(row == int32(pick), 1, size(X, 2)), X, 0), 1);
        near = min(near, distances(X, C(j, :), metric));
      end
    case 'sample', C = X(randperm(n, k), :);
    case 'uniform'
      low = min(X, [], 1);
      C = low + (max(X, [], 1) - low) .* rand(k, size(X, 2), class(X));
    case 'cluster'
      part = X(randperm(n, max(k, floor(n / 10))), :);
      [~, C] = settled(part, part(randperm(size(part, 1), k), :), metric, 100, 'singleton');
    otherwise
      error('stats:kmeans:UnrecognizedStart', 'kmeans: unknown start ''%s''', how);
  end
end
function [idx, C, D, done] = settled(X, C, metric, maxiter, empty)
  % Some rounds go by before their outcome is looked at. Those after one that changed nothing change nothing either; where a
  % cluster was lost they are made again, one by one.
  k = size(C, 1);
  idx = zeros(size(X, 1), 1, 'int32');
  [iteration, careful] = deal(0);
  done = false;
  while ~done && iteration <= maxiter
    rounds = min(max(4, floor(iteration / 4)), maxiter - iteration + 1);
    if careful > 0
      rounds = 1;
    end
    before = {idx, C};
    lost = false;
    for round = 1:rounds
      D = distances(X, C, metric);
      [near, next] = min(D, [], 2);
      next = int32(next);
      gone = ~any(owned(next, k), 1) & ~all(isnan(C), 2).';
      if careful > 0
        [next, C] = refilled(next, C, find(gone), near, empty, iteration);
      else
        lost = lost | any(gone);
      end
      same = all(next == idx);
      if iteration + round <= maxiter
        idx = next;
        C = centers(X, idx, k, metric);
      end
    end
    % Both are read at once.
    outcome = 2 * lost + same;
    switch outcome
      case {2, 3}
        [idx, C] = before{:};
        careful = rounds;
      otherwise
        done = outcome == 1;
        iteration = iteration + rounds;
        careful = max(careful - 1, 0);
    end
  end
end
function [next, C] = refilled(next, C, lost, near, empty, iteration)
  if isempty(lost)
    return;
  end
  switch empty
    case 'singleton'
      sizes = sum(owned(next, size(C, 1)), 1);
      for j = lost
        alone = sizes(next).' == 1;
        [~, pick] = max(merge(alone(:), -Inf, near));
        sizes(next(pick)) = sizes(next(pick)) - 1;
        next(pick) = j;
        sizes(j) = 1;
        near(pick) = 0;
      end
    case 'drop', C(lost, :) = NaN;
    case 'error'
      error('stats:kmeans:EmptyCluster', 'kmeans: a cluster is empty in iteration %d', iteration);
    otherwise
      error('stats:kmeans:InvalidEmptyAction', 'kmeans: unknown action ''%s'' for an empty cluster', empty);
  end
end
function own = owned(idx, k)
  own = idx == int32(1:k);
end
function C = centers(X, idx, k, metric)
  if any(strcmp(metric, {'cityblock', 'hamming'}))
    C = NaN(k, size(X, 2), class(X));
    for j = 1:k
      if any(idx == j)
        C(j, :) = median(X(idx == j, :), 1);
      end
    end
    return;
  end
  member = cast(owned(idx, k), class(X));
  C = member.' * X ./ sum(member, 1).';
end
