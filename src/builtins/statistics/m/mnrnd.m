function r = mnrnd(n, p, m)
  if nargin < 3
    m = max([numel(n), size(p, 1), 1]);
  end
  if ~isnumeric(p) || any(p(:) < 0) || any(abs(sum(p, 2) - 1) > 1e-8)
    error('stats:mnrnd:probabilities', 'mnrnd: the probabilities of a row must add up to 1');
  end
  p = repmat(p, m / size(p, 1), 1);
  left = repmat(n(:), m / numel(n), 1);
  r = zeros(m, size(p, 2));
  rest = ones(m, 1);
  % One after the other: how many of those that are left.
  for k = 1:size(p, 2) - 1
    share = min(max(p(:, k) ./ max(rest, realmin), 0), 1);
    r(:, k) = binornd(left, share);
    left = left - r(:, k);
    rest = rest - p(:, k);
  end
  r(:, end) = left;
end
