function y = cosd(x)
  if ! isnumeric(x)
    error('cosd: X must be numeric');
  end
  if iscomplex(x)
    % The real part is an angle whose quarters are exact.
    b = imag(x) * (pi / 180);
    y = complex(cosd(real(x)) .* cosh(b), -sind(real(x)) .* sinh(b));
    return;
  end
  x = rem(x, 360);
  k = round(x / 90);
  r = (x - 90 * k) * (pi / 180);
  k = mod(k, 4);
  s = sin(r);
  c = cos(r);
  y = (k == 0) .* c - (k == 1) .* s - (k == 2) .* c + (k == 3) .* s;
end
