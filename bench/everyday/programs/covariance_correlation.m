% Covariance and correlation of the columns.
%size device N=65536 D=512
%size host N=4096 D=128
%size tiny N=100 D=12
%in X uniform(0,1) [N D]
%out C single=1e-3
%out R single=1e-3
C = cov(X);
R = corrcoef(X);
