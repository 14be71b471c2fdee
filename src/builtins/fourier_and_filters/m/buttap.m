function [z, p, k] = buttap(n)
  n = prototypeorder('buttap', n);
  z = [];
  p = halfcircle(n, 1, 1);
  k = 1;
end
