%% Singles are factored as singles
a = single([4 1; 2 3]);
x = a \ single([1; 2]);
assert(class(x), 'single')
assert(x, single([0.1; 0.6]), 4 * eps('single'))
assert(class(a \ [1; 2]), 'single')
assert(class([1 2] / a), 'single')
[L, U, P] = lu(a);
assert(class(L), 'single'), assert(class(U), 'single'), assert(class(P), 'single')
[Q, R, P] = qr(a);
assert(class(Q), 'single'), assert(class(R), 'single'), assert(class(P), 'single')
[R, p] = chol(single([4 2; 2 5]));
assert(R, single([2 1; 0 2])), assert(class(R), 'single'), assert(p, single(0))
assert(class(inv(a)), 'single'), assert(class(det(a)), 'single'), assert(class(rcond(a)), 'single')

%% Warnings go by the precision
lastwarn('')
x = [1 2; 3 6.000001] \ [1; 2];
assert(isempty(lastwarn()))
x = single([1 2; 3 6.0000005]) \ single([1; 2]);
[message, id] = lastwarn();
assert(id, 'MATLAB:nearlySingularMatrix')
assert(~isempty(regexp(message, 'RCOND =  \d\.\d{6}e-\d\d\.$')))
lastwarn('')
x = [1 2; 2 4] \ [1; 2];
[~, id] = lastwarn();
assert(id, 'MATLAB:singularMatrix'), assert(isnan(x), [true; true])
lastwarn('')
x = magic(4) \ [1; 2; 3; 4];
[message, id] = lastwarn();
assert(id, 'MATLAB:nearlySingularMatrix'), assert(~isempty(strfind(message, 'e-1')))
lastwarn('')
x = [2 1; 0 1e-20] \ [1; 1];
[~, id] = lastwarn();
assert(id, 'MATLAB:nearlySingularMatrix'), assert(x, [-5e19; 1e20], -1e-12)
lastwarn('')
x = [2 0; 1 0] \ [1; 1];
[~, id] = lastwarn();
assert(id, 'MATLAB:singularMatrix')
lastwarn('')
x = single([1 1; 1 1; 1 1.0000001]) \ single([1; 2; 3]);
[message, id] = lastwarn();
assert(id, 'MATLAB:rankDeficientMatrix'), assert(~isempty(strfind(message, 'rank = 1,')))
lastwarn('')
Y = inv([1 2; 2 4]);
[~, id] = lastwarn();
assert(id, 'MATLAB:singularMatrix'), assert(all(isinf(Y(:))))

%% Estimates of the condition
assert(rcond(hilb(8)), 2.9522e-11, -1e-3)
assert(rcond(triu(magic(5))), 0.031895, -1e-4)
assert(rcond(eye(7)), 1)
assert(isnan(rcond([1 NaN; 2 3])))
[d, r] = det([1 2; 3 4]);
assert(d, -2, 1e-15), assert(r, 1 / 21, 1e-15)

%% The signs of orthogonal factors
[Q, R] = qr([1 2; 3 4; 5 6], 0);
assert(Q, [-0.1690 0.8971; -0.5071 0.2760; -0.8452 -0.3450], 1e-4)
assert(R, [-5.9161 -7.4374; 0 0.8281], 1e-4)
[C, R] = qr([1 2; 3 4; 5 6], [1; 2; 3], 0);
assert(C, [-3.7187; 0.4140], 1e-4), assert(R, [-5.9161 -7.4374; 0 0.8281], 1e-4)
C = qr([1 2; 3 4; 5 6], [1; 2; 3]);
assert(size(C), [3 1])
[Q, R, p] = qr(magic(3), 0);
assert(R, [-10.3441 -5.7037 -5.7037; 0 7.5145 5.9176; 0 0 -4.6314], 1e-4), assert(p, [2 1 3])
assert(qr([0; 0]), [0; 0])
assert(size(qr(zeros(0, 3))), [0 3])
[Q, R] = qr(zeros(3, 0));
assert(Q, eye(3)), assert(size(R), [3 0])

%% What is left of a matrix that is not positive definite
[R, p] = chol([4 2 1; 2 -5 1; 1 1 3]);
assert(R, 2), assert(p, 2)
[L, p] = chol([4 99; 2 5], 'lower');
assert(L, [2 0; 1 2]), assert(p, 0)
[R, p] = chol(-1);
assert(isempty(R)), assert(p, 1)
R = chol(zeros(0));
assert(isempty(R))

%% Factors of matrices that are not square
[L, U] = lu([1 2 3; 4 5 6; 7 8 10; 1 1 1]);
assert(L * U, [1 2 3; 4 5 6; 7 8 10; 1 1 1], 1e-14)
[L, U, p] = lu([1 5 2 4; 3 1 1 2], 'vector');
assert(p, [2 1]), assert(L * U, [3 1 1 2; 1 5 2 4], 1e-15)
Y = lu([4 3; 6 3]);
assert(Y, [6 3; 2/3 1], 1e-15)

%% Large systems, their triangles and transposes
n = 120;
A = gallery('minij', n) + n * eye(n) + triu(ones(n), 3);
b = (1:n)';
assert(A * (A \ b), b, 1e-10)
assert((b' / A) * A, b', 1e-10)
S = A + A';
R = chol(S);
assert(R' * R, S, 1e-10)
assert(S * (R \ (R' \ b)), b, 1e-9)
assert(S * (S \ b), b, 1e-9)
assert(inv(A) * A, eye(n), 1e-10)
assert(log(det(S)), 2 * sum(log(diag(R))), 1e-9)
[L, U, P] = lu(A);
assert(L * U, P * A, 1e-10)
assert(norm(P * A - L * U, 'fro') < 1e-10)
T = [A; 2 * A(1:30, :)];
x = T \ (T * b);
assert(x, b, 1e-9)
[Q, R] = qr(T, 0);
assert(Q' * Q, eye(n), 1e-13), assert(Q * R, T, 1e-10), assert(istriu(R))
wide = A(1:40, :);
x = wide \ b(1:40);
assert(wide * x, b(1:40), 1e-10), assert(nnz(x) <= 40)

%% Orthogonal factors of larger matrices of singles
i = (1:230)'; j = 3:2:401;
A = single(mod(i.^3 + i .* j.^2 + mod(i .* j, 1009).^2, 1009)) / 500 - 1;
near = A; near(:, 200) = near(:, 1) * (1 + 1e-5) + single(1e-4) * near(:, 2);
cases = {A, A(1:200, :), near, A .* single(10 .^ linspace(-8, 8, 200))};
for k = 1:numel(cases)
  B = cases{k};
  [Q, R] = qr(B, 0);
  [P, T] = qr(double(B), 0);
  assert(isa(Q, 'single') && isa(R, 'single') && istriu(R))
  assert(double(Q)' * double(Q), eye(200), 1e-5)
  assert(max(abs(double(Q) * double(R) - double(B)) ./ vecnorm(double(B)), [], 'all') < 1e-5)
  first = 1:199;
  assert(isequal(sign(diag(R(first, first))), sign(diag(T(first, first)))))
end
[Q, R] = qr(A(1:200, :));
[P, T] = qr(double(A(1:200, :)));
assert(isequal(sign(diag(R)), sign(diag(T))))
assert(double(Q), P, 1e-3)
b = A * ones(200, 1, 'single') + single((1:230)' / 230);
x = A \ b;
assert(isa(x, 'single')), assert(double(x), double(A) \ double(b), 1e-3)
assert(isequal(size(A \ [b b b]), [200 3]))
try, A \ [b; 1], error('none'), catch err, assert(err.identifier, 'MATLAB:dimagree'), end

%% eigenvalues and singular values of larger matrices of singles
A = single(mod((1:200)' * (1:200), 17)) / 4;
S = A + A';
for by = single([1 1e30 1e-30])
  e = eig(S * by);
  assert(isa(e, 'single') && issorted(e))
  assert(double(e) / double(by), eig(double(S)), 2e-4 * max(abs(eig(double(S)))))
  [V, D] = eig(S * by);
  assert(isa(V, 'single') && isa(D, 'single') && isdiag(D) && all(V(end, :) >= 0))
  assert(diag(D), e, 1e-5 * max(abs(e)))
  assert(double(V)' * double(V), eye(200), 1e-5)
  assert(double(S) * double(V), double(V) * double(D) / double(by), 1e-4 * norm(double(S)))
  s = svd(A * by);
  assert(isa(s, 'single') && issorted(flipud(s)))
  assert(double(s) / double(by), svd(double(A)), 2e-4 * norm(double(A)))
end
T = A(:, 1:130) * 2;
s = svd(T);
assert(numel(s) == 130)
assert(double(s), svd(double(T)), 2e-4 * norm(double(T)))
assert(double(svd(T')), svd(double(T)), 2e-4 * norm(double(T)))
assert(double(norm(T)), norm(double(T)), 1e-3)
assert(rank(single(eye(200)) * 3), 200)
e = eig(single(eye(200)) * 3);
assert(all(e == 3))
assert(isequal(eig(zeros(200, 'single')), zeros(200, 1, 'single')))
[V, D] = eig(S);
assert(double(norm(S * V - V * D)), 0, 1e-3 * norm(double(S)))
assert(numel(eig(A)), 200)
B = S; B(7, 9) = NaN;
try, eig(B); error('none'), catch err, assert(contains(err.message, 'must not contain NaN or Inf')), end
try, svd(B); error('none'), catch err, assert(contains(err.message, 'must not contain NaN or Inf')), end

%% Systems of singles with matrices of all kinds, as large as a device factors
n = 200;
A = single(mod((1:n)' * (1:n) * 7, 23) - 11) / 23 + 3 * eye(n, 'single');
S = A * A' + 5 * eye(n, 'single');
S = (S + S') / 2;
K = S;
K(1, 2) = 40;
K(2, 1) = 40;
b = single((1:n)' / n);
for k = 1:6
  M = {A, S, K, triu(A), tril(A), diag(diag(S))};
  M = M{k};
  d = double(M);
  x = double(M \ b);
  y = double(b' / M);
  W = double(inv(M));
  assert(norm(d * x - double(b)) < 1e-4 * norm(d, 1) * norm(x))
  assert(norm(y * d - double(b)') < 1e-4 * norm(d, 1) * norm(y))
  assert(norm(d * W - eye(n), 1) < 1e-2)
end

%% A triangle of singles without an inverse
T = triu(ones(200, 'single'));
T(5, 5) = 0;
% Warning: Matrix is singular to working precision.
x = T \ ones(200, 1, 'single');
assert(~all(isfinite(x)))

%% of conjugate eigenvalues of a real pencil the one above the real axis comes first
A = [1 2 0; -3 1 0; 0 0 5];
B = diag([1 2 3]);
[V, D] = eig(A, B);
d = diag(D);
assert(imag(d(1)) > 0 && d(2) == conj(d(1)) && isreal(V(:, 3)))
assert(norm(A * V - B * V * D) < 1e-12)
assert(isequal(sign(imag(eig([0 1; -1 0], eye(2)))), [1; -1]))

%% vectors of a symmetric pencil are normalised by its second matrix, unless 'qz' is asked for
A = [1 2; 2 3];
B = [2 1; 1 2];
[V, D, W] = eig(A, B);
assert(V' * B * V, eye(2), 1e-12)
assert(isequal(V, W))
[V, D] = eig(A, B, 'qz');
assert(max(abs(V)), [1 1], 1e-12)
assert(norm(A * V - B * V * D) < 1e-12)

%% the diagonal of the triangular factor is real, of complex matrices too
for A = {[1i; 2], [1+2i 2-1i; 3i 4], [1+2i 2-1i; 3i 4; 1 2i], [1i 2 3]}
  [Q, R] = qr(A{1});
  assert(all(imag(R(eye(size(R)) == 1)) == 0) && norm(Q * R - A{1}) < 2e-13 && norm(Q' * Q - eye(size(Q))) < 2e-13)
  [Q, R, P] = qr(A{1});
  assert(all(imag(R(eye(size(R)) == 1)) == 0) && norm(Q * R - A{1} * P) < 2e-13)
end
[~, R] = qr([1+2i 2-1i; 3i 4]);
assert(R(1), -sqrt(14), 1e-14)

%% singular values as a column or as a matrix, and how many vectors
A = [1 2; 3 4; 5 6];
[U, S, V] = svd(A, 'vector');
assert(isequal(size(U), [3 3]) && isequal(size(S), [2 1]))
assert(norm(U(:, 1:2) * diag(S) * V' - A) < 1e-12)
[U, S, V] = svd(A, 'matrix');
assert(isequal(size(U), [3 3]) && isequal(size(S), [3 2]))
[U, S, V] = svd(A, 'econ', 'vector');
assert(isequal(size(U), [3 2]) && isequal(size(S), [2 1]))
[U, S, V] = svd(A', 0);
assert(isequal(size(U), [2 2]) && isequal(size(V), [3 3]))
assert(isequal(size(svd(A, 'matrix')), [3 2]) && isequal(size(svd(A, 'econ', 'matrix')), [2 2]))
[U, S, V] = pagesvd(cat(3, A, 2 * A), 'econ', 'vector');
assert(isequal(size(S), [2 1 2]) && isequal(size(U), [3 2 2]))
svd(A, 'odd');
% Error: svd: expected "econ", "vector", "matrix" or 0

%% a decomposition solves as its matrix does
rng(1); A = rand(5); B = rand(5, 2); d = decomposition(A);
assert(d \ B, A \ B, 1e-12), assert(B' / d, B' / A, 1e-12), assert(d' \ B, A' \ B, 1e-12), assert((2 * d) \ B, (2 * A) \ B, 1e-12), assert((d / 2) \ B, (A / 2) \ B, 1e-12)
types = {};
for c = {A * A', A + A', triu(A), tril(A), diag([1 2 3]), triu(A, -1), complex(A, A'), sparse(A), single(A), rand(7, 3), rand(3, 7)}
  M = c{1}; d = decomposition(M); types{end + 1} = d.Type; tol = 1e-8; if isa(M, 'single'), tol = 1e-3; end
  b = rand(size(M, 1), 2); assert(full(double(d \ b)), full(double(M \ b)), tol); assert(isa(d \ b, class(M)))
  b = rand(size(M, 2), 2); assert(full(double(d' \ b)), full(double(pinv(full(M))' * b)), tol)
end
assert(types, {'chol', 'ldl', 'triangular', 'triangular', 'diagonal', 'hessenberg', 'lu', 'lu', 'lu', 'qr', 'qr'})
M = rand(6, 3) * rand(3, 5); d = decomposition(M, 'cod'); b = rand(6, 1); assert(d \ b, pinv(M) * b, 1e-10); assert(rank(d) == 3 && isIllConditioned(d))
b = rand(5, 1); assert(d' \ b, pinv(M') * b, 1e-10); assert(isequal(size(decomposition(zeros(0)) \ zeros(0, 2)), [0 2])); assert(decomposition(magic(3), 'qr') \ [1; 2; 3], magic(3) \ [1; 2; 3], 1e-14)

%% a decomposition of a large sparse matrix keeps to its elements
n = 20000; e = ones(n, 1); S = spdiags([-e, 4 * e, -e], -1:1, n, n); x = cos((1:n)'); d = decomposition(S); assert(d.Type, 'chol'); assert(d \ (S * x), x, 1e-12)
S(5, 1) = 2; d = decomposition(S); assert(d.Type, 'lu'); assert(d \ (S * x), x, 1e-12); assert(d' \ (S' * x), x, 1e-12); assert(~isIllConditioned(d))
S = spdiags([e, 0 * e, e], -1:1, 1000, 1000); x = x(1:1000); d = decomposition(S); assert(d.Type, 'lu'); assert(d \ (S * x), x, 1e-9)
S = spdiags([-e, 4 * e], [-1, 0], n, n); d = decomposition(S); assert(d.Type, 'triangular'); x = cos((1:n)'); assert(d \ (S * x), x, 1e-12)

%% what fails without warnings leaves them as they were
try, [x, r] = linsolve(magic(3), [1; 2]); catch, end, lastwarn(''); x = [1 2; 2 4] \ [1; 3]; assert(~isempty(lastwarn))
d = decomposition(magic(3)); try, x = d \ {1; 2; 3}; catch, end, lastwarn(''); warning('a:b', 'still told'); assert(lastwarn, 'still told')

%% and warns as it does, unless it shall not
lastwarn(''); d = decomposition([1 2; 2 4]); x = d \ [1; 2]; [~, id] = lastwarn; assert(id, 'MATLAB:singularMatrix')
lastwarn(''); d = decomposition(magic(4)); x = d \ ones(4, 1); [~, id] = lastwarn; assert(id, 'MATLAB:nearlySingularMatrix'); assert(rcond(d), rcond(magic(4)))
lastwarn(''); d.CheckCondition = false; x = d \ ones(4, 1); assert(isempty(lastwarn)); assert(isIllConditioned(d))
lastwarn(''); x = decomposition(ones(3, 2)) \ [1; 2; 3]; [~, id] = lastwarn; assert(id, 'MATLAB:rankDeficientMatrix')

%% a decomposition of too few rows
% Error: dimensions must agree
decomposition(magic(3)) \ [1; 2]

%% the product with an orthogonal factor of a sparse matrix comes with an order, too
A = [1 2 3; 4 5 6; 7 8 1; 2 2 2]; S = sparse(A); b = [1; 2; 3; 4]; [C, R] = qr(A, b); [Q, R2] = qr(A); assert(C, Q' * b, 1e-13)
[C, R, P] = qr(S, b); [Q, R2, P2] = qr(A); assert(full(C), Q' * b, 1e-13); assert(full(R), R2, 1e-13); assert(full(P), P2)
[C, R, p] = qr(S, b, 'econ', 'vector'); assert(size(C), [3 1]); x(p, 1) = full(R \ C); assert(x, A \ b, 1e-12); [C, R, p] = qr(S, b, 0); assert(size(R), [3 3]); assert(isrow(p))
[C, R, P] = qr(S * (1 + 2i), b); [Q, R2, P2] = qr(A * (1 + 2i)); assert(full(C), Q' * b, 1e-13); assert(full(P), P2)

%% and of another not
% Error: Too many output arguments
[C, R, P] = qr(magic(3), [1; 2; 3]);

%% a sketch is as near as is asked
A = gallery('minij', 60);
[U, S, V, err] = svdsketch(A, 1e-3);
assert(norm(U * S * V' - A, 'fro') <= 1e-3 * norm(A, 'fro'))
assert(err, norm(U * S * V' - A, 'fro') / norm(A, 'fro'), 1e-12)
s = svd(A);
least = find(sqrt(flipud(cumsum(flipud(s .^ 2)))) <= 1e-3 * norm(s), 1) - 1;
assert(size(U, 2), least, 6)
assert(diag(S)(1:10), s(1:10), -1e-4)
assert(U' * U, eye(size(U, 2)), 1e-9)
rng(7);
a = rand;
rng(7);
svdsketch(A);
assert(rand, a)

%% least squares on pages
A = cat(3, [1 2; 2 4; 0 0], [1 0; 0 1; 1 1]);
B = cat(3, [1; 2; 3], [1; 2; 3]);
X = pagelsqminnorm(A, B);
assert(X(:, :, 1), [0.2; 0.4], 1e-12)
assert(X(:, :, 2), [1; 2], 1e-12)

%% factors of solutions of Lyapunov's equation
A = [-1 2 0; 0 -3 1; 1 0 -4];
B = [1 0; 2 1; 0 3];
R = lyapchol(A, B);
assert(R, triu(R))
assert(R' * R, lyap(A, B * B'), 1e-12)
R = lyapchol(A, [1; 1; 1]);
assert(A * (R' * R) + (R' * R) * A' + ones(3), zeros(3), 1e-12)
E = [2 0 0; 1 3 0; 0 0 1];
R = lyapchol(E * A, B, E);
assert(R' * R, lyap(A, (E \ B) * (E \ B)'), 1e-12)
A = [-1 1i; 0 -2];
R = lyapchol(A, [1; 1i]);
assert(A * (R' * R) + (R' * R) * A' + [1; 1i] * [1, -1i], zeros(2), 1e-12)

%% of a named triangle the other one is not looked at
A = [4 9; 1 3]; b = [1; 2]; S = [4 1; 1 3];
assert(decomposition([4 1; 7 3], 'chol', 'upper') \ b, S \ b, 1e-15); assert(decomposition(A, 'chol', 'lower') \ b, S \ b, 1e-15)
assert(decomposition(A, 'triangular', 'lower') \ b, tril(A) \ b, 1e-15); d = decomposition(A, 'triangular', 'upper', 'CheckCondition', false); assert(d \ b, triu(A) \ b, 1e-15); assert(~d.CheckCondition)
assert(decomposition([1 2; 9 1], 'ldl', 'upper') \ b, [1 2; 2 1] \ b, 1e-15); Z = [4 1i; 7 3]; assert(decomposition(Z, 'chol', 'upper') \ b, [4 1i; -1i 3] \ b, 1e-15)

%% a kind of decomposition that there is not
% Error: unknown type 'cube'
decomposition(magic(3), 'cube')

%% of columns that are alike the first is taken
lastwarn(''); assert(ones(3, 2) \ ones(3, 1), [1; 0], 1e-15); assert(contains(lastwarn, 'rank = 1'))
for m = 2:9, assert(single(ones(m + 2, m)) \ ones(m + 2, 1), single([1; zeros(m - 1, 1)]), 1e-6), end
[~, ~, p] = qr([1 1 2 2; 1 1 2 2; 1 1 2 2], 'vector'); assert(p(1), 3)

%% the real form of a pair of matrices keeps pairs of eigenvalues
A = [1 2 0 1; -3 4 1 0; 0 1 -2 5; 1 0 -5 1]; B = [2 1 0 0; 0 1 0 1; 1 0 3 0; 0 0 1 1];
[AA, BB, Q, Z] = qz(A, B, 'real'); assert(isreal(AA) && isreal(Q) && istriu(BB) && istriu(AA(2:end, :)))
assert(Q * A * Z, AA, 1e-13); assert(Q * B * Z, BB, 1e-13); assert(sort(real(eig(AA, BB))), sort(real(eig(A, B))), 1e-12)
[AA, BB, Q, Z] = qz([0 1; -1 0], eye(2), 'real'); assert(abs(AA(2, 1)) > 0.5); rng(1); A = randn(12); B = randn(12);
[AA, BB, Q, Z, V, W] = qz(A, B, 'real'); assert(norm(Q * A * Z - AA) + norm(Q * B * Z - BB) < 1e-12); E = eig(A, B); assert(norm(sort(abs(eig(AA, BB))) - sort(abs(E))) < 1e-9 * max(abs(E)))

%% condition numbers of polynomial eigenvalues
[X, e, s] = polyeig(magic(2), eye(2), [2 1; 1 3]); assert(size(s), [4 1]); assert(all(s > 0 & s < 10))
[~, e, s] = polyeig([2 0; 0 3], -eye(2)); assert(sort(e), [2; 3], 1e-14); assert(numel(s), 2)

%% the length of a solution counts with a factor
A = magic(4); b = (1:4)'; assert(lsqminnorm(A, b, 'RegularizationFactor', 2), (A' * A + 4 * eye(4)) \ (A' * b), 1e-13); assert(lsqminnorm(A, b, 'RegularizationFactor', 0), lsqminnorm(A, b))
lastwarn(''); [x, flag] = gmres([1 1; 1 1], [1; 2]); assert(flag > 0 && isempty(lastwarn))
try, bsxfun(@plus, ones(2, 3), ones(3, 2)), assert(false), catch e, assert(e.identifier, 'MATLAB:bsxfun:arrayDimensionsMustMatch'), end
assert(statset('nlinfit').MaxIter, 200)

%% singular values of many small pages at once
rng(1); P = randn(4, 4, 300); P(:, :, 7) = 0; P(:, 2, 9) = P(:, 1, 9); P(:, :, 11) = 1e200 * P(:, :, 11); P(:, :, 12) = 1e-200 * P(:, :, 12);
s = pagesvd(P); assert(size(s), [4 1 300]); for k = 1:20, r = svd(P(:, :, k)); assert(norm(s(:, :, k) / (r(1) + (r(1) == 0)) - r / (r(1) + (r(1) == 0))) < 1e-14), end
s = pagesvd(single(P(:, 1:2, 100:299))); assert(class(s), 'single'); assert(s(:, :, 5), single(svd(P(:, 1:2, 104))), 1e-5); s = pagesvd(reshape(P(:, :, 101:300), 2, 4, 100, 4)); assert(size(s), [2 1 100 4])

%% of symmetric matrices roots and logarithms go by eigenvalues, of tall ones pseudoinverses by a triangle
S = toeplitz(0.5 .^ (0:9)); R = sqrtm(S); assert(R * R, S, 1e-14); assert(expm(logm(S)), S, 1e-14); N = S - 0.6 * eye(10); R = sqrtm(N); assert(~isreal(R)); assert(norm(R ^ 2 - N) < 1e-14)
A = [magic(4); ones(20, 4)]; X = pinv(A); assert(A * X * A, A, 1e-12); assert(X * A * X, X, 1e-13); [x, s] = lscov(A(:, 1:3), (1:24)'); assert(x, A(:, 1:3) \ (1:24)', 1e-12)
T = single(toeplitz(0.9 .^ (0:79))); [U, D] = schur(T); assert(norm(U * D * U' - T) < 1e-4); assert(isdiag(schur(T))); d = single(diag(5:-1:1)); assert(schur(d), d)
Y = lu(T); [L, U] = lu(T); assert(triu(Y), U, 1e-5); F = single(magic(60)); [L, U, p] = lu(F, 'vector'); Y = lu(F); assert(norm(Y - (tril(L, -1) + U)) < 1e-3 * norm(F))
