function w = bartlett(n)
  n = windowlength('bartlett', n);
  w = 1 - abs(2 * (0:n - 1).' / max(n - 1, 1) - 1);
  if n == 1
    w = 1;
  end
end
