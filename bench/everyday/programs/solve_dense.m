% A system of linear equations.
%size device N=2048
%size host N=512
%size tiny N=40
%in A dominant [N N]
%in b uniform(-1,1) [N 1]
%out x single=1e-3
x = A \ b;
