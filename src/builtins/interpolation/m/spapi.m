function pp = spapi(knots, x, y)
  % C. de Boor, A Practical Guide to Splines, chapter 13.
  x = double(x(:)).';
  n = numel(x);
  if isvector(y)
    y = reshape(y, 1, []);
  end
  if size(y, 2) ~= n
    error('SPLINES:SPAPI:sizes', 'spapi: expected as many values as points, found %d and %d', size(y, 2), n);
  end
  [x, order] = sort(x);
  y = double(y(:, order));
  if any(diff(x) == 0)
    error('SPLINES:SPAPI:sites', 'spapi: expected points that differ');
  end
  if isscalar(knots)
    k = double(knots);
    if ~(k >= 1 && k == fix(k)) || n < k
      error('SPLINES:SPAPI:order', 'spapi: a spline of order %g needs at least %g points, found %d', k, k, n);
    end
    % Averages of the points between.
    inner = zeros(1, n - k);
    for j = 1:n - k
      inner(j) = mean(x(j + 1:j + max(k - 1, 1)));
    end
    knots = [repmat(x(1), 1, k), inner, repmat(x(end), 1, k)];
  else
    knots = sort(reshape(double(knots), 1, []));
    k = numel(knots) - n;
    if k < 1
      error('SPLINES:SPAPI:order', 'spapi: expected more than %d knots, found %d', n, numel(knots));
    end
  end
  C = splinebasis(knots, k, x);
  if rcond(C) < eps
    error('SPLINES:SPAPI:SchoenbergWhitney', 'spapi: the points and the knots do not fit together');
  end
  c = C \ y.';
  % Each piece by its values at as many places as it has coefficients.
  breaks = unique(knots(k:n + 1));
  pieces = numel(breaks) - 1;
  d = size(y, 1);
  part = (cos(pi * ((k:-1:1) - 0.5) / k) + 1) / 2;
  coefs = zeros(pieces * d, k);
  for j = 1:pieces
    h = breaks(j + 1) - breaks(j);
    v = splinebasis(knots, k, breaks(j) + part * h) * c;
    p = (part.' .^ (k - 1:-1:0)) \ v;
    coefs((j - 1) * d + (1:d), :) = p.' ./ h .^ (k - 1:-1:0);
  end
  pp = mkpp(breaks, coefs, d);
end

function B = splinebasis(t, k, x)
  % A row for each place, of all splines of order k.
  x = x(:);
  last = find(t < t(end), 1, 'last');
  B = double(x >= t(1:end - 1) & x < t(2:end));
  at_end = x == t(end);
  B(at_end, :) = 0;
  B(at_end, last) = 1;
  for m = 2:k
    count = numel(t) - m;
    left = t(m:m + count - 1) - t(1:count);
    right = t(m + 1:m + count) - t(2:count + 1);
    up = (x - t(1:count)) ./ (left + (left == 0)) .* (left > 0);
    down = (t(m + 1:m + count) - x) ./ (right + (right == 0)) .* (right > 0);
    B = up .* B(:, 1:count) + down .* B(:, 2:count + 1);
  end
end
