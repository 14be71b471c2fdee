% A filter of finite response along every column.
%size device N=16384 M=256
%size host N=16384 M=32
%size tiny N=100 M=10
%in X uniform(-1,1) [N M]
%in b uniform(-0.1,0.1) [64 1]
%out Y
Y = filter(b, 1, X);
