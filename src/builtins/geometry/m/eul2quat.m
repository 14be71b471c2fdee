function q = eul2quat(eul, order)
  eul = rotationrows('eul2quat', eul, 3);
  if nargin < 2
    order = 'ZYX';
  end
  axes = rotationaxes('eul2quat', order);
  q = [1, 0, 0, 0];
  for k = 1:3
    turn = zeros(size(eul, 1), 4, 'like', eul);
    turn(:, 1) = cos(eul(:, k) / 2);
    turn(:, 1 + axes(k)) = sin(eul(:, k) / 2);
    q = quatmultiply(q, turn);
  end
end
