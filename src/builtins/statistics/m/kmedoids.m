function [idx, C, sumd, D, midx, info] = kmedoids(X, k, varargin)
  % Kaufman and Rousseeuw, Finding Groups in Data, 1990, chapter 2: medoids are exchanged while that helps.
  o = struct('Distance', 'sqeuclidean', 'Start', 'plus', 'Replicates', 1, 'Algorithm', 'pam', 'Options', []);
  o = nameoptions('kmedoids', varargin, o);
  if ~(isnumeric(X) && ismatrix(X))
    error('stats:kmedoids:InvalidData', 'kmedoids: expected a matrix of numbers, found %s', class(X));
  end
  n = size(X, 1);
  if ~(isnumeric(k) && isscalar(k) && k >= 1 && k <= n && k == fix(k))
    error('stats:kmedoids:InvalidK', 'kmedoids: the number of clusters must be an integer from 1 to %d', n);
  end
  metric = o.Distance;
  if ischar(metric) && strcmpi(metric, 'sqeuclidean')
    metric = 'squaredeuclidean';
  end
  far = pdist2(X, X, metric);
  best = Inf;
  for replicate = 1:o.Replicates
    medoids = first_medoids(X, far, k, o.Start);
    [medoids, total, rounds] = exchanged(far, medoids);
    if total < best
      [best, midx, iterations, winner] = deal(total, medoids, rounds, replicate);
    end
  end
  C = X(midx, :);
  D = far(:, midx);
  [~, idx] = min(D, [], 2);
  sumd = sum(merge(idx == 1:k, D, 0), 1).';
  info = struct('algorithm', 'pam', 'start', o.Start, 'distance', o.Distance, 'iterations', iterations, ...
                'bestReplicate', winner);
end
function medoids = first_medoids(X, far, k, start)
  n = size(far, 1);
  if isnumeric(start)
    [~, medoids] = min(pdist2(X, start), [], 1);
    medoids = medoids(:);
    return;
  end
  switch lower(char(start))
    case 'sample', medoids = randperm(n, k).';
    case {'plus', 'cluster'}
      medoids = zeros(k, 1);
      medoids(1) = randi(n);
      near = far(:, medoids(1));
      for j = 2:k
        total = cumsum(near);
        medoids(j) = min(sum(total <= rand * total(n)) + 1, n);
        near = min(near, far(:, medoids(j)));
      end
    otherwise
      error('stats:kmedoids:UnrecognizedStart', 'kmedoids: unknown start ''%s''', char(start));
  end
end
function [medoids, total, rounds] = exchanged(far, medoids)
  total = sum(min(far(:, medoids), [], 2));
  for rounds = 1:1000
    gain = false;
    for j = 1:numel(medoids)
      others = medoids([1:j - 1, j + 1:end]);
      kept = min([far(:, others), Inf(size(far, 1), 1)], [], 2);
      [cost, candidate] = min(sum(min(far, kept), 1));
      if cost < total * (1 - 1e-12)
        medoids(j) = candidate;
        total = cost;
        gain = true;
      end
    end
    if ~gain
      break;
    end
  end
end
