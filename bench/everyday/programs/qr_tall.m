% The orthogonal factor of a tall matrix, by what it leaves of a vector.
%size device N=8192 M=256
%size host N=2048 M=64
%size tiny N=60 M=8
%in A uniform(-1,1) [N M]
%in b uniform(-1,1) [N 1]
%out left single=1e-3
[Q, R] = qr(A, 0);
left = b - Q * (Q' * b);
