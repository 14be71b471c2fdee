%% a matrix of places and values
S = sparse([3 1 3], [2 1 2], [4 5 6], 3, 3);
assert(isequal(S, [5 0 0; 0 0 0; 0 10 0]))
assert(isequal(sparse([], [], [], 2, 2), zeros(2)))
assert(isequal(sparse([1 2], 1, 3i), [3i; 3i]))
assert(isequal(class(sparse(1, 2, true)), 'logical'))
assert(isequal(size(sparse(0, 4)), [0 4]))
[i, j, v] = find(S);
assert(isequal(sparse(i, j, v, 3, 3), S))
assert(isequal(spconvert([i, j, v; 3 3 0]), S))
assert(isequal(spfun(@(x) 1 ./ x, S), [0.2 0 0; 0 0 0; 0 0.1 0]))
assert(isequal(nonzeros(S), [5; 10]))

%% what is sparse says so, and so do the results that are kept sparse
S = sparse([1 2], [1 2], [3 4]); F = ones(2);
sparse_all = @(varargin) all(cellfun(@issparse, varargin));
assert(sparse_all(S, speye(2), spalloc(2, 2), sprand(4, 4, 0.5), spdiags(ones(3, 1), 0, 3, 3), sparse(2, 3), sparse(F), spones(S)))
assert(sparse_all(S + S, S - S, S * S, S .* F, F .* S, 2 * S, S * 2, S / 2, S .^ 2, -S, S', S.', S > 1, S == F, S & F, ~S))
assert(sparse_all([S S], [S; F], S(1, :), S(:, 1), S(:), abs(S), sqrt(S), real(S), sum(S), diag(S), kron(S, F), repmat(S, 2, 2)))
assert(sparse_all(reshape(S, 1, 4), tril(S), blkdiag(S, F), max(S), logical(S), max(S, S), accumarray([1 1; 2 2], 1, [2 2], [], 0, true)))
assert(~any(cellfun(@issparse, {F, S + 1, S + F, S * F, F * S, full(S), cos(S), exp(S), nonzeros(S), find(S), S | F, S(1), 'a', {}})))
assert(sparse_all(sparse(1, 1), sparse(3)) && sparse(3) == 3 && ~issparse(full(sparse(3))) && numel(zeros(1, sparse(3))) == 3)
T = S; T(1, 2) = 7; T(3, 3) = 1;
assert(issparse(T) && isequal(full(T), [3 7 0; 0 4 0; 0 0 1]))
T(:, 2) = [];
assert(issparse(T) && isequal(T, [3 0; 0 0; 0 1]) && isequal(nzmax(T), 2))
F(:, 1) = S(:, 1); F(2, :) = S(2, :);
assert(~issparse(F) && isequal(F, [3 1; 0 4]))
c = {S}; r.a = S; r.a(2, 1) = 5;
assert(issparse(c{1}) && issparse(r.a) && ~issparse(full(r.a)) && issparse(r.a))
w = whos('S');
assert(w.sparse)
t = 0;
for k = 1:3, S(k, k) = k; t = t + S(k, k); S = S * 2; end
assert(issparse(S) && t == 6 && isequal(S, diag([8 8 6])))

%% random matrices have as many elements and the singular values that they are asked for
rng(3);
assert(nnz(sprand(20, 10, 0.25)), 50)
assert(svd(sprandn(6, 4, 0.5, [4 3 2 1])), [4; 3; 2; 1], 1e-12)
assert(eig(sprandsym(5, 0.6, [5 1 2 4 3])), (1:5)', 1e-12)
assert(isequal(sprand([2 0; 0 3]) > 0, logical(eye(2))))

%% orderings are permutations, and those of a grid make its factor thinner or its band narrower
T = 2 * eye(6) - diag(ones(5, 1), 1) - diag(ones(5, 1), -1);
A = kron(T, eye(6)) + kron(eye(6), T);
rng(1);
r = randperm(36);
B = A(r, r);
for f = {@amd, @symamd, @colamd, @colperm, @dissect, @symrcm}
  p = f{1}(B);
  assert(isequal(sort(p), 1:36))
end
assert(bandwidth(B(symrcm(B), symrcm(B)), 'lower') < 10)
assert(nnz(chol(B(amd(B), amd(B)))) < nnz(chol(A)))

%% what a Cholesky factor looks like is known before
rng(2);
B = sprandsym(8, 0.3) ~= 0;
B = B + 20 * eye(8);
[count, height, parent, post, R] = symbfact(B);
F = abs(chol(B)) > 1e-14;
assert(all(R(F)))
assert(isequal(count, sum(R, 2)))
for k = find(parent)
  assert(parent(k), find(R(k, k + 1:end), 1) + k)
end
assert(isequal(sort(post), 1:8))

%% the block triangular form
A = [1 1 0 0; 0 1 0 0; 1 0 1 1; 0 0 1 1];
[p, q, r, s] = dmperm(A);
C = A(p, q);
assert(r, s)
assert(all(diag(C)))
for k = 1:numel(r) - 2
  assert(~any(any(C(r(k + 1):end, s(k):s(k + 1) - 1))))
end
assert(numel(r), 4)
assert(sprank([1 1 1; 0 0 1; 0 0 1]), 2)
[p, q, r, s, cc, rr] = dmperm([1 1 1 0; 0 0 0 1; 0 0 0 1]);
assert(isequal({r, s, cc, rr}, {[1 2 4], [1 4 5], [1 3 4 4 5], [1 2 2 3 4]}))

%% incomplete factors are right where the matrix has elements, and whole where nothing is left out
T = 2 * eye(4) - diag(ones(3, 1), 1) - diag(ones(3, 1), -1);
A = kron(T, eye(4)) + kron(eye(4), T);
[L, U] = ilu(A);
assert((L * U - A) .* (A ~= 0), zeros(16), 1e-14)
assert(nnz(L + U) == nnz(A))
L = ichol(A);
assert((L * L' - A) .* (A ~= 0), zeros(16), 1e-14)
L = ichol(A, struct('michol', 'on'));
assert(L * (L' * ones(16, 1)), A * ones(16, 1), 1e-13)
[L, U, P] = ilu(magic(5), struct('type', 'ilutp', 'droptol', 0));
assert(L * U, P * magic(5), 1e-12)
[L, U] = ilu(A, struct('type', 'nofill', 'milu', 'row'));
assert(L * (U * ones(16, 1)), A * ones(16, 1), 1e-13)

%% scales
A = [1e5 2 0; 3 0 1e-3; 0 1 7];
[P, R, C] = equilibrate(A);
S = abs(R * P * A * C);
assert(diag(S), ones(3, 1), 1e-12)
assert(max(S(:)) <= 1 + 1e-12)

%% some eigenvalues and singular values
A = magic(6) + magic(6)';
d = sort(eig(A));
[~, far] = sort(abs(d), 'descend');
assert(eigs(A, 2), d(far(1:2)), 1e-9)
assert(eigs(A, 2, 'sa'), d(1:2), 1e-9)
assert(eigs(A, 2, 'la'), d([6 5]), 1e-9)
assert(eigs(A, 3, 'be'), d([1 5 6]), 1e-9)
assert(eigs(A, 1, d(3) + 1e-3), d(3), 1e-9)
[V, D] = eigs(@(x) A * x, 6, 2, 'largestabs', 'IsFunctionSymmetric', true);
assert(A * V, V * D, 1e-9)
assert(eigs([2 0; 0 3], [1 0; 0 6], 1), 2, 1e-12)
[U, S, V] = svds(magic(4), 2);
assert(magic(4) * V, U * S, 1e-11)

%% iterations for systems find what elimination finds
T = 2 * eye(3) - diag(ones(2, 1), 1) - diag(ones(2, 1), -1);
A = kron(T, eye(3)) + kron(eye(3), T) + 0.3 * diag(ones(8, 1), 1);
x0 = (1:9)' / 9;
b = A * x0;
[L, U] = ilu(A);
for f = {@cgs, @bicg, @qmr, @tfqmr, @bicgstabl, @lsqr}
  [x, flag, relres, iter, resvec] = f{1}(A, b, 1e-10, 30);
  assert(flag, 0)
  assert(relres <= 1.1e-10)
  assert(x, x0, 1e-8)
  [x, flag, relres, fewer] = f{1}(A, b, 1e-10, 30, L, U);
  assert(x, x0, 1e-8)
  assert(fewer <= iter)
end

%% iterations for complex systems, and with functions of which some are transposed
A = [4 1i 0; 1 5 -1i; 0 2 6];
x0 = [1; 2i; 3];
for f = {@cgs, @bicg, @qmr, @tfqmr, @bicgstabl, @lsqr}
  x = f{1}(A, A * x0, 1e-12, 20);
  assert(x, x0, 1e-9)
end
words = struct('notransp', A, 'transp', A');
for f = {@bicg, @qmr, @lsqr}
  x = f{1}(@(v, word) words.(word) * v, A * x0, 1e-12, 20);
  assert(x, x0, 1e-9)
end
assert(cgs(@(v) A * v, A * x0, 1e-12, 20), x0, 1e-9)

%% iterations for symmetric systems that are indefinite
S = diag([3 -2 5 -1]) + ones(4) / 2;
x0 = [1; -1; 2; 3];
for f = {@minres, @symmlq}
  [x, flag] = f{1}(S, S * x0, 1e-12, 20);
  assert(flag, 0)
  assert(x, x0, 1e-10)
  [x, flag] = f{1}(S, S * x0, 1e-12, 20, diag([1 2 3 4]));
  assert(x, x0, 1e-10)
end

%% least squares in steps
[x, flag] = lsqr([1 0; 0 1; 1 1], [1; 2; 4]);
assert(x, [4; 7] / 3, 1e-6)
assert(flag, 0)
