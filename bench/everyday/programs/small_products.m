% Many products of small matrices.
%size device K=262144
%size host K=16384
%size tiny K=60
%in A uniform(-1,1) [4 4 K]
%in B uniform(-1,1) [4 4 K]
%out C
C = pagemtimes(A, B);
C = pagemtimes(C, A);
