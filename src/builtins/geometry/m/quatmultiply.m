function p = quatmultiply(q, r)
  % W. R. Hamilton, On quaternions, 1844.
  q = rotationrows('quatmultiply', q, 4);
  if nargin < 2
    r = q;
  end
  r = rotationrows('quatmultiply', r, 4);
  p = q(:, 1) .* r + q(:, 2) .* r(:, [2, 1, 4, 3]) .* [-1, 1, -1, 1] + ...
      q(:, 3) .* r(:, [3, 4, 1, 2]) .* [-1, 1, 1, -1] + q(:, 4) .* r(:, [4, 3, 2, 1]) .* [-1, -1, 1, 1];
end
