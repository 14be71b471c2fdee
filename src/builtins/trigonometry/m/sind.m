function y = sind(x)
  if ! isnumeric(x)
    error('sind: X must be numeric');
  end
  if iscomplex(x)
    % The real part is an angle whose quarters are exact.
    b = imag(x) * (pi / 180);
    y = complex(sind(real(x)) .* cosh(b), cosd(real(x)) .* sinh(b));
    return;
  end
  % The angle is brought to [-45, 45] exactly before it is turned into radians.
  x = rem(x, 360);
  k = round(x / 90);
  r = (x - 90 * k) * (pi / 180);
  k = mod(k, 4);
  s = sin(r);
  c = cos(r);
  y = (k == 0) .* s + (k == 1) .* c - (k == 2) .* s - (k == 3) .* c;
end
