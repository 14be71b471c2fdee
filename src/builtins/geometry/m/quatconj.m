function q = quatconj(q)
  q = rotationrows('quatconj', q, 4) .* [1, -1, -1, -1];
end
