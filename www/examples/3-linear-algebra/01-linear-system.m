% Linear algebra: solve a system and look at the residual
A = [4 -2 1; -2 4 -2; 1 -2 4];
b = [11; -16; 17];
x = A \ b
residual = norm(A*x - b) < 1e-12
eigenvalues = sort(eig(A))'
