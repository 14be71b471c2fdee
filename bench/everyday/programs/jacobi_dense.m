% Jacobi's iteration with a dense matrix.
%size device N=4096 turns=50
%size host N=1024 turns=20
%size tiny N=50 turns=5
%in A uniform(-0.01,0.01) [N N]
%in b uniform(-1,1) [N 1]
%in turns
%out x single=1e-3
d = 10 + diag(A);
x = b ./ d;
for k = 1:turns
  x = x + (b - (A * x + 10 * x)) ./ d;
end
