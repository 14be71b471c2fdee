%% systems of matrices, transfer functions, and zeros with poles
[A, B, C, D] = tf2ss([0 2 3; 1 2 1], [1 0.4 1]);
assert(isequal(A, [-0.4 -1; 1 0]) && isequal(B, [1; 0]) && max(max(abs(C - [2 3; 1.6 0]))) < 1e-15 && isequal(D, [0; 1]))
[b, a] = ss2tf(A, B, C, D);
assert(max(max(abs(b - [0 2 3; 1 2 1]))) < 1e-14 && max(abs(a - [1 0.4 1])) < 1e-14)
[z, p, k] = ss2zp(A, B, C, D);
assert(isequal(size(z), [2 2]) && abs(z(1, 1) + 1.5) < 1e-12 && isinf(z(2, 1)) && max(abs(z(:, 2) + 1)) < 1e-6 && max(abs(k - [2; 1])) < 1e-14)
assert(max(abs(sort(p) - sort(roots([1 0.4 1])))) < 1e-12)
for list = {{[], [-1; -2; -3], 2}, {-1, [-2; -3], 4}, {[-1; -4], [-2; -3; -5], 3}, {[1i; -1i; -2], [-1 + 2i; -1 - 2i; -3], 0.5}, {[], [], 7}, {[1; 2], [-1 + 1i; -1 - 1i], 2}, {3, [-1 + 1i; -1 - 1i; -2 + 1i; -2 - 1i], 2}}
  [z, p, k] = list{1}{:};
  [A, B, C, D] = zp2ss(z, p, k);
  [b, a] = ss2tf(A, B, C, D);
  s = [0.3 + 1i, 2, -0.7i];
  expected = arrayfun(@(s) k * prod(s - z) / prod(s - p), s);
  assert(max(abs(polyval(b, s) ./ polyval(a, s) - expected)) < 1e-12)
  assert(numel(p) == size(A, 1) && isreal(A))
end
[A, B, C, D] = tf2ss(5, 2);
assert(isequal(size(A), [0 0]) && isequal(size(B), [0 1]) && isequal(size(C), [1 0]) && D == 2.5)
[z, p, k] = ss2zp([0 1; -2 -3], [0 1; 1 0], [1 0], [0 0], 1);
assert(isempty(z) && k == 1 && max(abs(sort(p) - [-2; -1])) < 1e-12)
[b, a] = butter(4, 0.3); [A, B, C, D] = tf2ss(b, a); [b2, a2] = ss2tf(A, B, C, D);
assert(max(abs([b - b2, a - a2])) < 1e-12)
sos = ss2sos(A, B, C, D); [b2, a2] = sos2tf(sos);
assert(max(abs([b - b2, a - a2])) < 1e-3)
[A, B, C, D] = sos2ss([1 2 1 1 -0.5 0.25; 1 0 0 1 0.2 0]); [b, a] = ss2tf(A, B, C, D);
assert(max(abs(b - [1 2 1 0])) < 1e-12 && max(abs(a - conv([1 -0.5 0.25], [1 0.2]))) < 1e-12)

%% angles wrapped
assert(isequal(wrapTo180([-540 -190 -180 0 180 190 540 720]), [-180 170 -180 0 180 -170 180 0]))
assert(isequal(wrapTo360([-360 -10 0 360 370 720]), [0 350 0 360 10 360]))
assert(max(abs(wrapToPi([-3 * pi, 3 * pi, 4]) - [-pi, pi, 4 - 2 * pi])) < 1e-15 && max(abs(wrapTo2Pi([-1 2 * pi 7]) - [2 * pi - 1, 2 * pi, 7 - 2 * pi])) < 1e-15)

%% pulses
assert(isequal(rectpuls(-1:0.25:1), [0 0 1 1 1 1 0 0 0]))
assert(max(abs(tripuls([-1 -0.5 0 0.5 1], 2, -0.5) - [0 1 2/3 1/3 0])) < 1e-15)
[yi, yq, ye] = gauspuls([0 1e-5], 5e4, 0.6);
assert(yi(1) == 1 && yq(1) == 0 && max(abs(yi .^ 2 + yq .^ 2 - ye .^ 2)) < 1e-15)
y = pulstran(0:0.5:3, [0 1; 2 0.5], 'tripuls', 2);
assert(max(abs(y - [1 0.5 0 0.25 0.5 0.25 0])) < 1e-15)
assert(isequal(pulstran(0:3, [0 2], [1 2], 1), [1 2 1 2]))

%% doubles of many unknowns have the same bits wherever they are found
n = 210;
[c, r] = meshgrid(1:n);
A = sin(r .* c) + (mod(r * 3, n) == mod(c, n)) * 4 / 3;
b = mod((1:n)' * 5, 17) / 7;
S = A * A' / n + 3 * eye(n);
x = A \ b;
y = S \ b;
z = b' / A;
R = chol(S);
V = inv(A);
t = triu(A + 20 * eye(n)) \ b;
u = tril(A + 20 * eye(n))' \ b;
[L, U, P] = lu(A);
w = R \ (R' \ b);
M = A \ [b, b .^ 2, A(:, 1:9)];
bits = @(x) sprintf('%.17g %.17g', sum(x(:)), x(end - 5));
assert(bits(x), '8.7678711527065545 0.051222936209280694')
assert(bits(y), '72.694209219346945 0.27001453597229019')
assert(bits(z), '7.8696898630944654 0.11733389090331008')
assert(bits(R), '382.5965551093318 -0.0037877567527135145')
assert(bits(V), '5.8492947775789075 -0.058872845686149596')
assert(bits(t), '11.143743044595258 0.040841469506058846')
assert(bits(u), '11.131664808428216 0.040667742339987462')
assert(bits(L), '213.03642535762066 0')
assert(bits(U), '254.61072209448992 1.9566299904008639')
assert(bits(P), '210 0')
assert(bits(w), '72.694209219346945 0.27001453597229019')
assert(bits(M), '34.79607379529628 1.2166092594644775e-17')
L = chol(S, 'lower');
assert(isequal(L, R') && isequal(L' \ (L \ b), w))
[R, flag] = chol(S - 9 * eye(n));
assert(flag > 0 && isa(flag, 'double') && size(R, 1) == flag - 1)
B = A;
B(:, 7) = B(:, 9);
lastwarn('');
x = B \ b;
assert(contains(lastwarn, 'singular'))

%% sparse right-hand sides of full matrices, and sparse matrices of full ones
n = 250;
A = sin((1:n)' * (1:n)) + 3 * eye(n);
b = sparse(mod(1:n, 7)' == 0) * 2;
x = A \ full(b);
assert(full(A \ b), x)
assert(full(b' / A), full(b)' / A)
S = sparse(A .* (A > 0.9));
assert(full(S) \ full(b), full(S \ full(b)), 1e-9)
assert(isequal(size(chol(sparse(A * A' + n * eye(n)))), [n n]))

