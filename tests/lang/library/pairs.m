%% pairs of matrices decomposed together
rand('twister', 1);
for sizes = {[3 4 5], [5 3 4], [4 4 4], [2 2 6], [6 5 3], [1 4 3], [4 1 3], [3 2 5]}
  [m, n, p] = deal(sizes{1}(1), sizes{1}(2), sizes{1}(3));
  A = rand(m, p) - 0.5; B = rand(n, p) - 0.5;
  [U, V, X, C, S] = gsvd(A, B);
  assert(norm(U * C * X' - A) < 1e-13 && norm(V * S * X' - B) < 1e-13, '%d %d %d', m, n, p)
  assert(norm(U' * U - eye(m)) < 1e-13 && norm(V' * V - eye(n)) < 1e-13 && norm(C' * C + S' * S - eye(size(C, 2))) < 1e-13)
  s = gsvd(A, B); assert(all(diff(s(isfinite(s))) >= -1e-12))
end
A = magic(4); B = eye(4); s = gsvd(A, B); assert(norm(s - sort(svd(A))) < 1e-12)
[U, V, X, C, S] = gsvd(rand(7, 3), rand(5, 3), 0); assert(isequal(size(U), [7 3]) && isequal(size(V), [5 3]) && isequal(size(C), [3 3]))

%% eigenvalues in another order
A = [1 2 3; 4 5 6; 7 8 10] / 3; A(4, 4) = -2; A(1, 4) = 1; A(4, 1) = 0.5;
[U, T] = schur(A);
[V, S] = ordschur(U, T, 'lhp'); e = ordeig(S); n = sum(real(e) < 0);
assert(all(real(e(1:n)) < 0) && norm(V * S * V' - A) < 1e-13 && norm(V' * V - eye(4)) < 1e-13 && norm(sort(e) - sort(eig(A))) < 1e-12)
A = [0 1 0 0 1; -1 0 0 1 0; 0 0 2 3 1; 0 0 -3 2 1; 0 0 0 0 5];
[U, T] = schur(A);
[V, S] = ordschur(U, T, [0 0 0 0 1]); assert(abs(S(1, 1) - 5) < 1e-12 && norm(V * S * V' - A) < 1e-12 && norm(S(2:end, 1)) == 0)
[V, S] = ordschur(U, T, real(ordeig(T)) == 2); e = ordeig(S);
assert(max(abs(real(e(1:2)) - 2)) < 1e-12 && norm(V * S * V' - A) < 1e-12 && norm(tril(S, -2)) == 0)
[V, S] = ordschur(U, T, [1 1 2 2 3]); assert(max(abs(real(ordeig(S)) - [5; 2; 2; 0; 0])) < 1e-12)
[U, T] = schur(A, 'complex'); [V, S] = ordschur(U, T, 'rhp');
assert(istriu(S) && norm(V * S * V' - A) < 1e-12 && all(real(diag(S(1:3, 1:3))) > 0))

%% pairs of matrices in triangular form
rand('twister', 2);
for n = [1 2 3 5 8]
  for kind = 1:4
    A = rand(n) - 0.5; B = rand(n) - 0.5;
    if kind == 2, A = A + 1i * rand(n); end
    if kind == 3, B(:, 1) = 0; end
    if kind == 4, B = eye(n); end
    [AA, BB, Q, Z, V, W] = qz(A, B);
    assert(istriu(AA) && istriu(BB) && norm(Q * A * Z - AA) < 1e-12 && norm(Q * B * Z - BB) < 1e-12, '%d %d', n, kind)
    assert(norm(Q * Q' - eye(n)) < 1e-12 && norm(Z * Z' - eye(n)) < 1e-12)
    assert(norm(A * V * diag(diag(BB)) - B * V * diag(diag(AA))) < 1e-9)
    assert(norm(diag(diag(BB)) * W' * A - diag(diag(AA)) * W' * B) < 1e-9)
  end
end
A = rand(4) * 10; B = eye(4); [AA, BB] = qz(A + A', B, 'real'); assert(isreal(AA) && norm(sort(diag(AA) ./ diag(BB)) - eig(A + A')) < 1e-11)
assert(isequal(flipdim([1 2; 3 4], 1), [3 4; 1 2]))
