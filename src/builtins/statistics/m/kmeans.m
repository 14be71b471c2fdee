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
  data = X(whole, :);
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
  best = Inf;
  for replicate = 1:o.Replicates
    if isempty(starts)
      centers = chosen(data, k, lower(char(o.Start)), metric);
    else
      centers = cast(starts{min(replicate, end)}, class(data));
    end
    [at, centers, far, done] = settled(data, centers, metric, maxiter, lower(char(o.EmptyAction)));
    total = sum(min(far, [], 2));
    if ~done
      warning('stats:kmeans:FailedToConverge', 'kmeans: not converged in %d iterations', maxiter);
    end
    if total < best || replicate == 1
      [best, found, C, distance] = deal(total, at, centers, far);
    end
  end
  idx = NaN(size(X, 1), 1);
  idx(whole) = found;
  D = NaN(size(X, 1), k, class(data));
  D(whole, :) = distance;
  own = found == 1:k;
  sumd = sum(merge(own, distance, 0), 1).';
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
      for j = 2:k
        total = cumsum(max(near, 0));
        if total(n) > 0
          pick = min(sum(total <= rand * total(n)) + 1, n);
        else
          pick = randi(n);
        end
        C(j, :) = X(pick, :);
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
  k = size(C, 1);
  idx = zeros(size(X, 1), 1);
  done = false;
  for iteration = 0:maxiter
    D = distances(X, C, metric);
    [near, next] = min(D, [], 2);
    sizes = sum(next == 1:k, 1);
    lost = find(sizes == 0 & ~all(isnan(C), 2).');
    if ~isempty(lost)
      switch empty
        case 'singleton'
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
    if isequal(next, idx)
      done = true;
      break;
    end
    if iteration == maxiter
      break;
    end
    idx = next;
    C = centers(X, idx, k, metric);
  end
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
  member = cast(idx == 1:k, class(X));
  C = member.' * X ./ sum(member, 1).';
end
