% Spirograph: a wheel that rolls in a ring
t = linspace(0, 2 * pi, 2000);
wheels = [7 3; 9 4; 11 5; 13 4];
for k = 1:4
  R = wheels(k, 1); r = wheels(k, 2);
  s = r * t;
  subplot(2, 2, k)
  plot((R - r) * cos(s) + 2 * r / 3 * cos((R - r) / r * s), (R - r) * sin(s) - 2 * r / 3 * sin((R - r) / r * s))
  axis equal off, title(sprintf('%d to %d', R, r))
end
