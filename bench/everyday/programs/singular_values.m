% The singular values of a matrix and its condition.
%size device N=512
%size host N=200
%size tiny N=24
%in A dominant [N N]
%out s single=1e-3
%out c single=1e-2
s = svd(A);
c = s(1) / s(end);
