%% a large sparse matrix takes no room for its zeros
n = 30000;
A = spdiags([-ones(n, 1), 2 * ones(n, 1), -ones(n, 1)], -1:1, n, n);
assert(issparse(A) && isequal(size(A), [n n]) && nnz(A) == 3 * n - 2 && isa(A, 'double') && isreal(A))
x = (1:n)';
b = A * x;
assert(~issparse(b) && isequal(b(1:end - 1), zeros(n - 1, 1)) && b(end) == n + 1)
assert(max(abs(A \ b - x)) < 1e-6 * n)
assert(isequal(x' * A, b') && isequal(full(A(1:3, 1:3)), [2 -1 0; -1 2 -1; 0 -1 2]))
assert(isequal(A, A') && issymmetric(A) && isbanded(A, 1, 1) && ~isdiag(A) && ~istril(A))
assert(A(n, n) == 2 && A(n, n - 1) == -1 && A(1, n) == 0 && A(end) == 2 && A(n + 1) == -1)
assert(trace(A) == 2 * n && norm(A, 1) == 4 && norm(A, Inf) == 4 && abs(norm(A, 'fro') - sqrt(6 * n - 2)) < 1e-9)

%% its elements are computed with as they lie
n = 30000;
A = sparse([1 2 2 n], [1 1 n 2], [4 -9 1 25], n, n);
assert(isequal(find(A), [1; 2; n + n; (n - 1) * n + 2]) && isequal(nonzeros(A), [4; -9; 25; 1]))
[i, j, v] = find(abs(A));
assert(isequal([i j v], [1 1 4; 2 1 9; n 2 25; 2 n 1]))
assert(isequal(nonzeros(sqrt(A)), [2; 3i; 5; 1]))
assert(isequal(nonzeros(A .^ 2), [16; 81; 625; 1]) && isequal(nonzeros(-A / 2), [-2; 4.5; -12.5; -0.5]))
assert(isequal(nonzeros(A > 0), [true; true; true]) && islogical(A > 0) && nnz(A ~= 0) == 4 && nnz(A < 0) == 1)
assert(nnz(A - A) == 0 && isequal(A + A, 2 * A) && isequal(A .* A, A .^ 2) && isequal(A - 2 * A, -A))
assert(isequal(nonzeros(max(A, A')), [4; 25; 25]))
assert(isequal(full(sum(A, 2))', [4 -8 zeros(1, n - 3) 25]) && full(sum(A(:, 1))) == -5 && sum(sum(A)) == 21 && issparse(sum(A)))
assert(nnz(any(A)) == 3 && nnz(any(A, 2)) == 3 && ~full(any(all(A))) && full(max(max(A))) == 25 && full(min(min(A))) == -9)
assert(isequal(nonzeros(mean(A)), [-5; 25; 1] / n) && issparse(mean(A)))
D = sparse(1:n, 1:n, 2);
assert(isequal(D * A, 2 * A) && isequal(A .* (1:n)', sparse([1 2 2 n], [1 1 n 2], [4 -18 2 25 * n], n, n)))
assert(isequal(A ./ (2 * ones(1, n)), A / 2) && isequal(spfun(@(x) x + 1, A), A + spones(A)))
assert(isequal(D ^ 3, 4 * D) && isequal(A * 1i, sparse([1 2 2 n], [1 1 n 2], [4i -9i 1i 25i], n, n)))
assert(isequal((A * 1i)', A' * -1i) && isequal((A * 1i).', A' * 1i) && isreal(A * 1i * 1i) && isequal(real(A + 2i * A), A))

%% its parts are read and written
n = 30000;
A = speye(n);
B = A([1 n 1], [n 1]);
assert(isequal(full(B), [0 1; 1 0; 0 1]))
A(2, 3) = 7; A(5, :) = 0; A(:, 6) = sparse(9, 1, 4, n, 1); A(n, n) = 0; A(1:2, 1:2) = [1 2; 3 4];
assert(nnz(A) == n - 1 - 1 + 1 + 2 && A(2, 3) == 7 && A(9, 6) == 4 && A(6, 6) == 0 && A(5, 5) == 0 && A(2, 1) == 3)
A(A > 5) = -1;
assert(A(2, 3) == -1 && isequal(A(A < 0), sparse(-1)) && nnz(A(:)) == nnz(A))
A(:, 4:n) = [];
assert(isequal(size(A), [n 3]) && isequal(full(A(1:3, :)), [1 2 0; 3 4 -1; 0 0 1]))
A(3:n, :) = [];
assert(issparse(A) && isequal(A, [1 2 0; 3 4 -1]))
A = speye(n);
A(n + 1, n + 2) = 5;
assert(isequal(size(A), [n + 1, n + 2]) && A(n + 1, n + 2) == 5)
A(7, 7) = 1i;
assert(A(7, 7) == 1i && A(8, 8) == 1)

%% an assignment of the wrong size
A = speye(30000);
A(1:2, 1:2) = [1 2 3];
% Error: Unable to perform assignment because the size of the left side is 2-by-2 and the size of the right side is 1-by-3.

%% a product of the wrong size
speye(30000) * ones(3, 1)
% Error: Incorrect dimensions for matrix multiplication

%% a subscript beyond
A = speye(30000);
A(30001, 1)
% Error: Index in position 1 exceeds array bounds. Index must not exceed 30000.

%% matrices are joined, turned and cut
n = 20000;
I = speye(n);
A = [I, 2 * I; sparse(n, n), 3 * I];
assert(isequal(size(A), [2 * n, 2 * n]) && nnz(A) == 3 * n && A(1, n + 1) == 2 && A(2 * n, 2 * n) == 3)
assert(isequal(A, kron([1 2; 0 3], I)) && isequal(blkdiag(I, 3 * I), A - [sparse(n, n), 2 * I; sparse(n, 2 * n)]))
assert(isequal(repmat(I, 2, 1), [I; I]) && isequal(triu(A, 1), A - kron([1 0; 0 3], I)) && isequal(tril(A), kron([1 0; 0 3], I)))
assert(isequal(diag(A, n), sparse(2 * ones(n, 1))) && isequal(diag(sparse(1:n, 1, 5)), 5 * I))
assert(isequal(reshape(I, n / 2, []), sparse(mod((0:n - 1) * (n + 1), n / 2) + 1, floor((0:n - 1) * (n + 1) / (n / 2)) + 1, 1, n / 2, 2 * n)))
assert(isequal(double(logical(3 * I)), I) && isequal(class(I > 0), 'logical'))
T = spdiags(I * (1:n)', 0, n, n);
assert(isequal(diag(T), sparse((1:n)')) && isequal(spdiags(T, 0), (1:n)'))

%% equations of a grid
m = 60;
e = ones(m, 1);
T = spdiags([-e 2 * e -e], -1:1, m, m);
A = kron(speye(m), T) + kron(T, speye(m));
n = m ^ 2;
x = sin(1:n)';
assert(A \ (A * x), x, 1e-10)
assert((x' * A) / A, x', 1e-10)
assert((A + 1i * speye(n)) \ (A * x + 1i * x), x, 1e-10)
p = amd(A);
assert(isequal(sort(p), 1:n) && nnz(chol(A(p, p))) < nnz(chol(A)) / 2)
R = chol(A);
assert(norm(R' * R - A, 1) < 1e-12 && isequal(R, triu(R)))
[R, flag, S] = chol(A);
assert(flag == 0 && norm(R' * R - S' * A * S, 1) < 1e-12)
[L, U, P, Q] = lu(A);
assert(norm(L * U - P * A * Q, 1) < 1e-11 && isequal(L, tril(L)) && isequal(U, triu(U)))
[L, U, P] = lu(A);
assert(norm(L * U - P * A, 1) < 1e-11)
[L, U] = lu(A);
assert(norm(L * U - A, 1) < 1e-11)
L = ichol(A);
assert(nnz(L) == nnz(tril(A)) && norm((L * L' - A) .* spones(A), 1) < 1e-12)
[x2, flag] = pcg(A, A * x, 1e-10, 300, L, L');
assert(flag == 0)
assert(x2, x, 1e-6)
L2 = ichol(A, struct('type', 'ict', 'droptol', 1e-3));
assert(nnz(L2) > nnz(L) && norm(L2 * L2' - A, 1) < norm(L * L' - A, 1))
[L, U] = ilu(A);
assert(nnz(L + U) == nnz(A) && norm((L * U - A) .* spones(A), 1) < 1e-12)
d = eigs(A, 3, 'smallestabs');
k = 4 * sin((1:m)' * pi / (2 * (m + 1))) .^ 2;
all = sort(reshape(k + k', [], 1));
assert(d, all(1:3), 1e-10)
[V, D] = eigs(A, 2);
assert(A * V, V * D, 1e-8)
assert(diag(D), all(end:-1:end - 1), 1e-9)
s = svds(A, 2);
assert(s, all(end:-1:end - 1), 1e-8)

%% triangles and permutations are solved with as they are
n = 20000;
L = spdiags([ones(n, 1), 3 * ones(n, 1)], [-1 0], n, n);
x = (1:n)';
assert(L \ (L * x), x, 1e-12)
assert(L' \ (L' * x), x, 1e-12)
P = sparse(n:-1:1, 1:n, 1:n);
assert(P \ (P * x), x, 1e-12)
assert(isequal(P \ P(:, end - 99:end), [sparse(n - 100, 100); speye(100)]))
assert(det(P) == Inf && abs(det(spdiags(ones(n, 1) * [1 2], [0 1], n, n)) - 1) < 1e-12)

%% a singular matrix is warned of
n = 1000;
A = sparse(1:n - 1, 1:n - 1, 1, n, n);
lastwarn('');
x = A \ ones(n, 1);
assert(lastwarn, 'Matrix is singular to working precision.')

%% what is not computed of such a matrix is computed of the whole
n = 400;
A = speye(n) * 3;
assert(isequal(cumsum(A), cumsum(full(A))) && isequal(exp(A), exp(full(A))) && isequal(A + 1, full(A) + 1))
assert(isequal(sort(A, 'descend'), sort(full(A), 'descend')) && isequal(cos(A), cos(full(A))) && issparse(prod(A)))
assert(isequal(A | eye(n), full(A) | eye(n)) && isequal(A(:, :, 1), A) && rank(A) == n)

%% and is too large where that is
A = speye(100000);
cumsum(A)
% Error: exceeds the largest size of an array here (2 GiB)

%% sparse matrices are shown by their elements
S = sparse([1 30000], [2 40000], [0.5 3])
% Prints: S =
% Prints: 30000×40000 sparse double matrix (2 nonzeros)
% Prints: (1,2)        0.5000
% Prints: (30000,40000)    3.0000

%% in loops, functions and cells they are values as others are
n = 30000;
A = sparse(n, n);
for k = 1:50
  A(k, k + 1) = k;
  A = A + sparse(k, 1, 1, n, n);
end
assert(nnz(A) == 100 && full(sum(A(:, 1))) == 50)
B = A;
B(1, 1) = 9;
assert(A(1, 1) == 1 && B(1, 1) == 9)
c = {A, B};
s.matrix = c{2};
s.matrix(2, 2) = 5;
assert(s.matrix(2, 2) == 5 && B(2, 2) == 0)
assert(isequal(cellfun(@nnz, c), [100 100]) && ~isempty(A) && numel(size(A)) == 2)
f = @(M) M * ones(n, 1);
y = f(A);
assert(sum(y) == 50 + sum(1:50))

%% files hold them as they are
n = 40000;
A = sparse([1 5 n], [2 2 n], [1.5 -2 7], n, n);
B = A > 0;
C = A * 2i;
save('sparse.mat', 'A', 'B', 'C');
s = load('sparse.mat');
assert(isequal(s.A, A) && isequal(s.B, B) && isequal(s.C, C) && issparse(s.A) && islogical(s.B) && ~isreal(s.C))
delete('sparse.mat')

%% rows and columns beside them
n = 20000;
A = spdiags([ones(n, 1), 2 * ones(n, 1)], 0:1, n, n);
assert(isequal(full(sum(A ./ sum(A, 2), 2)), ones(n, 1)) && isequal(sum(A, 1) .* A, A .* sum(A, 1)))
assert(isequal(bsxfun(@times, A, (1:n)'), spdiags((1:n)', 0, n, n) * A))
p = amd(A);
assert(isequal(sort(p), 1:n) && isequal(sort(colamd(A)), 1:n))

%% random systems have the solutions of full ones
rng(5);
for n = [2 7 60 300]
  A = sprandn(n, n, min(1, 4 / n)) + 3 * speye(n);
  A = A(randperm(n), :);
  b = randn(n, 3);
  x = full(A) \ b;
  assert(A \ b, x, 1e-9 * norm(x))
  assert(b' / A', x', 1e-9 * norm(x))
  assert(full(A \ sparse(b)), x, 1e-9 * norm(x))
  assert(det(A), det(full(A)), 1e-9 * abs(det(full(A))))
  assert(full(inv(A) * A), eye(n), 1e-9)
  C = A + 1i * sprandn(A);
  y = full(C) \ b;
  assert(C \ b, y, 1e-8 * norm(y))
  S = A' * A + speye(n);
  assert(S \ b, full(S) \ b, 1e-9)
  assert(S \ (b * 1i), full(S) \ (b * 1i), 1e-9)
  assert(full(chol(S)), chol(full(S)), 1e-9)
  assert(full(chol(S, 'lower')), chol(full(S), 'lower'), 1e-9)
  H = C' * C + speye(n);
  assert(full(chol(H)), chol(full(H)), 1e-8)
  [R, flag] = chol(S - 1e6 * speye(n));
  assert(flag == 1)
  [L, U, P, Q] = lu(A);
  assert(norm(L * U - P * A * Q, 1) < 1e-11)
end

%% one element after the other
A = sparse(5, 6);
A(3, 2) = 4; A(1, 2) = 1; A(5, 6) = -2; A(3, 2) = 0; A(1, 2) = 7; A(2, 2) = 0; A(5, 1) = true;
assert(isequal(full(A), [0 7 0 0 0 0; zeros(3, 6); 1 0 0 0 0 -2]) && nnz(A) == 3)
B = A;
B(1, 2) = NaN;
assert(A(1, 2) == 7 && isnan(B(1, 2)))

%% sums of places, stored without zeros
S = accumarray([1 1; 40000 2; 1 1], [1; 2; 3], [40000 40000], [], 0, true);
assert(issparse(S) && isequal(nonzeros(S), [4; 2]))
w = whos('S');
assert(w.sparse && w.bytes < 1e6)

%% sparse subscripts
n = 20000;
A = spdiags([ones(n, 1), 2 * ones(n, 1)], 0:1, n, n);
B = A(sum(A, 2) < 3, :);
assert(isequal(size(B), [1 n]) && B(n) == 1)
A(:, sum(A) < 3) = [];
assert(isequal(size(A), [n, n - 1]))
x = 1:4;
x(sparse([1 0 0 1]) > 0) = 9;
assert(isequal(x, [9 2 3 9]) && isequal(x(sparse([3 1])), [3 9]))

%% an order is chosen of sparse matrices alone
[R, flag, P] = chol(eye(3));
% Error: Too many output arguments.

%% a reciprocal condition comes with the inverse
[X, r] = inv(sparse([2 0; 0 4]));
assert(isequal(full(X), [0.5 0; 0 0.25]) && abs(r - 0.5) < 1e-12)

%% complex numbers have no truth values
logical(sparse([0 1i; 2 0]))
% Error: Complex values cannot be converted to logicals.

%% a million rows and columns
n = 1e6;
A = spdiags(ones(n, 1) * [-1 2.5 -1], -1:1, n, n);
x = A \ (A * ones(n, 1));
assert(max(abs(x - 1)) < 1e-12 && nnz([A; speye(n)]) == 4 * n - 2)

%% no extent is greater than those of other arrays
sparse(1, 1, 1, 3e9, 1)
% Error: exceeds the largest size

%% an eigenvalue may be the number that the nearest to it are asked for
n = 400;
A = sparse([1:n, 1:n], [2:n, 1, mod((1:n) * 7, n) + 1], 1, n, n);
A = double(A | A');
L = diag(sum(A, 2)) - A;
d = eigs(L, 3, 'smallestabs');
all = sort(eig(full(L)));
assert(sort(d), all(1:3), 1e-10)
assert(eigs(L, 1, all(7)), all(7), 1e-10)
