% Integrals of sampled curves, one a column, and their running values.
%size device N=8192 M=1024
%size host N=4096 M=128
%size tiny N=60 M=20
%in x linspace(0,3) [N 1]
%in Y uniform(-1,1) [N M]
%out total single=1e-3
%out running single=1e-3
total = trapz(x, Y);
running = cumtrapz(x, Y);
