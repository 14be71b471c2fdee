%% Iterative solvers reach the solution
A = [10 1 2; 1 8 1; 2 1 12];
b = [1; 2; 3];
[x, flag, relres, iter, resvec] = pcg(A, b, 1e-12, 20);
assert(A * x, b, 1e-10)
assert([flag numel(resvec) - iter], [0 1])
assert(pcg(@(v) A * v, b, 1e-12), x, 1e-10)
assert(pcg(A, b, 1e-12, 20, diag(diag(A))), x, 1e-10)
B = A + [0 3 0; 0 0 0; 0 -2 0];
P = full(gallery('poisson', 8)); c = P * ones(64, 1);
% The residual of every half of an iteration.
[y, flag, relres, iter, resvec] = bicgstab(P, c, 1e-10, 100); assert(flag == 0 && numel(resvec) == 2 * iter + 1); assert(resvec(end) / norm(c), relres, 1e-11)
[y, flag] = bicgstab(B, b, 1e-12, 30);
assert(B * y, b, 1e-9)
[z, flag, relres, iter] = gmres(B, b, [], 1e-12);
assert(B * z, b, 1e-9)
assert(flag, 0)
assert(gmres(B, b, 2, 1e-10, 20), z, 1e-8)

%% One that does not converge says so
[x, flag] = pcg([1 0; 0 -1], [1; 1]);
assert(flag ~= 0)

%% The normal distribution
assert(normcdf([-1.96 0 1.96]), [0.0249978951482204 0.5 0.97500210485178], 1e-14)
assert(norminv(normcdf(-7.5)), -7.5, 1e-12)
assert(normpdf(1, 1, 2), 1 / (2 * sqrt(2 * pi)), 1e-15)
assert(nanmean([1 NaN; 3 4]), [2 4])

%% Modified Akima curves
x = [0 1 2 3 4];
pp = makima(x, [0 1 4 9 16]);
assert(ppval(pp, x), [0 1 4 9 16], 1e-14)
assert(makima(0:5, [0 0 0 1 1 1], [0.5 4.5]), [0 1])
assert(makima(x, [1 2 3 4 5], 2.5), 3.5)
assert(ismembertol([1 2.0000000000001], [1 2]), [true true])
