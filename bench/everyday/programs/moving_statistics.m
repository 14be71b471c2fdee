% Moving mean, maximum and spread along the columns.
%size device N=8192 M=1024
%size host N=8192 M=64
%size tiny N=80 M=20
%in X uniform(-1,1) [N M]
%out mean25
%out max25
%out band single=1e-3
mean25 = movmean(X, 25);
max25 = movmax(X, 25);
band = sqrt(max(movmean(X.^2, 25) - mean25.^2, 0));
