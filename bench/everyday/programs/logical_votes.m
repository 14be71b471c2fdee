% Which rows and columns hold what, by logical work.
%size device N=8192 M=4096
%size host N=1024 M=1024
%size tiny N=60 M=40
%in X uniform(0,1) [N M]
%in Y uniform(0,1) [N M]
%out rows mismatch=0
%out columns mismatch=0
%out differ
A = X > 0.9995;
B = Y > 0.5;
rows = any(A, 2) & ~all(B, 2);
columns = sum(A | B);
differ = nnz(xor(A, B));
