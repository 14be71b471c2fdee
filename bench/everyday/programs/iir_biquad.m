% A recursive filter of second order along every column.
%size device N=512 M=8192
%size host N=512 M=1024
%size tiny N=40 M=40
%in X uniform(-1,1) [N M]
%out Y single=1e-3
Y = filter([0.2 0.4 0.2], [1 -0.6 0.3], X);
