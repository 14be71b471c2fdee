% A matrix and its transpose.
%size device N=8192
%size host N=1024
%size tiny N=60
%in A uniform(-1,1) [N N]
%out S
S = (A + A') / 2;
