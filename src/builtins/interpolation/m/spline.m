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
  if ~issorted(x)
    [x, order] = sort(x);
    Y = Y(:, order);
  end
  if any(diff(x) == 0)
    error('MATLAB:spline:RepeatedSites', 'spline: the points must be distinct');
  end
  q = size(Y, 1);
  h = diff(x).';
  slope = diff(Y, 1, 2) ./ h;
  if clamped || n > 3
    % Slopes s at the points: a tridiagonal system.
    A = zeros(n);
    b = zeros(n, q);
    for k = 2:n - 1
      A(k, k - 1) = h(k);
      A(k, k) = 2 * (h(k - 1) + h(k));
      A(k, k + 1) = h(k - 1);
      b(k, :) = (3 * (h(k) * slope(:, k - 1) + h(k - 1) * slope(:, k))).';
    end
    if clamped
      A(1, 1) = 1;
      b(1, :) = first.';
      A(n, n) = 1;
      b(n, :) = last.';
    else
      % Not-a-knot: the third derivative is continuous at the second and the last but one point.
      A(1, 1) = h(2);
      A(1, 2) = h(1) + h(2);
      b(1, :) = (((h(1) + 2 * (h(1) + h(2))) * h(2) * slope(:, 1) + h(1) ^ 2 * slope(:, 2)) / (h(1) + h(2))).';
      A(n, n) = h(n - 2);
      A(n, n - 1) = h(n - 1) + h(n - 2);
      b(n, :) = ((h(n - 1) ^ 2 * slope(:, n - 2) + (2 * (h(n - 1) + h(n - 2)) + h(n - 1)) * h(n - 2) * slope(:, n - 1)) / (h(n - 1) + h(n - 2))).';
    end
    s = (A \ b).';
    c3 = (s(:, 1:n - 1) + s(:, 2:n) - 2 * slope) ./ h .^ 2;
    c2 = (3 * slope - 2 * s(:, 1:n - 1) - s(:, 2:n)) ./ h;
    coefs = cat(3, c3, c2, s(:, 1:n - 1), Y(:, 1:n - 1));
    pp = mkpp(x, reshape(coefs, q * (n - 1), 4), dims);
  elseif n == 2
    coefs = cat(3, slope, Y(:, 1));
    pp = mkpp(x, reshape(coefs, q, 2), dims);
  else
    % Three points: the parabola through them, as one piece.
    c2 = (slope(:, 2) - slope(:, 1)) / (h(1) + h(2));
    c1 = slope(:, 1) - c2 * h(1);
    coefs = cat(3, c2, c1, Y(:, 1));
    pp = mkpp(x([1, 3]), reshape(coefs, q, 3), dims);
  end
  if nargin < 3
    ret = pp;
  else
    ret = ppval(pp, xi);
  end
end
