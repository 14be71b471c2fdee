function [pp, p] = csaps(x, y, p, xx, weights)
  % C. de Boor, A Practical Guide to Splines, chapter 14; C. H. Reinsch, Smoothing by spline functions, 1967.
  x = double(x(:)).';
  if isvector(y)
    y = reshape(y, 1, []);
  end
  n = numel(x);
  if size(y, 2) ~= n || n < 2
    error('SPLINES:CSAPS:sizes', 'csaps: expected as many values as points, found %d and %d', size(y, 2), n);
  end
  if nargin < 3 || isempty(p)
    p = -1;
  end
  if nargin < 5 || isempty(weights)
    weights = ones(1, n);
  end
  if numel(weights) ~= n || any(weights(:) < 0)
    error('SPLINES:CSAPS:weights', 'csaps: expected %d weights that are not negative', n);
  end
  [x, order] = sort(x);
  y = double(y(:, order));
  w = reshape(double(weights(order)), 1, []);
  if any(diff(x) == 0)
    error('SPLINES:CSAPS:sites', 'csaps: expected points that differ');
  end
  d = size(y, 1);
  h = diff(x).';
  rise = diff(y, 1, 2).' ./ h;
  if n == 2
    p = max(p, 1);
    pp = mkpp(x, [rise.', y(:, 1)], d);
  else
    R = spdiags([h(2:end), 2 * (h(1:end - 1) + h(2:end)), h(1:end - 1)], [-1, 0, 1], n - 2, n - 2);
    one = 1 ./ h;
    Q = spdiags([one(1:end - 1), -(one(1:end - 1) + one(2:end)), one(2:end)], [0, -1, -2], n, n - 2);
    D = spdiags(1 ./ max(w.', realmin), 0, n, n);
    QQ = Q' * D * Q;
    if p < 0
      % Both parts weigh the same.
      p = 1 / (1 + full(sum(diag(R))) / (6 * full(sum(diag(QQ)))));
    end
    p = min(p, 1);
    u = (6 * (1 - p) * QQ + p * R) \ diff(rise, 1, 1);
    smooth = y.' - 6 * (1 - p) * (D * (Q * u));
    bend = [zeros(1, d); 3 * p * u; zeros(1, d)];
    rise = diff(smooth, 1, 1) ./ h;
    c1 = diff(bend, 1, 1) ./ (3 * h);
    c3 = rise - h .* (2 * bend(1:end - 1, :) + bend(2:end, :)) / 3;
    flat = @(c) reshape(c.', [], 1);
    pp = mkpp(x, [flat(c1), flat(bend(1:end - 1, :)), flat(c3), flat(smooth(1:end - 1, :))], d);
  end
  if nargin > 3 && ~isempty(xx)
    pp = ppval(pp, xx);
  end
end
