% A polynomial fitted to points and evaluated there.
%size device N=1048576
%size host N=131072
%size tiny N=500
%in x uniform(-1,1) [N 1]
%in noise uniform(-0.1,0.1) [N 1]
%out p single=5e-3
%out rmse single=5e-3
y = sin(3 * x) + noise;
p = polyfit(x, y, 5);
rmse = sqrt(mean((polyval(p, x) - y).^2));
