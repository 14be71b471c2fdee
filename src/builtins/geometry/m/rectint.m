function area = rectint(a, b)
  wide = size(a, 2);
  if ndims(a) > 2 || ndims(b) > 2 || size(b, 2) ~= wide || wide < 2 || mod(wide, 2) ~= 0
    error('MATLAB:rectint:badSize', 'rectint: rectangles are rows of [x, y, width, height], boxes of [x, y, z, width, height, depth] and so on');
  end
  n = wide / 2;
  sides = [a(:, n + 1:end); b(:, n + 1:end)];
  if any(sides(:) < 0)
    error('MATLAB:rectint:negative', 'rectint: widths and heights must not be negative');
  end
  area = 1;
  for k = 1:n
    last = min(a(:, k) + a(:, n + k), (b(:, k) + b(:, n + k)).');
    first = max(a(:, k), b(:, k).');
    area = area .* max(0, last - first);
  end
end
