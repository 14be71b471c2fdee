function p = halfcircle(n, wide, high)
  % Points of the left half of an ellipse, in pairs that are exactly conjugate: the poles of an all-pole filter (Parks and
  % Burrus, Digital Filter Design, 1987, chapter 7).
  t = pi * (1:2:n - 1) / (2 * n);
  p = -wide * sin(t) + 1i * high * cos(t);
  p = reshape([p; conj(p)], [], 1);
  if mod(n, 2) == 1
    p(n, 1) = -wide;
  end
end
