function [z, p, k] = cheb1ap(n, ripple)
  % Parks and Burrus, Digital Filter Design, 1987, section 7.2.
  n = prototypeorder('cheb1ap', n);
  ripple = decibels('cheb1ap', 'the ripple of the pass band', ripple);
  e = sqrt(expm1(log(10) * ripple / 10));
  v = asinh(1 / e) / n;
  z = [];
  p = halfcircle(n, sinh(v), cosh(v));
  k = real(prod(-p));
  if mod(n, 2) == 0
    k = k / sqrt(1 + e ^ 2);
  end
end
