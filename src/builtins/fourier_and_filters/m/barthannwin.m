function w = barthannwin(n)
  % Ha and Pearce, A new window and comparison to standard windows, IEEE ASSP 37 (1989).
  n = windowlength('barthannwin', n);
  x = (0:n - 1).' / max(n - 1, 1) - 0.5 * (n > 1);
  w = 0.62 - 0.48 * abs(x) + 0.38 * cos(2 * pi * x);
end
