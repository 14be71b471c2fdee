%% Cholesky factors brought up to date
A = [4 1 0; 1 3 1; 0 1 5];
R = chol(A);
x = [1; 2; 0.5];
U = cholupdate(R, x);
assert(U' * U, A + x * x', 1e-12)
assert(cholupdate(U, x, '-'), R, 1e-12)
I = cholinsert(R, 2, [0.1; 6; 0.2; 0.3]);
assert(I' * I, [4 0.1 1 0; 0.1 6 0.2 0.3; 1 0.2 3 1; 0 0.3 1 5], 1e-12)
assert(choldelete(I, 2), R, 1e-12)
S = cholshift(R, 1, 3);
assert(S' * S, A([2 3 1], [2 3 1]), 1e-12)
[~, err] = cholupdate(R, [9; 9; 9], '-');
assert(err, 1)

%% QR decompositions brought up to date
A = magic(4)(:, 1:3);
[Q, R] = qr(A);
[Q1, R1] = qrinsert(Q, R, 2, [1; 0; 2; 0]);
assert(Q1 * R1, [A(:, 1), [1; 0; 2; 0], A(:, 2:3)], 1e-12)
try, qrinsert(eye(2), [1; 0], 2, [1 2; 2 4]); error('none'), catch e, assert(e.identifier, 'MATLAB:qrinsert:SizeMismatch'), end
[Q1, R1] = qrdelete(Q, R, 2, 'row');
assert(Q1 * R1, A([1 3 4], :), 1e-12)
[Q1, R1] = qrupdate(Q, R, ones(4, 1), [1; 2; 3]);
assert(Q1 * R1, A + ones(4, 1) * [1 2 3], 1e-12)

%% Estimates of norms
A = [1 -2 0; 3 4 1; 0 0 2];
assert(normest1(A), norm(A, 1))
assert(condest(A), cond(A, 1), 1e-10)
B = magic(12) - 50;
assert(normest1(B, 6), norm(B, 1), -0.5)

%% Convolution in three dimensions
c = convn(ones(2, 2, 2), ones(2, 2, 2));
assert(c(:, :, 2), 2 * [1 2 1; 2 4 2; 1 2 1])
assert(convn(reshape(1:4, 1, 1, 4), reshape([1 1], 1, 1, 2), 'valid')(:)', [3 5 7])
assert(class(convn(single(1), 2)), 'single')
x = reshape(1:60, 3, 4, 5);
k = reshape([2 0 -1 3 1 1 0 5], 2, 2, 2);
c = zeros(4, 5, 6);
for j = 1:8
  [a, b, d] = ind2sub([2 2 2], j);
  c(a:a + 2, b:b + 3, d:d + 4) = c(a:a + 2, b:b + 3, d:d + 4) + x * k(j);
end
assert(convn(x, k), c)
assert(convn(k, x), c)
assert(convn(x, k, 'same'), c(2:4, 2:5, 2:6))
assert(convn(x, k, 'valid'), c(2:3, 2:4, 2:5))
assert(size(convn(k, x, 'valid')), [0 0 0])
assert(convn(x(:, :, 1), k(:, :, 1), 'same'), conv2(x(:, :, 1), k(:, :, 1), 'same'))
assert(convn(1:4, [1 1 1], 'same'), [3 6 9 7])
assert(convn([1i 2], [1 1]), [1i 2+1i 2])

%% The complex form of a real Schur decomposition
[U, T] = schur([0 1; -1 0]);
[V, S] = rsf2csf(U, T);
assert(V * S * V', [0 1; -1 0], 1e-12)
assert(tril(S, -1), zeros(2) + 0i, 1e-12)

%% A downdate that leaves no positive matrix
% Error: positive definite
cholupdate(1, 5, '-')

%% The triangle of a whole QR decomposition has as many rows as the matrix
[Q, R] = qr([1; 2; 3]);
assert(size(R), [3 1])
assert(Q * R, [1; 2; 3], 1e-14)
[~, R, P] = qr(magic(4)(:, 1:2));
assert(size(R), [4 2])

%% Small matrices are multiplied in the order of their elements, as large ones are
x = [1e16 1 -1e16 1; 1 1e16 1 -1e16];
assert(isequal(x * [1; 1; 1; 1], [0 + 1; 1e16 + 1 + 1 - 1e16]))
assert(1 / ([0 -0] * [-1; 1]), Inf)
y = [1 NaN; Inf 2] * [0 1; 1 0];
assert(isequaln(y, [NaN NaN; NaN Inf]))
assert(isequal([1 2; 3 4; 5 6]', [1 3 5; 2 4 6]))
assert(size([1; 2] * [3 4 5]), [2 3])
assert([1 2 3] * [4; 5; 6], 32)
assert(isequal(class(single([1 2]) * [3; 4]), 'single'))
assert(isequal(int32([1 2])', int32([1; 2])))

%% A recurrence of columns of an array with many elements
N = 3000;
F = [0.5 0.25; -0.25 0.5];
X = zeros(2, N);
X(:, 1) = [1; 2];
for k = 2:N
  X(:, k) = F * X(:, k - 1) + [k; -k];
end
z = [1; 2];
for k = 2:N
  z = F * z + [k; -k];
end
assert(isequal(X(:, N), z))
V = reshape(1:2 * N, 2, N);
t = 0;
for k = 1:N
  t = t + norm(V(:, k)) - sqrt(V(1, k) ^ 2 + V(2, k) ^ 2);
end
assert(abs(t) < 1e-6)

%% Lengths of vectors of any magnitude
assert(norm([3 4] * 2 ^ 700), 5 * 2 ^ 700)
assert(norm([3; 4] * 2 ^ -700), 5 * 2 ^ -700)
assert(norm(single([3 4]) * 2 ^ 90), 5 * single(2) ^ 90)
assert(norm([3 4 NaN]), NaN)
assert(norm([3 -Inf]), Inf)
assert(norm([3i 4]), 5)
assert(isequal(norm([]), 0))
assert(isequal(vecnorm([3 0; 4 2]), [5 2]))
assert(isequal(vecnorm([3 4; 0 2], 2, 2), [5; 2]))
