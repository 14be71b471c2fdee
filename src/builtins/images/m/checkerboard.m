function I = checkerboard(n, p, q)
  if nargin < 1
    n = 10;
  end
  if nargin < 2
    p = 4;
  end
  if nargin < 3
    q = p;
  end
  n = imagecount('checkerboard', n, 'the side of the squares', 1);
  p = imagecount('checkerboard', p, 'the number of rows of tiles', 1);
  q = imagecount('checkerboard', q, 'the number of columns of tiles', 1);
  row = mod(floor((0:2 * n * p - 1).' / n), 2);
  column = mod(floor((0:2 * n * q - 1) / n), 2);
  I = double(row ~= column);
  I(:, n * q + 1:end) = 0.7 * I(:, n * q + 1:end);
end
