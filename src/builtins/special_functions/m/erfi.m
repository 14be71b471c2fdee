function y = erfi(x)
  % -i * erf(i * x)
  if ~isfloat(x)
    error('Octave:erfi:type', 'erfi: expected floating point numbers, found %s', class(x));
  end
  z = double(x);
  y = 2 / sqrt(pi) * exp(z .^ 2) .* dawson(z);
  if isreal(z)
    infinite = isinf(z);
    y(infinite) = z(infinite);
  end
  y = cast(y, class(x));
end
