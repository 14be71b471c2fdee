function BW = poly2mask(x, y, m, n)
  if ~(isnumeric(x) && isnumeric(y) && isreal(x) && isreal(y) && numel(x) == numel(y))
    error('images:poly2mask:invalidPolygon', 'poly2mask: expected as many x as y coordinates of corners');
  end
  m = imagecount('poly2mask', m, 'the number of rows', 1);
  n = imagecount('poly2mask', n, 'the number of columns', 1);
  BW = false(m, n);
  % Corners lie on a grid of fifths of pixels, which has no middles of pixels. An edge turns all that is below it inside out.
  x = 0.5 + floor(5 * (double(x(:)) - 0.5) + 0.5) / 5;
  y = 0.5 + floor(5 * (double(y(:)) - 0.5) + 0.5) / 5;
  rows = (1:m).';
  for k = 1:numel(x)
    next = mod(k, numel(x)) + 1;
    columns = max(ceil(min(x([k, next]))), 1):min(floor(max(x([k, next]))), n);
    edge = y(k) + (columns - x(k)) / (x(next) - x(k)) * (y(next) - y(k));
    BW(:, columns) = xor(BW(:, columns), rows > edge);
  end
end
