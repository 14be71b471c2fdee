function [b, bint, r, rint, stats] = regress(y, X, alpha)
  if nargin < 3
    alpha = 0.05;
  end
  if ~(isnumeric(alpha) && isscalar(alpha) && alpha > 0 && alpha < 1)
    error('stats:regress:BadAlpha', 'regress: alpha must be a number between 0 and 1');
  end
  [y, X, fine] = regressiondata('regress', y, X);
  [n, p] = size(X);
  [Q, R, order] = qr(X, 0);
  d = abs(diag(R));
  rank = sum(d > max([d; 0]) * max(n, p) * eps(class(d)));
  if rank < p
    warning('stats:regress:RankDefDesignMat', 'regress: X has the rank %d, less than its columns', rank);
    [Q, R, order] = deal(Q(:, 1:rank), R(1:rank, 1:rank), order(1:rank));
  end
  b = zeros(p, 1, class(X([]) + y([])));
  b(order) = R \ (Q' * y);
  if nargout < 2
    return;
  end
  nu = max(n - rank, 0);
  found = X * b;
  e = y - found;
  rss = sum(e .^ 2);
  s2 = rss / nu;
  t = tinv(1 - alpha / 2, nu);
  spread = zeros(p, 1);
  spread(order) = sqrt(s2 * sum(inv(R) .^ 2, 2));
  bint = [b - t * spread, b + t * spread];
  r = NaN(size(fine));
  r(fine) = e;
  leverage = sum(Q .^ 2, 2);
  % The variance without the row itself.
  others = sqrt(max((nu * s2 - e .^ 2 ./ (1 - leverage)) / (nu - 1), 0));
  far = tinv(1 - alpha / 2, nu - 1) * others .* sqrt(1 - leverage);
  rint = NaN(numel(fine), 2);
  rint(fine, :) = [e - far, e + far];
  if nargout > 4
    if ~any(all(X == X(1, :), 1) & X(1, :) ~= 0)
      warning('stats:regress:NoConst', 'regress: R-square and the F statistic need a column of ones in X');
    end
    total = sum((y - mean(y)) .^ 2);
    f = (total - rss) / (rank - 1) / s2;
    stats = [1 - rss / total, f, fcdf(f, rank - 1, nu, 'upper'), s2];
  end
end
