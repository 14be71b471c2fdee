function w = parzenwin(n)
  % Harris, On the use of windows for harmonic analysis, Proceedings of the IEEE 66 (1978).
  n = windowlength('parzenwin', n);
  x = abs(2 * (0:n - 1).' - (n - 1)) / n;
  w = 2 * (1 - x) .^ 3 - (x <= (n - 1) / (2 * n)) .* (1 - 2 * x) .^ 3;
end
