function yi = makima(x, y, xi)
  if numel(x) < 2
    error('MATLAB:makima:NotEnoughPts', 'makima: expected at least two points');
  end
  x = reshape(x, 1, []);
  shape = size(y);
  if isvector(y)
    y = reshape(y, 1, []);
    dims = 1;
  else
    dims = shape(1:end - 1);
    y = reshape(y, [], shape(end));
  end
  if size(y, 2) ~= numel(x)
    error('MATLAB:makima:SizeMismatch', 'makima: expected as many values as points');
  end
  if any(diff(x) < 0)
    [x, order] = sort(x);
    y = y(:, order);
  end
  n = numel(x);
  h = diff(x);
  d = diff(y, 1, 2) ./ h;
  if n == 2
    slope = [d, d];
  else
    % Two secants more on each side; the weights favor the side that bends less.
    before = 2 * d(:, 1) - d(:, 2);
    after = 2 * d(:, end) - d(:, end - 1);
    m = [2 * before - d(:, 1), before, d, after, 2 * after - d(:, end)];
    w = abs(diff(m, 1, 2)) + abs((m(:, 1:end - 1) + m(:, 2:end)) / 2);
    w1 = w(:, 3:end);
    w2 = w(:, 1:end - 2);
    slope = (w1 .* m(:, 2:end - 2) + w2 .* m(:, 3:end - 1)) ./ (w1 + w2);
    slope(w1 + w2 == 0) = 0;
  end
  s1 = slope(:, 1:end - 1);
  s2 = slope(:, 2:end);
  cubic = (s1 + s2 - 2 * d) ./ h.^2;
  square = (3 * d - 2 * s1 - s2) ./ h;
  coefs = cat(3, cubic, square, s1, y(:, 1:end - 1));
  pp = mkpp(x, reshape(coefs, [], 4), dims);
  if nargin < 3
    yi = pp;
  else
    yi = ppval(pp, xi);
    if isscalar(dims) && dims == 1
      yi = reshape(yi, size(xi));
    end
  end
end
