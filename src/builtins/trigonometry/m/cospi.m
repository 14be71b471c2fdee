function y = cospi(x)
  if ! isnumeric(x)
    error('cospi: X must be numeric');
  end
  x = rem(x, 2);
  k = round(2 * x);
  r = (x - k / 2) * pi;
  k = mod(k, 4);
  y = (k == 0) .* cos(r) - (k == 1) .* sin(r) - (k == 2) .* cos(r) + (k == 3) .* sin(r);
end
