function [thresh, metric] = multithresh(A, n)
  % Otsu's criterion for several thresholds, by dynamic programming: Otsu, IEEE Trans. SMC 9 (1979).
  imagecheck('multithresh', A);
  if nargin < 2
    n = 1;
  end
  n = imagecount('multithresh', n, 'the number of thresholds', 1);
  if n > 20
    error('images:multithresh:tooManyThresholds', 'multithresh: there are 20 thresholds at most, found %d', n);
  end
  v = double(A(:));
  v = v(isfinite(v));
  low = min(v);
  high = max(v);
  metric = 0;
  if isempty(v) || low == high
    thresh = repmat(imageclass(sum([low, isempty(v)]), class(A)), 1, n);
    return;
  end
  bins = 256;
  counts = accumarray(min(floor((v - low) / (high - low) * (bins - 1) + 0.5) + 1, bins), 1, [bins, 1]);
  p = [0; cumsum(counts / sum(counts))];
  s = [0; cumsum(counts / sum(counts) .* (1:bins).')];
  % What the bins from one to another add to the variance between classes.
  part = (s.' - s) .^ 2 ./ (p.' - p);
  part(~(p.' - p > 0)) = 0;
  part(tril(true(bins + 1), -1)) = -Inf;
  best = part(1, :);
  from = zeros(n, bins + 1);
  for k = 1:n
    [best, from(k, :)] = max(best.' + part, [], 1);
  end
  metric = (best(end) - s(end) ^ 2) / sum(counts / sum(counts) .* ((1:bins).' - s(end)) .^ 2);
  at = bins + 1;
  place = zeros(1, n);
  for k = n:-1:1
    at = from(k, at);
    % Empty bins do not matter to the variance; the threshold lies in their middle.
    same = find(p == p(at)) - 1;
    place(k) = mean(same);
  end
  thresh = imageclass(low + (place - 1) / (bins - 1) * (high - low), class(A));
end
