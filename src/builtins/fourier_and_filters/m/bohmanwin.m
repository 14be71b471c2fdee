function w = bohmanwin(n)
  % Harris, On the use of windows for harmonic analysis, Proceedings of the IEEE 66 (1978).
  n = windowlength('bohmanwin', n);
  x = abs(2 * (0:n - 1).' - (n - 1)) / max(n - 1, 1);
  w = (1 - x) .* cos(pi * x) + sin(pi * x) / pi;
  if n > 1
    w([1, n]) = 0;
  end
end
