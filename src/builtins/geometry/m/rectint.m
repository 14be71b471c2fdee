function area = rectint(a, b)
  if columns_of(a) ~= 4 || columns_of(b) ~= 4
    error('MATLAB:rectint:badSize', 'rectint: rectangles are rows of [x, y, width, height]');
  end
  sides = [a(:, 3:4); b(:, 3:4)];
  if any(sides(:) < 0)
    error('MATLAB:rectint:negative', 'rectint: widths and heights must not be negative');
  end
  dx = max(0, min(a(:, 1) + a(:, 3), (b(:, 1) + b(:, 3)).') - max(a(:, 1), b(:, 1).'));
  dy = max(0, min(a(:, 2) + a(:, 4), (b(:, 2) + b(:, 4)).') - max(a(:, 2), b(:, 2).'));
  area = dx .* dy;
end

function n = columns_of(x)
  n = size(x, 2) * (ndims(x) == 2);
end
