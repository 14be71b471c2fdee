function [z, p, k] = cheb2ap(n, attenuation)
  % Reciprocal points of the first kind: Parks and Burrus, Digital Filter Design, 1987, section 7.2.
  n = prototypeorder('cheb2ap', n);
  attenuation = decibels('cheb2ap', 'the attenuation of the stop band', attenuation);
  v = asinh(sqrt(expm1(log(10) * attenuation / 10))) / n;
  z = 1i ./ cos(pi * (1:2:n - 1) / (2 * n));
  z = reshape([z; -z], [], 1);
  p = 1 ./ halfcircle(n, sinh(v), cosh(v));
  k = real(prod(-p) / prod(-z));
end
