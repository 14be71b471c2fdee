function v = quatrotate(q, v)
  % The axes are turned, not the vector.
  v = rotationrows('quatrotate', v, 3);
  q = quatnormalize(q);
  v = quatmultiply(quatmultiply(quatconj(q), [zeros(size(v, 1), 1), v]), q);
  v = v(:, 2:4);
end
