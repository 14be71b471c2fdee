% A positive definite system by its Cholesky factor, and the determinant's logarithm.
%size device N=2048
%size host N=512
%size tiny N=40
%in A spd [N N]
%in b uniform(-1,1) [N 1]
%out x single=1e-3
%out logdet
R = chol(A);
x = R \ (R' \ b);
logdet = 2 * sum(log(diag(R)));
