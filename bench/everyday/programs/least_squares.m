% Least squares of a tall matrix.
%size device N=262144 D=32
%size host N=20000 D=32
%size tiny N=300 D=5
%in X uniform(-1,1) [N D]
%in y uniform(-1,1) [N 1]
%out w single=2e-3
%out rmse
w = X \ y;
rmse = sqrt(mean((X * w - y).^2));
