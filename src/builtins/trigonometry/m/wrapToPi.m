function x = wrapToPi(x)
  beyond = x < -pi | x > pi;
  x(beyond) = wrapTo2Pi(x(beyond) + pi) - pi;
end
