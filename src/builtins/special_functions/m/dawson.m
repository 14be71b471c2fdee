function y = dawson(x)
  % sqrt(pi) / 2 * exp(-x ^ 2) * erfi(x). Near zero its series (F. W. J. Olver et al., NIST Handbook of Mathematical
  % Functions, 7.6), elsewhere by the function w(z) = exp(-z ^ 2) * erfc(-i * z) as a sum of rational functions:
  % J. A. C. Weideman, Computation of the complex error function (1994).
  if ~isfloat(x)
    error('Octave:dawson:type', 'dawson: expected floating point numbers, found %s', class(x));
  end
  z = double(x(:));
  % The function is odd: the sum is for the upper half of the plane.
  lower = imag(z) < 0;
  z(lower) = -z(lower);
  y = NaN(size(z));
  if ~isreal(z)
    y = complex(y, y);
  end
  near = abs(z) < 1.5;
  y(near) = series(z(near));
  far = ~near & isfinite(z);
  y(far) = rational(z(far));
  y(isinf(z) & imag(z) == 0) = 0;
  y(lower) = -y(lower);
  y = cast(reshape(y, size(x)), class(x));
end

function y = series(z)
  square = z .^ 2;
  y = ones(size(z));
  for k = 30:-1:1
    y = 1 - 2 * square / (2 * k + 1) .* y;
  end
  y = z .* y;
end

function y = rational(z)
  count = 64;
  scale = sqrt(count / sqrt(2));
  angles = (1 - 2 * count:2 * count - 1).' * pi / (2 * count);
  t = scale * tan(angles / 2);
  f = [0; exp(-t .^ 2) .* (scale ^ 2 + t .^ 2)];
  coefficients = real(fft(fftshift(f))) / (4 * count);
  Z = (scale + 1i * z) ./ (scale - 1i * z);
  p = coefficients(count + 1);
  for k = count:-1:2
    p = p .* Z + coefficients(k);
  end
  w = 2 * p ./ (scale - 1i * z) .^ 2 + 1 / sqrt(pi) ./ (scale - 1i * z);
  if isreal(z)
    y = sqrt(pi) / 2 * imag(w);
  else
    y = 1i * sqrt(pi) / 2 * (exp(-z .^ 2) - w);
  end
end
