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
