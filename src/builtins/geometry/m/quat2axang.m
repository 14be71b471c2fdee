function axang = quat2axang(q)
  q = quatnormalize(q);
  long = vecnorm(q(:, 2:4), 2, 2);
  angle = 2 * atan2(long, q(:, 1));
  axang = [q(:, 2:4) ./ long, angle - 2 * pi * (angle > cast(pi, class(angle)))];
  axang(long == 0, :) = repmat([0, 0, 1, 0], nnz(long == 0), 1);
end
