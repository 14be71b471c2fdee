function [z, p, k] = tf2zpk(b, a)
  % In powers of 1/z, so that both polynomials have the same number of coefficients.
  if ~(isnumeric(b) && isnumeric(a) && isvector(b) && isvector(a))
    error('signal:tf2zpk:invalidCoefficients', 'tf2zpk: the coefficients must be vectors');
  end
  if a(1) == 0
    error('signal:tf2zpk:ZeroLeadingCoefficient', 'tf2zpk: the first coefficient of the denominator must not be zero');
  end
  b = reshape(b, 1, []);
  a = reshape(a, 1, []);
  n = max(numel(b), numel(a));
  b(end + 1:n) = 0;
  a(end + 1:n) = 0;
  % Zeros and poles at the origin that cancel are none.
  n = max([find(b, 1, 'last'), find(a, 1, 'last')]);
  [z, p, k] = tf2zp(b(1:n), a(1:n));
end
