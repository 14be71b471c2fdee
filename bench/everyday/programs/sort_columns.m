% The columns of a matrix sorted.
%size device N=4096 M=1024
%size host N=4096 M=64
%size tiny N=100 M=20
%in X uniform(-1,1) [N M]
%out Y
Y = sort(X);
