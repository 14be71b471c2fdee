function t = atan2d(y, x)
  t = 180 / pi * atan2(y, x);
end
