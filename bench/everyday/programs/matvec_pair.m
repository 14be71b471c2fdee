% A matrix times a vector, and its transpose times the result.
%size device N=8192 M=8192
%size host N=2048 M=2048
%size tiny N=50 M=40
%in A uniform(-1,1) [N M]
%in x uniform(-1,1) [M 1]
%out y single=1e-3
%out z single=1e-3
y = A * x;
z = A' * y;
