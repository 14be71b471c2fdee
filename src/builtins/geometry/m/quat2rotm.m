function R = quat2rotm(q)
  q = quatnormalize(q);
  [w, x, y, z] = deal(q(:, 1), q(:, 2), q(:, 3), q(:, 4));
  % A column below the other.
  R = [1 - 2 * (y .* y + z .* z), 2 * (x .* y + w .* z), 2 * (x .* z - w .* y), ...
       2 * (x .* y - w .* z), 1 - 2 * (x .* x + z .* z), 2 * (y .* z + w .* x), ...
       2 * (x .* z + w .* y), 2 * (y .* z - w .* x), 1 - 2 * (x .* x + y .* y)];
  R = reshape(R.', 3, 3, []);
end
