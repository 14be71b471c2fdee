function ret = spline(x, y, xi)
  x = x(:);
  n = numel(x);
  if n < 2
    error('MATLAB:spline:TooFewPoints', 'spline: at least two points are needed');
  end
  clamped = false;
  if isvector(y) && (numel(y) == n || numel(y) == n + 2)
    dims = 1;
    Y = y(:).';
    clamped = numel(y) == n + 2;
  else
    sz = size(y);
    clamped = sz(end) == n + 2;
    if ~clamped && sz(end) ~= n
      error('MATLAB:spline:SizeMismatch', 'spline: the number of values must match the number of points');
    end
    dims = sz(1:end - 1);
    Y = reshape(y, prod(dims), sz(end));
  end
  if clamped
    first = Y(:, 1);
    last = Y(:, end);
    Y = Y(:, 2:end - 1);
  end
  [x, Y] = knownpoints('spline', x, Y);
  n = numel(x);
  if ~all(diff(x) > 0)
    [x, order] = sort(x);
    Y = Y(:, order);
    if any(diff(x) == 0)
      error('MATLAB:spline:RepeatedSites', 'spline: the points must be distinct');
    end
  end
  q = size(Y, 1);
  % A row, whose elements are taken as columns: a single one that is captured would be read.
  h = diff(x).';
  slope = diff(Y, 1, 2) ./ h;
  if clamped || n > 3
    if ~clamped
      % Not-a-knot: the third derivative is continuous at the second and the last but one point.
      first = ((h(:, 1) + 2 * (h(:, 1) + h(:, 2))) * h(:, 2) * slope(:, 1) + h(:, 1) ^ 2 * slope(:, 2)) / (h(:, 1) + h(:, 2));
      last = (h(:, n - 1) ^ 2 * slope(:, n - 2) + (2 * (h(:, n - 1) + h(:, n - 2)) + h(:, n - 1)) * h(:, n - 2) * slope(:, n - 1)) / (h(:, n - 1) + h(:, n - 2));
    end
    s = slopes(h, slope, first, last, clamped);
    c3 = (s(:, 1:n - 1) + s(:, 2:n) - 2 * slope) ./ h .^ 2;
    c2 = (3 * slope - 2 * s(:, 1:n - 1) - s(:, 2:n)) ./ h;
    coefs = cat(3, c3, c2, s(:, 1:n - 1), Y(:, 1:n - 1));
    pp = mkpp(x, reshape(coefs, q * (n - 1), 4), dims);
  elseif n == 2
    coefs = cat(3, slope, Y(:, 1));
    pp = mkpp(x, reshape(coefs, q, 2), dims);
  else
    % Three points: the parabola through them, as one piece.
    c2 = (slope(:, 2) - slope(:, 1)) / (h(:, 1) + h(:, 2));
    c1 = slope(:, 1) - c2 * h(:, 1);
    coefs = cat(3, c2, c1, Y(:, 1));
    pp = mkpp(x([1, 3]), reshape(coefs, q, 3), dims);
  end
  if nargin < 3
    ret = pp;
  else
    ret = ppval(pp, xi);
  end
end

function s = slopes(h, slope, first, last, clamped)
  % Slopes at the points: a tridiagonal system with a dominant diagonal, whose rows are halved together again and again.
  % After each step the rest of a row is at most the square of what it was.
  n = numel(h) + 1;
  if n == 2
    s = [first, last];
    return;
  end
  [left, right] = deal(h(:, 2:n - 1), h(:, 1:n - 2));
  middle = 2 * (left + right);
  d = 3 * (left .* slope(:, 1:n - 2) + right .* slope(:, 2:n - 1));
  [begin, finish] = deal(first, last);
  if clamped
    begin = left(:, 1) * first;
    finish = right(:, end) * last;
  else
    % Without the first and the last slope.
    middle = [middle(:, 1) - h(:, 1) - h(:, 2), middle(:, 2:end)];
    middle = [middle(:, 1:end - 1), middle(:, end) - h(:, n - 1) - h(:, n - 2)];
  end
  d = [d(:, 1) - begin, d(:, 2:end)];
  d = [d(:, 1:end - 1), d(:, end) - finish];
  a = [0, left(:, 2:end)] ./ middle;
  c = [right(:, 1:end - 1), 0] ./ middle;
  d = d ./ middle;
  step = 1;
  while step < n - 2 && step <= 64
    % Beyond the ends nothing counts: a and c are 0 there.
    before = max((1:n - 2) - step, 1);
    after = min((1:n - 2) + step, n - 2);
    [a_left, c_left, d_left] = deal(a(before), c(before), d(:, before));
    [a_right, c_right, d_right] = deal(a(after), c(after), d(:, after));
    pivot = 1 - a .* c_left - c .* a_right;
    d = (d - a .* d_left - c .* d_right) ./ pivot;
    a = -a .* a_left ./ pivot;
    c = -c .* c_right ./ pivot;
    step = 2 * step;
  end
  if ~clamped
    first = (first - (h(:, 1) + h(:, 2)) * d(:, 1)) / h(:, 2);
    last = (last - (h(:, n - 1) + h(:, n - 2)) * d(:, end)) / h(:, n - 2);
  end
  s = [first, d, last];
end
