function ret = pchip(x, y, xi)
  x = x(:).';
  n = numel(x);
  if n < 2
    error('MATLAB:pchip:TooFewPoints', 'pchip: at least two points are needed');
  end
  if isvector(y)
    dims = 1;
    Y = y(:).';
  else
    sz = size(y);
    dims = sz(1:end - 1);
    Y = reshape(y, prod(dims), sz(end));
  end
  if size(Y, 2) ~= n
    error('MATLAB:pchip:SizeMismatch', 'pchip: the number of values must match the number of points');
  end
  [x, Y] = knownpoints('pchip', x, Y);
  n = numel(x);
  if any(diff(x) <= 0)
    if ~all(diff(x) < 0)
      error('MATLAB:pchip:NotMonotonic', 'pchip: the points must be strictly monotonic');
    end
    x = fliplr(x);
    Y = fliplr(Y);
  end
  q = size(Y, 1);
  h = diff(x);
  slope = diff(Y, 1, 2) ./ h;
  if n == 2
    s = [slope, slope];
  else
    s = zeros(q, n);
    left = slope(:, 1:n - 2);
    right = slope(:, 2:n - 1);
    hl = h(1:n - 2);
    hr = h(2:n - 1);
    w1 = 2 * hr + hl;
    w2 = hr + 2 * hl;
    % The weighted harmonic mean where the data are monotonic, flat at extremes.
    inner = (w1 + w2) ./ (w1 ./ left + w2 ./ right);
    inner(left .* right <= 0) = 0;
    s(:, 2:n - 1) = inner;
    s(:, 1) = boundary(h(1), h(2), slope(:, 1), slope(:, 2));
    s(:, n) = boundary(h(n - 1), h(n - 2), slope(:, n - 1), slope(:, n - 2));
  end
  c3 = (s(:, 1:n - 1) + s(:, 2:n) - 2 * slope) ./ h .^ 2;
  c2 = (3 * slope - 2 * s(:, 1:n - 1) - s(:, 2:n)) ./ h;
  coefs = cat(3, c3, c2, s(:, 1:n - 1), Y(:, 1:n - 1));
  pp = mkpp(x, reshape(coefs, q * (n - 1), 4), dims);
  if nargin < 3
    ret = pp;
  else
    ret = ppval(pp, xi);
  end
end

function d = boundary(h1, h2, s1, s2)
  % Three-point formula, kept from changing the shape of the data.
  d = ((2 * h1 + h2) * s1 - h1 * s2) / (h1 + h2);
  wrong = sign(d) ~= sign(s1);
  d(wrong) = 0;
  steep = ~wrong & sign(s1) ~= sign(s2) & abs(d) > 3 * abs(s1);
  d(steep) = 3 * s1(steep);
end
