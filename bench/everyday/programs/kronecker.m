% A Kronecker product and its trace.
%size device N=64 M=64
%size host N=32 M=32
%size tiny N=6 M=8
%in A uniform(-1,1) [N N]
%in B uniform(-1,1) [M M]
%out K
%out t single=1e-3
K = kron(A, B);
t = trace(K);
