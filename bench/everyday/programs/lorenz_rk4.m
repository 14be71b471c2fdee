% Many Lorenz systems by Runge and Kutta's method.
%size device N=1048576 steps=50
%size host N=65536 steps=20
%size tiny N=500 steps=3
%in x0 uniform(-5,5) [N 1]
%in y0 uniform(-5,5) [N 1]
%in z0 uniform(10,30) [N 1]
%in steps
%out x single=1e-3
%out z single=1e-3
h = 0.01;
x = x0; y = y0; z = z0;
for k = 1:steps
  [a1, b1, c1] = lorenz(x, y, z);
  [a2, b2, c2] = lorenz(x + h/2*a1, y + h/2*b1, z + h/2*c1);
  [a3, b3, c3] = lorenz(x + h/2*a2, y + h/2*b2, z + h/2*c2);
  [a4, b4, c4] = lorenz(x + h*a3, y + h*b3, z + h*c3);
  x = x + h/6 * (a1 + 2*a2 + 2*a3 + a4);
  y = y + h/6 * (b1 + 2*b2 + 2*b3 + b4);
  z = z + h/6 * (c1 + 2*c2 + 2*c3 + c4);
end

function [dx, dy, dz] = lorenz(x, y, z)
  dx = 10 * (y - x);
  dy = x .* (28 - z) - y;
  dz = x .* y - 8/3 * z;
end
