function y = atand(x)
  y = 180 / pi * atan(x);
end
