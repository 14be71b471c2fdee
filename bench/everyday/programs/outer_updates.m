% A matrix with two outer products added.
%size device N=8192
%size host N=1024
%size tiny N=50
%in A uniform(-1,1) [N N]
%in x uniform(-1,1) [N 1]
%in y uniform(-1,1) [N 1]
%out B
B = A + x * y' - y * x';
