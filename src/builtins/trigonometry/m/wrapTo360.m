function x = wrapTo360(x)
  % Multiples of 360 above 0 stay 360.
  above = x > 0;
  x = mod(x, 360);
  x(x == 0 & above) = 360;
end
