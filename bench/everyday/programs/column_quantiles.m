% Quantiles of every column.
%size device N=8192 M=1024
%size host N=8192 M=64
%size tiny N=100 M=20
%in X uniform(-1,1) [N M]
%out q
q = quantile(X, [0.05 0.25 0.5 0.75 0.95]);
