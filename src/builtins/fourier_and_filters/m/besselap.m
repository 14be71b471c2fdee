function [z, p, k] = besselap(n)
  % The reverse polynomials of Bessel with a product of roots of 1: W. E. Thomson, Proceedings of the IEE 96 (1949).
  n = prototypeorder('besselap', n, 25);
  j = 0:n;
  logs = gammaln(2 * n - j + 1) - gammaln(j + 1) - gammaln(n - j + 1) - (n - j) * log(2);
  % With s = scale * p, the coefficients of p.
  logs = logs + j * logs(1) / n - logs(1);
  c = fliplr(exp(logs));
  p = roots(c);
  % Newton's steps take away what the companion matrix lost.
  slope = polyder(c);
  for k = 1:3
    p = p - polyval(c, p) ./ polyval(slope, p);
  end
  p = cplxpair(p, 1e-6);
  alone = abs(imag(p)) < 1e-9;
  p(alone) = real(p(alone));
  z = [];
  k = 1;
end
