function w = kaiser(n, beta)
  if nargin < 2
    beta = 0.5;
  end
  n = windowlength('kaiser', n);
  t = 2 * (0:n - 1).' / (n - 1) - 1;
  w = besseli(0, beta * sqrt(max(1 - t.^2, 0))) / besseli(0, beta);
  if n == 1
    w = 1;
  end
end
