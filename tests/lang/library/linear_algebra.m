%% powers of matrices
a = [2 1; 1 3];
assert(isequal(a ^ 2, a * a))
assert(isequal(a ^ 0, eye(2)))
assert(isequal(a ^ 1, a))
assert(norm(a ^ -2 - inv(a) * inv(a)) < 1e-15)
assert(norm((a ^ 0.5) ^ 2 - a) < 1e-14)
assert(isreal(a ^ 0.5))
r = [0 -1; 1 0];
assert(isreal(r ^ 0.5))
assert(norm((r ^ 0.5) ^ 2 - r) < 1e-14)
assert(~ isreal([1 2; 2 1] ^ 0.5))
assert(norm(2 ^ [1 0; 0 3] - [2 0; 0 8]) < 1e-14)
assert(isa(single(a) ^ 2, 'single'))

%% a power of what is not square
[1 2; 3 4; 5 6] ^ 2
% Error: square

%% eigenvalues of two matrices
[v, d] = eig([1 2; -1 1], [3 3; 1 2]);
assert(norm([1 2; -1 1] * v - [3 3; 1 2] * v * d) < 1e-13)
assert(norm(sort(real(eig([1 2; 3 4], [1 2; -3 1]))) - sort(roots([7 -5 -2]))) < 1e-13)
assert(isreal(eig([1 2; 3 4], [2 0; 0 -1])))
assert(any(isinf(eig([1 0; 0 1], [1 0; 0 0]))))

%% options of eig that exclude each other
eig([1 2; 2 1], 'vector', 'matrix')
% Error: exclude each other

%% signs of eigenvectors and singular vectors
[v, d] = eig([2 1; 1 2]);
assert(norm(v - [-1 1; 1 1] / sqrt(2)) < 1e-15)
[u, s, w] = svd([1 2; 2 1]);
assert(all(u(1, :) < 0))
assert(norm(u * s * w' - [1 2; 2 1]) < 1e-14)

%% eigenvalues come in the order of LAPACK, and roots with them
e = eig(magic(4)); assert(e(1:3), [34; sqrt(80); -sqrt(80)], 1e-12); assert(abs(e(4)) < 1e-12)
assert(roots([1 -6 11 -6]), [3; 2; 1], 1e-13)
assert(roots([1 0 0 0 -1]), [-1; 1i; -1i; 1], 1e-14)
assert(roots([1 2 0]), [0; -2], eps); assert(roots([0 0 2 0 0]), [0; 0]); assert(isempty(roots(3)))
[V, D] = eig([5 0 0 1; 0 4 0 0; 1 2 3 0; 0 1 0 2]);
assert(diag(D), [3; 5; 2; 4], 1e-13)
assert(V(:, [1 2]), [0 2; 0 0; 1 1; 0 0] ./ [1 sqrt(5)], 1e-14)
assert(all(V(3, 3:4) > 0))
assert(eig([1 1e8; 1e-8 1]), [2; 0], 1e-12)
[V, D] = eig([-149 -50 -154; 537 180 546; -27 -9 -25]);
assert(diag(D), [1; 2; 3], 1e-9); assert(V(2, :) > 0, [false true true]); assert(V(1, :) > 0, [true false false])

%% complex eigenvectors have length 1 and a real largest element, those of the adjoint as well
A = [1 2 0; -3 1 4; 0.5 0 2];
[V, D, W] = eig(A);
assert(A * V, V * D, 1e-13); assert(W' * A, D * W', 1e-13)
for X = {V, W}
  assert(vecnorm(X{1}), [1 1 1], 1e-14);
  for k = 1:3
    [~, at] = max(abs(X{1}(:, k)));
    assert(imag(X{1}(at, k)) == 0);
  end
end

%% the Hessenberg form has the signs of LAPACK
[P, H] = hess([-149 -50 -154; 537 180 546; -27 -9 -25]);
assert(H(2, 1), -sqrt(537 ^ 2 + 27 ^ 2), 1e-10)
assert(P, [1 0 0; 0 H(2, 1) \ 537 H(2, 1) \ -27; 0 H(2, 1) \ -27 -H(2, 1) \ 537], 1e-14)
[P, H] = hess([1 2i 3; 4 5 6i; 7i 8 9]);
assert(imag([H(2, 1) H(3, 2)]) == 0, [true true]); assert(H(2, 1), -sqrt(65), 1e-13)
assert(norm(P * H * P' - [1 2i 3; 4 5 6i; 7i 8 9]) < 1e-13); assert(norm(P' * P - eye(3)) < 1e-14)

%% the schur form of a matrix that is triangular after an exchange of rows and columns
A = [1 0 0; 4 2 0; 5 6 3];
[U, S] = schur(A);
assert(isequal(S, triu(S)) && isequal(sort(diag(S))', [1 2 3]) && isequal(U * S * U', A))

%% the full form of qr has a square factor and a tall one
a = [1 2; 3 4; 5 6];
[q, r] = qr(a);
assert(isequal(size(q), [3 3]) && isequal(size(r), [3 2]))
assert(norm(q * r - a) < 1e-14)
assert(isequal(size(qr([3; 4])), [2 1]))
[q, r, p] = qr(a);
assert(norm(q * r - a * p) < 1e-14)
[q, r] = qr(a, 0);
assert(isequal(size(r), [2 2]))

%% the economical form is for tall matrices
[~, ~, v] = svd([1 1 1], 0);
assert(isequal(size(v), [3 3]))
[~, ~, v] = svd([1 1 1], 'econ');
assert(isequal(size(v), [3 1]))

%% the inverse of a number
assert(inv(-0) == -Inf)
assert(inv(Inf) == 0)
assert(isequal(inv(4), 0.25))

%% an estimate that symmetry does not mislead
assert(abs(normest(toeplitz([-2 1 0 0])) - norm(toeplitz([-2 1 0 0]))) < 1e-5)

%% null spaces keep their class
assert(isa(null(single([1 0; 1 0])), 'single'))
assert(isa(null(zeros(0, 2, 'single')), 'single'))

%% products and norms of vectors of three elements
a = [1 2 3]; b = [4 -5 6];
assert(isequal(cross(a, b), [27 6 -13]) && isequal(cross(a', b'), [27; 6; -13]) && isequal(cross(a, b'), [27; 6; -13]));
assert(isequal(cross(single(a), b), single([27 6 -13])) && isa(cross(single(a), b), 'single'));
assert(isequal(cross([1i 0 0], [0 1 0]), [0 0 1i]) && isequal(cross(a, b, 2), cross(a, b)));
assert(isequal(cross([a; b], [b; a]), [cross(a, b); cross(b, a)]));
assert(norm([3 4]) == 5 && norm([3; 4i]) == 5 && norm(-7) == 7 && isa(norm(single([3 4])), 'single'));
assert(norm(zeros(1, 0)) == 0 && isa(norm(zeros(1, 0, 'single')), 'single') && isnan(norm([1 NaN])) && norm([1 Inf]) == Inf);
try, norm({}), error('unreached'), catch e, assert(strcmp(e.identifier, 'MATLAB:norm:inputType')), end
try, cross([1 2 3], [1 2]), error('unreached'), catch e, assert(strcmp(e.identifier, 'MATLAB:cross:InputSizeMismatch')), end

%% left eigenvectors of two matrices, and eigenvalues that are there several times
A = [1 2; 3 4]; B = [2 1; 1 3];
[V, D, W] = eig(A, B); assert(norm(A * V - B * V * D) < 1e-13 && norm(W' * A - D * W' * B) < 1e-13 && isreal(W))
assert(max(abs(W)), [1 1], 1e-14)
[V, D, W] = eig([1 0.5; 0.25 1], diag([0 1])); k = isfinite(diag(D));
assert(sum(k) == 1 && norm(W(:, k)' * [1 0.5; 0.25 1] - D(k, k) * W(:, k)' * diag([0 1])) < 1e-13)
A = [0 2 1; -2 0 3; 1 1 1]; B = magic(3); [V, D, W] = eig(A, B); assert(norm(A * V - B * V * D) < 1e-12 && norm(W' * A - D * W' * B) < 1e-12)
[V, D] = eig(magic(3), magic(3)); assert(diag(D), [1; 1; 1], 1e-13); assert(all(isfinite(V(:))))

%% balancing takes the powers of two that LAPACK takes
[T, B] = balance([1 100; 0.01 1]); assert(isequal(T, diag([16 0.25])) && isequal(B, [1 1.5625; 0.64 1]))
[T, B] = balance([1 1e4 1e5; 1e-4 2 10; 1e-6 0.1 3]); assert(T \ [1 1e4 1e5; 1e-4 2 10; 1e-6 0.1 3] * T, B, 1e-10)
assert(isequal(log2(diag(T)), round(log2(diag(T)))))

%% sqrtm says what remains
[X, residual] = sqrtm([1 0 4; 0 4 0; 0 0 1]);
assert(X, [1 0 2; 0 2 0; 0 0 1]); assert(residual, 0)

%% lscov of singular covariances and of columns that depend on others
A = [1 0; 1 1; 1 2; 1 3]; b = [1; 2; 2; 5];
[x, s, mse] = lscov(A, b, diag([1 1 1 0]));
assert(x, [0.5; 1.5], 1e-12); assert(mse, 1.25, 1e-12); assert(s, [0.8964; 0.2988], 1e-4)
V = toeplitz([2 1 0 0]); assert(lscov(A, b, V), (A' / V * A) \ (A' / V * b), 1e-12)
assert(lscov([A, 2 * A(:, 2)], b), [0.7; 0; 0.6], 1e-12)
assert(lscov(A, b, [1 1 1 10]), lscov(A .* sqrt([1 1 1 10]'), b .* sqrt([1 1 1 10]')), 1e-12)

%% lscov of a right-hand side that cannot be
% Error: errors of this covariance
lscov([1; 1], [1; 3], zeros(2))

%% matrices far from 1 have the forms, eigenvalues and determinants of those near 1
A = [4 1 0 -1; 2 4 1 0; -1 .5 4 1; 0 -1 -2 4]; B = [5 1 0 0; 1 4 1 0; 0 1 3 0; 0 0 0 2];
for scale = [1e-200 1e-160 1e200]
  C = A + 1i * A';
  [P, H] = hess(scale * C);
  assert(P' * P, eye(4), 1e-14); assert(P * (H / scale) * P', C, 1e-13)
  [U, T] = schur(scale * A, 'complex');
  assert(U' * U, eye(4), 1e-13); assert(U * (T / scale) * U', A, 1e-12)
  assert(eig(scale * A, scale * B), eig(A, B), -1e-12); assert(eig(scale * A, B) / scale, eig(A, B), -1e-12)
  [V, D] = eig(scale * (A + A'), scale * B); [W, E] = eig(A + A', B);
  assert(D, E, 1e-13); assert(V * sqrt(scale), W, 1e-12)
end
X = sqrtm(1e200 * A); assert(X * X / 1e200, A, 1e-12); assert(all(isfinite(logm(1e200 * A)), 'all'))
D = diag([1e-110 1e-110 1e-110 1e110 1e110 1e110]); D(1, 2) = 1e-120; assert(det(D), 1, 1e-14)
assert(det(diag([1e150 1e150 1e150 1e-150 1e-150 1e-150])), 1, 1e-14); assert(det(diag([1e200 1e200 0])), 0)
assert(det(diag(single([1e30 1e30 1e-30 1e-30]))), single(1), single(1e-6)); assert(det([Inf 1; 0 1]), Inf); assert(det(diag([1e-300 1e-300])), 0)
assert(norm(pinv(single(1e37) * (eye(40, 'single') + ones(40, 'single') / 40))) > 0)

%% parts of a matrix that are far from one another in size have their forms as well
B = [2 1 0; 1 3 1; 0 1 4]; C = [1 2 0; -3 1 1; 0.5 1 2];
for scale = [1e85 1e140]
  A = blkdiag(B / scale, scale * B); e = eig(A);
  assert(e(4:6) / scale, eig(B), 1e-14); assert(all(abs(e(1:3)) < scale * 1e-14))
  [V, D] = eig(A); assert(V' * V, eye(6), 1e-14); assert(V * (D / scale) * V', A / scale, 1e-14)
  N = blkdiag(C / scale, scale * C); N(1, 6) = 1 / scale;
  [U, T] = schur(N); assert(U' * U, eye(6), 1e-13); assert(U * (T / scale) * U', N / scale, 1e-13)
  [U, T] = schur(N, 'complex'); assert(U' * U, eye(6), 1e-13); assert(U * (T / scale) * U', N / scale, 1e-13)
  e = eig(N); f = sort(abs(eig(C))); assert(sort(abs(e)), [f / scale; scale * f], -1e-10)
  e = eig(N * (1 + 1i)); assert(sort(abs(e)), [f / scale; scale * f] * sqrt(2), -1e-10)
  X = sqrtm(N); assert(X * X / scale, N / scale, 1e-12)
end
for n = [5 40]
  A = diag(10 .^ linspace(-120, 120, n)) + diag(10 .^ linspace(-120, 110, n - 1), 1); A = A + A';
  [V, D] = eig(A); assert(V' * V, eye(n), 1e-13); assert(V * (D / 1e120) * V', A / 1e120, 1e-13)
  s = svd(A); assert(s(1), max(abs(diag(D))), -1e-13)
end

%% singles at the ends of what there is are solved and factored as others are, wherever that is
rng(5); A = randn(192, 'single'); b = sum(A, 2); S = A * A' + 192 * eye(192, 'single');
few = 192 * eps('single');
for s = single([1e-33 1e33])
  X = s * A;
  assert(norm(X / s * (X \ (s * b)) - b) < 50 * few * norm(b));
  assert(norm((inv(X) * s) * A - eye(192)) < few * cond(A) / 10);
  [L, U, P] = lu(X); assert(norm(L * (U / s) - P * A) < few * norm(A));
  R = chol(s * S) / sqrt(s); assert(norm(R' * R - S) < few * norm(S));
end
D = eye(192, 'single'); D = D([2 1 3:192], :);
assert(det(D), single(-1)); assert(det(single(1e-30) * D), single(0)); assert(det(single(1e30) * D), single(-Inf));
assert(det(D .* single(1e20 .^ [ones(1, 96), -ones(1, 96)])), single(-1), single(1e-5))

%% systems of small pages, whatever is the same for all
rng(2); A = rand(6, 6, 40) + 3 * eye(6); A(:, :, 2) = A([2 1 3:6], :, 2); B = rand(6, 2, 40);
for kind = {'double', 'single'}
  [C, D] = deal(cast(A, kind{1}), cast(B, kind{1})); near = 100 * eps(kind{1});
  X = pagemldivide(C, D); Y = pagemldivide(C(:, :, 1), D); Z = pagemldivide(C, D(:, :, 1)); V = pageinv(C); W = pagemrdivide(pagetranspose(D), C);
  assert(isa(X, kind{1}) && isa(V, kind{1}))
  for k = [1 2 40]
    assert(X(:, :, k), C(:, :, k) \ D(:, :, k), near); assert(Y(:, :, k), C(:, :, 1) \ D(:, :, k), near)
    assert(Z(:, :, k), C(:, :, k) \ D(:, :, 1), near); assert(V(:, :, k), inv(C(:, :, k)), near)
    assert(W(:, :, k), D(:, :, k).' / C(:, :, k), near)
  end
end
A4 = reshape(A, 6, 6, 4, 10); B4 = reshape(B(:, :, 1:10), 6, 2, 1, 10); X = pagemldivide(A4, B4);
assert(isequal(size(X), [6 2 4 10])); assert(X(:, :, 3, 7), A4(:, :, 3, 7) \ B4(:, :, 1, 7), 1e-13)
assert(isequal(size(pagemldivide(zeros(3, 3, 0), zeros(3, 2, 0))), [3 2 0]) && isequal(size(pageinv(zeros(3, 3, 0, 2))), [3 3 0 2]))
assert(isequal(size(pagemldivide(zeros(0, 0, 5), zeros(0, 2, 5))), [0 2 5])); assert(isa(pagemldivide(zeros(2, 2, 0, 'single'), ones(2, 1)), 'single'))
X = pagemldivide(single(A), B); assert(isa(X, 'single')); X = pagemldivide(A + 1i, B); assert(X(:, :, 9), (A(:, :, 9) + 1i) \ B(:, :, 9), 1e-13)

%% a page without an inverse is told of as its system is
rng(2); A = rand(4, 4, 9) + eye(4); B = rand(4, 1, 9); A(:, :, 5) = ones(4); lastwarn('');
X = pagemldivide(A, B); [~, id] = lastwarn; assert(id, 'MATLAB:singularMatrix'); assert(~all(isfinite(X(:, :, 5))))
assert(X(:, :, 6), A(:, :, 6) \ B(:, :, 6), 1e-13); assert(isnan(pagemldivide(NaN(3, 3, 5), ones(3, 1, 5))))

%% systems of pages that are no numbers
% Error: floating-point
pagemldivide({1}, 1)

%% norms tell of what is no number
assert(isnan(norm([NaN 1; 2 3], 1)) && isnan(norm([NaN 1; 2 3], Inf)) && isnan(norm(single([1 2; NaN 3]), 1)))
assert(isnan(norm([NaN 1], -Inf)) && isnan(norm([1 NaN], Inf)) && norm([-3 2], -Inf) == 2 && norm([1 -7; 2 3], Inf) == 8)
assert(isa(norm(single([1 2; NaN 3]), Inf), 'single') && norm([3 4; 1i 2], 1) == 6)

%% singular values are as good as their matrix
for n = [4 5 8 12 17 31]
  assert(norm(magic(n)) / (n * (n ^ 2 + 1) / 2), 1, 4 * eps)
end
A = [1 1; 0 1e-9]; s = svd(A); assert(s(1) * s(2) / 1e-9, 1, 4 * eps)
assert(isequal(1 ./ svd(zeros(3, 2)), [Inf; Inf]) && isequal(svd(diag([2 0 -3])), [3; 2; 0]) && svd(5) == 5 && isempty(svd(zeros(0, 3))))
rng(4); for shape = [3 50 2 7 40; 3 4 60 7 12], A = rand(shape'); [~, S, ~] = svd(A); assert(svd(A), diag(S), 1e-13), end
s = svd(1e200 * magic(4)); assert(s(1) / 34e200, 1, 4 * eps); s = svd(1e-200 * magic(4)); assert(s(1) / 34e-200, 1, 4 * eps)

%% what has no principal root or logarithm is said
lastwarn(''); L = logm([-1 0; 0 -2]); [~, id] = lastwarn; assert(id, 'MATLAB:logm:nonPosRealEig')
lastwarn(''); sqrtm([0 1; 0 0]); [~, id] = lastwarn; assert(id, 'MATLAB:sqrtm:SingularMatrix')
lastwarn(''); x = lscov([1 1; 1 1; 1 1], [1; 2; 3]); [~, id] = lastwarn; assert(id, 'MATLAB:lscov:RankDefDesignMat')
lastwarn(''); [x, r] = linsolve([1 2; 2 4], [1; 2]); assert(isempty(lastwarn) && r == 0)
lastwarn(''); L = logm([2 1; 0 3]); sqrtm([2 1; 0 3]); assert(isempty(lastwarn)); [L, failed] = logm([2 1; 0 3]); assert(failed == 0)
lastwarn(''); x = [1 2; 2 4] \ [1; 3]; [~, id] = lastwarn; assert(id, 'MATLAB:singularMatrix')
lastwarn(''); x = [1 1; 1 1; 1 1] \ [1; 2; 3]; assert(~isempty(regexp(lastwarn, '^Rank deficient, rank = 1, tol =  \d\.\d{6}e-\d\d\.$')))

%% pages without an inverse have that of the matrix
X = pageinv(zeros(2)); assert(isequal(X, Inf(2))); X = pageinv(cat(3, eye(2), [1 2; 2 4], 2 * eye(2), zeros(2)));
assert(isequal(X(:, :, 1), eye(2)) && isequal(X(:, :, [2 4]), Inf(2, 2, 2)) && isequal(X(:, :, 3), eye(2) / 2))

%% orders of rows of sparse matrices are rows of numbers
S = sparse([4 1 0; 1 3 1; 0 1 2]);
[R, f, p] = chol(S, 'vector'); assert(f == 0 && isequal(size(p), [1 3]) && ~issparse(p) && issparse(R)); assert(full(R' * R), full(S(p, p)), 1e-14)
[L, f, p] = chol(S, 'lower', 'vector'); assert(full(L * L'), full(S(p, p)), 1e-14); [R, f, P] = chol(S); assert(full(R' * R), full(P' * S * P), 1e-14)
[L, U, p] = lu(S, 'vector'); assert(~issparse(p) && issparse(L)); assert(full(L * U), full(S(p, :)), 1e-14)
[L, U, p, q] = lu(S, 'vector'); assert(~issparse(p) && isequal(size(q), [1 3])); assert(full(L * U), full(S(p, q)), 1e-14)
[Q, R, p] = qr(S, 'vector'); assert(~issparse(p) && isequal(sort(p), 1:3)); assert(full(Q * R), full(S(:, p)), 1e-14)
[L, U, P] = lu(S); assert(issparse(P)); assert(full(L * U), full(P * S), 1e-14)

%% the Hessenberg form and eigenvalues are no others where nothing else is asked for
for A = {magic(6) - 3, gallery('grcar', 9), [1 2i 3; 4 5 6i; 7i 8 10], hilb(5), [4 1; 2 3], 7, magic(4) + 1i * hilb(4)}
  [P, H] = hess(A{1});
  assert(isequal(hess(A{1}), H)); assert(P * H * P', A{1}, 1e-13 * norm(A{1})); assert(P' * P, eye(size(P)), 1e-14)
  [V, D] = eig(A{1});
  assert(isequal(eig(A{1}), diag(D))); assert(A{1} * V, V * D, 1e-12 * norm(A{1}))
end
A = blkdiag([1 2; -3 1], magic(5), 4) + diag(ones(7, 1), 1);
[V, D] = eig(A); assert(isequal(eig(A), diag(D)))

%% ranks of systems that are not square, factors of the second matrix, and how sensitive roots are
[~, r] = linsolve([1 2; 3 4; 5 6], [1; 2; 3]); assert(r == 2); [~, r] = linsolve([1 2; 2 4; 3 6], [1; 2; 3]); assert(r == 1)
[~, r] = linsolve([1 2; 3 4], [1; 2]); assert(r, rcond([1 2; 3 4]), eps)
assert(eigs(sparse(diag(1:5)), chol(sparse(2 * eye(5))), 2, 'largestabs', 'IsCholesky', true), [2.5; 2], 1e-12)
B = [4 1 0; 1 5 2; 0 2 6]; A = diag([1 2 3]); p = [3 1 2];
assert(eigs(sparse(A), chol(B(p, p)), 1, 'largestabs', 'IsCholesky', true, 'CholeskyPermutation', p), max(eig(A, B)), 1e-12)
A = [4 1; 0 9]; [X, alpha, k] = sqrtm(A); K = kron(eye(2), X) + kron(X.', eye(2));
assert(k, norm(inv(K)) * norm(A, 'fro') / norm(X, 'fro'), 1e-3); assert(alpha, norm(X, 'fro') ^ 2 / norm(A, 'fro'), 1e-12)
try, vecnorm(int8([3 4])); assert(false); catch e, assert(contains(e.message, 'single or double')); end

%% iterations say how they ended, where the flag is not asked for
A = gallery('tridiag', 20); b = sum(A, 2);
for f = {'pcg', 'minres', 'symmlq', 'lsqr', 'bicg', 'bicgstab', 'bicgstabl', 'cgs', 'qmr', 'tfqmr', 'gmres'}
  t = evalc(['x = ', f{1}, '(A, b);']);
  assert(startsWith(t, [f{1}, ' converged at iteration ']) && contains(t, ' to a solution with relative residual '))
  assert(isempty(evalc(['[x, flag] = ', f{1}, '(A, b);'])))
end
t = evalc('x = pcg(A, b, 1e-10, 3);');
assert(strcmp(t, sprintf(['pcg stopped at iteration 3 without converging to the desired tolerance 1e-10\n', ...
  'because the maximum number of iterations was reached.\nThe iterate returned (number 3) has relative residual 0.25.\n'])))
assert(startsWith(evalc('x = gmres(A, b, 5, 1e-12, 3);'), 'gmres(5) stopped at outer iteration 3 (inner iteration 5) without'))
