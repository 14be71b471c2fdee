function [b, a] = zp2tf(z, p, k)
  a = real(poly(p));
  b = k * real(poly(z));
  b = [zeros(1, numel(a) - numel(b)), b];
end
