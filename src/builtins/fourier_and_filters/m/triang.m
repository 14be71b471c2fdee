function w = triang(n)
  % Oppenheim and Schafer, Discrete-Time Signal Processing, section 7.5.
  n = windowlength('triang', n);
  w = 1 - abs(2 * (0:n - 1).' - (n - 1)) / (n + mod(n, 2));
end
