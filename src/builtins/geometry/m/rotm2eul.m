function eul = rotm2eul(R, order)
  % K. Shoemake, Euler angle conversion, Graphics Gems IV, 1994: where the outer axes fall together, the first angle is 0.
  R = rotationpages('rotm2eul', R, 3);
  if nargin < 2
    order = 'ZYX';
  end
  axes = rotationaxes('rotm2eul', order);
  [i, j, k] = deal(axes(1), axes(2), axes(3));
  other = 6 - i - j;
  s = 1 - 2 * (mod(j - i, 3) == 2);
  r = @(i, j) reshape(R(i, j, :), [], 1);
  if i == k
    across = hypot(r(i, j), r(i, other));
    eul = [atan2(r(j, i), -s * r(other, i)), atan2(across, r(i, i)), atan2(r(i, j), s * r(i, other))];
    flat = atan2(-s * r(j, other), r(j, j));
  else
    across = hypot(r(i, i), r(i, j));
    eul = [atan2(-s * r(j, k), r(k, k)), atan2(s * r(i, k), across), atan2(-s * r(i, j), r(i, i))];
    flat = atan2(s * r(j, i), r(j, j));
  end
  at = across < 10 * eps(class(R));
  eul(at, 1) = 0;
  eul(at, 3) = flat(at);
end
