function x = wrapTo180(x)
  beyond = x < -180 | x > 180;
  x(beyond) = wrapTo360(x(beyond) + 180) - 180;
end
