%% Matrices of the gallery have their properties
A = gallery('invol', 4);
assert(A * A, eye(4), 1e-10)
B = gallery('binomial', 5);
assert(B * B, 16 * eye(5))
[A, d] = gallery('ipjfact', 3);
assert(det(A), d, -1e-9)
Q = gallery('orthog', 6, 4);
assert(Q * Q', eye(6), 1e-14)
assert(gallery('tridiag', 3), [2 -1 0; -1 2 -1; 0 -1 2])
assert(sort(eig(gallery('clement', 3)))', [-2 0 2], 1e-12)
assert(norm(gallery('randsvd', 4, 100)), 1, 1e-10)
assert(gallery('cauchy', 2), [1/2 1/3; 1/3 1/4])

%% Random data of the gallery depend on their seed alone
a = gallery('uniformdata', [2 3], 4);
rand(5);
assert(gallery('uniformdata', [2 3], 4), a)
assert(size(gallery('integerdata', 9, 2, 3, 1)), [2 3])

%% A name that is not in the gallery
% Error: unknown matrix
gallery('louvre')
