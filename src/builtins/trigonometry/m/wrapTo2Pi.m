function x = wrapTo2Pi(x)
  % Multiples of 2*pi above 0 stay 2*pi.
  above = x > 0;
  x = mod(x, 2 * pi);
  x(x == 0 & above) = 2 * pi;
end
