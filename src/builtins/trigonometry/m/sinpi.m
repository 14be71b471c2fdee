function y = sinpi(x)
  if ! isnumeric(x)
    error('sinpi: X must be numeric');
  end
  x = rem(x, 2);
  k = round(2 * x);
  r = (x - k / 2) * pi;
  k = mod(k, 4);
  y = (k == 0) .* sin(r) + (k == 1) .* cos(r) - (k == 2) .* sin(r) - (k == 3) .* cos(r);
end
