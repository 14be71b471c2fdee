% Newton's method: the digits of sqrt(2) double with each step
x = 1;
for step = 1:6
  x = x - (x ^ 2 - 2) / (2 * x);
  fprintf('%d  %.15f\n', step, x);
end
