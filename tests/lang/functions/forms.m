%% Balancing keeps the eigenvalues
A = [1 1e4 1e5; 1e-4 2 10; 1e-6 0.1 3];
[T, B] = balance(A);
assert(T \ A * T, B, 1e-10)
assert(sort(eig(B)), sort(eig(A)), 1e-8)
assert(norm(B) < norm(A) / 100)
[~, order] = balance([1 2 3; 0 4 5; 0 6 7]);
assert(size(order), [3 3])

%% Hessenberg and triangular form of a pair
a = magic(4);
b = toeplitz(1:4);
[aa, bb, q, z] = qzhess(a, b);
assert(q * a * z, aa, 1e-12)
assert(q * b * z, bb, 1e-12)
assert(norm(tril(aa, -2)) + norm(tril(bb, -1)) < 1e-12)

%% Kinds of values, and what handles hold
assert(typeinfo(single(1i)), 'float complex scalar')
assert(typeinfo({}), 'cell')
k = 5;
info = functions(@(x) x + k);
assert(info.workspace{1}.k, 5)
assert(info.type, 'anonymous')

%% Options by their newer names, and consistent starts
o = optimoptions('fminunc', 'MaxIter', 7, 'StepTolerance', 1e-3);
assert(o.MaxIterations == 7 && o.StepTolerance == 1e-3)
[y, yp] = decic(@(t, y, yp) [yp(1) + y(1); y(1) + y(2) - 1], 0, [2; 0], [1; 0], [0; 0], [0; 0]);
assert([y, yp(1) * [1; 1]], [2 -2; -1 -2], 1e-8)

%% The last error as a struct
try
  error('a:b', 'the message');
catch
end
err = lasterror();
assert(err.message, 'the message')
assert(err.identifier, 'a:b')
