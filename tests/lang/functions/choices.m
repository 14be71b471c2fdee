%% a stencil written through slices
U = mod((1:30)' * (1:20) * 7, 11) * 1.5;
Y = 4 * U;
Y(2:end, :) = Y(2:end, :) - U(1:end-1, :);
Y(1:end-1, :) = Y(1:end-1, :) - U(2:end, :);
Y(:, 2:end) = Y(:, 2:end) - U(:, 1:end-1);
Y(:, 1:end-1) = Y(:, 1:end-1) - U(:, 2:end);
assert(isequal(Y, conv2(U, [0 -1 0; -1 4 -1; 0 -1 0], 'same')))
s = sum(U(:) .* Y(:));
assert(abs(s - sum(sum(U .* Y))) <= 1e-9 * abs(s))

%% the inside of an array from its neighbours, step after step
U = mod((1:12)' * (1:9) * 5, 7);
V = U;
W = U;
for k = 1:5
  V(2:end-1, 2:end-1) = (V(1:end-2, 2:end-1) + V(3:end, 2:end-1) + V(2:end-1, 1:end-2) + V(2:end-1, 3:end)) / 4;
  W = conv2(W, [0 1 0; 1 0 1; 0 1 0] / 4, 'same') .* inside(W) + W .* ~inside(W);
end
assert(V, W, 1e-12)
assert(isequal(U, mod((1:12)' * (1:9) * 5, 7)))
function m = inside(W)
  m = false(size(W));
  m(2:end-1, 2:end-1) = true;
end

%% edges of what is computed
T = mod((1:8)' * (1:6), 5) + 0.5;
T = T * 2;
T(1, :) = 0;
T(end, :) = 100;
T(:, 1) = T(:, 2);
T(:, end) = T(:, end-1);
expected = 2 * (mod((1:8)' * (1:6), 5) + 0.5);
expected = [zeros(1, 6); expected(2:7, :); 100 * ones(1, 6)];
expected = [expected(:, 2), expected(:, 2:5), expected(:, 5)];
assert(isequal(T, expected))

%% an array that is kept and a copy of it that is changed
A = mod((1:40)' * [3 5 7], 13);
A = A + 1;
B = A;
B(11:30, 2) = A(1:20, 3) - A(21:40, 1);
B(:, 3) = 7;
assert(isequal(A, mod((1:40)' * [3 5 7], 13) + 1))
assert(isequal(B(11:30, 2), A(1:20, 3) - A(21:40, 1)) && isequal(B([1:10 31:40], 2), A([1:10 31:40], 2)))
assert(isequal(B(:, 1), A(:, 1)) && all(B(:, 3) == 7))

%% joined with what is shifted
x = mod((1:50)' * 7, 17) / 4;
d = [0; diff(x)];
assert(isequal(d(2:end), x(2:end) - x(1:end-1)) && d(1) == 0)
e = [x(end); x(1:end-1)] - x;
assert(isequal(e(2:end), x(1:end-1) - x(2:end)) && e(1) == x(50) - x(1))
r = [x', 5, x(end:-1:1)' * 2];
assert(isequal(size(r), [1 101]) && isequal(r(51), 5) && isequal(r(52:101), 2 * x(50:-1:1)'))
assert(isequal(cumsum([x(1); d(2:end)]), cumsum([x(1); diff(x)])))
M = [x(1:10) x(11:20); x(21:30) x(31:40)] * 2;
assert(isequal(M(1:10, 1), 2 * x(1:10)) && isequal(M(11:20, 2), 2 * x(31:40)))
P = cat(3, M, M + 1, M(:, [2 1]));
assert(isequal(sum(P, 3), 2 * M + 1 + M(:, [2 1])) && isequal(P(:, :, 2), M + 1))
assert(isequal(sum([M; M(1, :)](:)), sum(M(:)) + sum(M(1, :))))

%% joined of other classes
k = int32(mod((1:30) * 7, 11));
j = [k, k(1:3) * 2, int32(9)] + 1;
assert(isa(j, 'int32') && isequal(double(j), [double(k), 2 * double(k(1:3)), 9] + 1))
b = [k > 5, false, true, k < 2];
assert(islogical(b) && nnz(b) == nnz(k > 5) + 1 + nnz(k < 2))
z = [k(1:4) > 3; k(5:8) > 3];
assert(isequal(z * 1, [double(k(1:4)) > 3; double(k(5:8)) > 3] * 1))
c = [complex(1:3, 4:6), 7i, 1:2] * 2;
assert(isequal(c, [2+8i 4+10i 6+12i 14i 2 4]))
s = [single(1:5) / 3, pi];
assert(isa(s * 1, 'single') && s(6) == single(pi))
assert(isequal([zeros(1, 0), k(1:2), zeros(1, 0)] + 1, k(1:2) + 1))
t = ['ab', char(99 + (0:2))];
assert(isequal(t, 'abcde'))

%% what is read at computed places is read where there are places
v = mod((1:24) * 5, 9) + 1;
i = mod((1:10) * 7, 24) + 1;
w = v * 2;
w(5:14) = v(i);
expected = 2 * v;
expected(5:14) = v([8 15 22 5 12 19 2 9 16 23]);
assert(isequal(w, expected))
q = [v(i), w(i)];
assert(isequal(q(1:10), v(i)) && isequal(q(11:20), w(i)))
n = [NaN, v, Inf];
n(3:5) = n(2:4);
assert(isequaln(n(1:6), [NaN v(1) v(1) v(2) v(3) v(5)]) && n(end) == Inf)

%% folds of what is chosen
A = mod((1:70)' * (1:9), 23);
A = A - 3;
A(2:2:end, :) = 0;
A(31:40, 3:5) = A(1:10, 3:5);
expected = mod((1:70)' * (1:9), 23) - 3;
for r = 2:2:70, expected(r, :) = 0; end
expected(31:40, 3:5) = expected(1:10, 3:5);
assert(isequal(sum(A), sum(expected)) && isequal(sum(A, 2), sum(expected, 2)) && isequal(max(A(:)), max(expected(:))))
assert(isequal(cumsum(A, 2), cumsum(expected, 2)) && isequal(A', expected'))
assert(isequal(reshape(A, 9, 70) * 2, reshape(expected, 9, 70) * 2) && isequal(A(:)' * A(:), expected(:)' * expected(:)))
