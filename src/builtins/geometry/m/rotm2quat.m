function q = rotm2quat(R)
  % S. W. Shepperd, Quaternion from rotation matrix, 1978: from the largest of the four parts.
  R = rotationpages('rotm2quat', R, 3);
  n = size(R, 3);
  R = reshape(R, 9, n).';
  [a, b, c] = deal(R(:, 6) - R(:, 8), R(:, 7) - R(:, 3), R(:, 2) - R(:, 4));
  [d, e, f] = deal(R(:, 2) + R(:, 4), R(:, 7) + R(:, 3), R(:, 6) + R(:, 8));
  squares = 1 + R(:, [1, 5, 9]) * [1, 1, -1, -1; 1, -1, 1, -1; 1, -1, -1, 1];
  rows = cat(3, [squares(:, 1), a, b, c], [a, squares(:, 2), d, e], [b, d, squares(:, 3), f], [c, e, f, squares(:, 4)]);
  [~, at] = max(squares, [], 2);
  q = zeros(n, 4, 'like', R);
  for k = 1:4
    q(at == k, :) = rows(at == k, :, k);
  end
  q = quatnormalize(q);
  q = q .* (1 - 2 * (q(:, 1) < 0));
end
