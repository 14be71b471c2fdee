%% eigenvalues and eigenvectors of hard matrices
for k = 1:families()
  for n = [1 2 3 8 16 33 64]
    A = family(k, n);
    for class_ = {'double', 'single'}
      B = cast(A, class_{1});
      [V, D] = eig(B);
      assert(isa(V, class_{1}) && isa(D, class_{1}));
      assert(~any(isnan(V(:))), 'family %d of order %d: NaN', k, n);
      within(B * V - V * D, B, k, n, 'eig');
      lengths = sqrt(sum(abs(V) .^ 2));
      assert(all(abs(lengths - 1) < 50 * eps(class_{1})), 'family %d of order %d: lengths', k, n);
    end
  end
end
function n = families(), n = 22; end
function within(R, A, k, n, what)
  unit = n * eps(class(R));
  r = max(abs(R(:)));
  if isempty(r), return; end
  most = 40 * unit * max(max(abs(A(:))) * sqrt(n), realmin(class(R)) / eps(class(R)));
  assert(r <= most, 'family %d of order %d, %s: %g, may be %g', k, n, what, r, most);
end
function A = family(k, n)
  noise = @(m) reshape(mod((1:m * m) * 0.754877666 + 0.1, 1), m, m) - 0.5;
  switch k
    case 1, A = hilb(n);
    case 2, A = wilkinson(n);
    case 3, A = toeplitz([1; -1; zeros(n - 2, 1)](1:n), [1 1 1 1 zeros(1, n)](1:n));
    case 4, c = 0.9; s = sqrt(1 - c ^ 2); A = diag(s .^ (0:n - 1)) * (eye(n) - c * triu(ones(n), 1));
    case 5, A = noise(n);
    case 6, A = noise(n) * 1e-30;
    case 7, A = noise(n) * 1e15;
    case 8, A = diag(ones(n - 1, 1), 1) + 2 * eye(n);
    case 9, A = diag(10 .^ -(0:n - 1) .* (n < 30)) + diag(2 .^ -(1:n)) + noise(n) .* (2 .^ -((1:n)' + (1:n)));
    case 10, A = zeros(n);
    case 11, A = ones(n);
    case 12, [Q, ~] = qr(noise(n) + eye(n)); A = Q;
    case 13, A = eye(n) + 1e-10 * noise(n);
    case 14, A = noise(n) + 1i * noise(n)';
    case 15, A = diag((1:n) + 1i * (n:-1:1)) + triu(ones(n), 1);
    case 16, A = circshift(eye(n), 1);
    case 17, A = noise(n); A(:, end) = A(:, 1);
    case 18, A = diag(2 .^ mod((1:n) * 5, 17)) * noise(n) * diag(2 .^ -mod((1:n) * 5, 17));
    case 19, A = (1:n)' * (1:n) / n;
    case 20, A = vander(linspace(-1, 1, n));
    case 21, A = noise(n); A = A - A';
    case 22, A = compan([1 -ones(1, n)]);
  end
end

%% triangular and orthogonal factors of hard matrices
for k = 1:families()
  for n = [1 2 3 16 64]
    A = family(k, n);
    for class_ = {'double', 'single'}
      B = cast(A, class_{1});
      [L, U, P] = lu(B);
      within(P * B - L * U, B, k, n, 'lu');
      [Q, R] = qr(B);
      within(B - Q * R, B, k, n, 'qr');
      within(Q' * Q - eye(n), eye(n, class_{1}), k, n, 'qr: Q');
      [U, S, V] = svd(B);
      within(B - U * S * V', B, k, n, 'svd');
      within(U' * U - eye(n), eye(n, class_{1}), k, n, 'svd: U');
      assert(issorted(-diag(S)) && all(diag(S) >= 0));
    end
  end
end
function n = families(), n = 22; end
function within(R, A, k, n, what)
  unit = n * eps(class(R));
  r = max(abs(R(:)));
  if isempty(r), return; end
  most = 40 * unit * max(max(abs(A(:))) * sqrt(n), realmin(class(R)) / eps(class(R)));
  assert(r <= most, 'family %d of order %d, %s: %g, may be %g', k, n, what, r, most);
end
function A = family(k, n)
  noise = @(m) reshape(mod((1:m * m) * 0.754877666 + 0.1, 1), m, m) - 0.5;
  switch k
    case 1, A = hilb(n);
    case 2, A = wilkinson(n);
    case 3, A = toeplitz([1; -1; zeros(n - 2, 1)](1:n), [1 1 1 1 zeros(1, n)](1:n));
    case 4, c = 0.9; s = sqrt(1 - c ^ 2); A = diag(s .^ (0:n - 1)) * (eye(n) - c * triu(ones(n), 1));
    case 5, A = noise(n);
    case 6, A = noise(n) * 1e-30;
    case 7, A = noise(n) * 1e15;
    case 8, A = diag(ones(n - 1, 1), 1) + 2 * eye(n);
    case 9, A = diag(10 .^ -(0:n - 1) .* (n < 30)) + diag(2 .^ -(1:n)) + noise(n) .* (2 .^ -((1:n)' + (1:n)));
    case 10, A = zeros(n);
    case 11, A = ones(n);
    case 12, [Q, ~] = qr(noise(n) + eye(n)); A = Q;
    case 13, A = eye(n) + 1e-10 * noise(n);
    case 14, A = noise(n) + 1i * noise(n)';
    case 15, A = diag((1:n) + 1i * (n:-1:1)) + triu(ones(n), 1);
    case 16, A = circshift(eye(n), 1);
    case 17, A = noise(n); A(:, end) = A(:, 1);
    case 18, A = diag(2 .^ mod((1:n) * 5, 17)) * noise(n) * diag(2 .^ -mod((1:n) * 5, 17));
    case 19, A = (1:n)' * (1:n) / n;
    case 20, A = vander(linspace(-1, 1, n));
    case 21, A = noise(n); A = A - A';
    case 22, A = compan([1 -ones(1, n)]);
  end
end

%% Schur forms of hard matrices
for k = 1:families()
  for n = [1 2 3 16 48]
    A = family(k, n);
    for class_ = {'double', 'single'}
      B = cast(A, class_{1});
      [U, S] = schur(B);
      within(B - U * S * U', B, k, n, 'schur');
      within(U' * U - eye(n), eye(n, class_{1}), k, n, 'schur: U');
      within(tril(S, -2), B, k, n, 'schur: S');
      [U, S] = schur(B, 'complex');
      within(B - U * S * U', B, k, n, 'complex schur');
      within(tril(S, -1), B, k, n, 'complex schur: S');
    end
  end
end
function n = families(), n = 22; end
function within(R, A, k, n, what)
  unit = n * eps(class(R));
  r = max(abs(R(:)));
  if isempty(r), return; end
  most = 40 * unit * max(max(abs(A(:))) * sqrt(n), realmin(class(R)) / eps(class(R)));
  assert(r <= most, 'family %d of order %d, %s: %g, may be %g', k, n, what, r, most);
end
function A = family(k, n)
  noise = @(m) reshape(mod((1:m * m) * 0.754877666 + 0.1, 1), m, m) - 0.5;
  switch k
    case 1, A = hilb(n);
    case 2, A = wilkinson(n);
    case 3, A = toeplitz([1; -1; zeros(n - 2, 1)](1:n), [1 1 1 1 zeros(1, n)](1:n));
    case 4, c = 0.9; s = sqrt(1 - c ^ 2); A = diag(s .^ (0:n - 1)) * (eye(n) - c * triu(ones(n), 1));
    case 5, A = noise(n);
    case 6, A = noise(n) * 1e-30;
    case 7, A = noise(n) * 1e15;
    case 8, A = diag(ones(n - 1, 1), 1) + 2 * eye(n);
    case 9, A = diag(10 .^ -(0:n - 1) .* (n < 30)) + diag(2 .^ -(1:n)) + noise(n) .* (2 .^ -((1:n)' + (1:n)));
    case 10, A = zeros(n);
    case 11, A = ones(n);
    case 12, [Q, ~] = qr(noise(n) + eye(n)); A = Q;
    case 13, A = eye(n) + 1e-10 * noise(n);
    case 14, A = noise(n) + 1i * noise(n)';
    case 15, A = diag((1:n) + 1i * (n:-1:1)) + triu(ones(n), 1);
    case 16, A = circshift(eye(n), 1);
    case 17, A = noise(n); A(:, end) = A(:, 1);
    case 18, A = diag(2 .^ mod((1:n) * 5, 17)) * noise(n) * diag(2 .^ -mod((1:n) * 5, 17));
    case 19, A = (1:n)' * (1:n) / n;
    case 20, A = vander(linspace(-1, 1, n));
    case 21, A = noise(n); A = A - A';
    case 22, A = compan([1 -ones(1, n)]);
  end
end

%% systems of equations with hard matrices: the backward error
warning('off', 'all');
for k = 1:families()
  for n = [1 2 3 16 64]
    A = family(k, n);
    for class_ = {'double', 'single'}
      B = cast(A, class_{1});
      if rcond(B) < eps(class_{1})
        continue
      end
      x = cast((1:n)' / n, class_{1});
      b = B * x;
      y = B \ b;
      r = norm(B * y - b) / (norm(B, 'fro') * norm(y) + norm(b));
      assert(r <= 20 * n * eps(class_{1}), 'family %d of order %d: %g', k, n, r);
    end
  end
end
function n = families(), n = 22; end
function A = family(k, n)
  noise = @(m) reshape(mod((1:m * m) * 0.754877666 + 0.1, 1), m, m) - 0.5;
  switch k
    case 1, A = hilb(n);
    case 2, A = wilkinson(n);
    case 3, A = toeplitz([1; -1; zeros(n - 2, 1)](1:n), [1 1 1 1 zeros(1, n)](1:n));
    case 4, c = 0.9; s = sqrt(1 - c ^ 2); A = diag(s .^ (0:n - 1)) * (eye(n) - c * triu(ones(n), 1));
    case 5, A = noise(n);
    case 6, A = noise(n) * 1e-30;
    case 7, A = noise(n) * 1e15;
    case 8, A = diag(ones(n - 1, 1), 1) + 2 * eye(n);
    case 9, A = diag(10 .^ -(0:n - 1) .* (n < 30)) + diag(2 .^ -(1:n)) + noise(n) .* (2 .^ -((1:n)' + (1:n)));
    case 10, A = zeros(n);
    case 11, A = ones(n);
    case 12, [Q, ~] = qr(noise(n) + eye(n)); A = Q;
    case 13, A = eye(n) + 1e-10 * noise(n);
    case 14, A = noise(n) + 1i * noise(n)';
    case 15, A = diag((1:n) + 1i * (n:-1:1)) + triu(ones(n), 1);
    case 16, A = circshift(eye(n), 1);
    case 17, A = noise(n); A(:, end) = A(:, 1);
    case 18, A = diag(2 .^ mod((1:n) * 5, 17)) * noise(n) * diag(2 .^ -mod((1:n) * 5, 17));
    case 19, A = (1:n)' * (1:n) / n;
    case 20, A = vander(linspace(-1, 1, n));
    case 21, A = noise(n); A = A - A';
    case 22, A = compan([1 -ones(1, n)]);
  end
end

%% roots, logarithms and exponentials of hard matrices
warning('off', 'all');
for k = 1:families()
  for n = [2 3 16]
    A = family(k, n);
    if k == 10, continue; end % of zeros: no logarithm
    A = A / norm(A);
    B = A * A' + 0.5 * eye(n);
    R = sqrtm(B);
    within(R * R - B, B, k, n, 'sqrtm');
    L = logm(B);
    within(expm(L) - B, 10 * B, k, n, 'logm');
    E = expm(A);
    within(E * expm(-A) - eye(n), 10 * eye(n) * norm(E) ^ 2, k, n, 'expm');
  end
end
function n = families(), n = 22; end
function within(R, A, k, n, what)
  unit = n * eps(class(R));
  r = max(abs(R(:)));
  if isempty(r), return; end
  most = 40 * unit * max(max(abs(A(:))) * sqrt(n), realmin(class(R)) / eps(class(R)));
  assert(r <= most, 'family %d of order %d, %s: %g, may be %g', k, n, what, r, most);
end
function A = family(k, n)
  noise = @(m) reshape(mod((1:m * m) * 0.754877666 + 0.1, 1), m, m) - 0.5;
  switch k
    case 1, A = hilb(n);
    case 2, A = wilkinson(n);
    case 3, A = toeplitz([1; -1; zeros(n - 2, 1)](1:n), [1 1 1 1 zeros(1, n)](1:n));
    case 4, c = 0.9; s = sqrt(1 - c ^ 2); A = diag(s .^ (0:n - 1)) * (eye(n) - c * triu(ones(n), 1));
    case 5, A = noise(n);
    case 6, A = noise(n) * 1e-30;
    case 7, A = noise(n) * 1e15;
    case 8, A = diag(ones(n - 1, 1), 1) + 2 * eye(n);
    case 9, A = diag(10 .^ -(0:n - 1) .* (n < 30)) + diag(2 .^ -(1:n)) + noise(n) .* (2 .^ -((1:n)' + (1:n)));
    case 10, A = zeros(n);
    case 11, A = ones(n);
    case 12, [Q, ~] = qr(noise(n) + eye(n)); A = Q;
    case 13, A = eye(n) + 1e-10 * noise(n);
    case 14, A = noise(n) + 1i * noise(n)';
    case 15, A = diag((1:n) + 1i * (n:-1:1)) + triu(ones(n), 1);
    case 16, A = circshift(eye(n), 1);
    case 17, A = noise(n); A(:, end) = A(:, 1);
    case 18, A = diag(2 .^ mod((1:n) * 5, 17)) * noise(n) * diag(2 .^ -mod((1:n) * 5, 17));
    case 19, A = (1:n)' * (1:n) / n;
    case 20, A = vander(linspace(-1, 1, n));
    case 21, A = noise(n); A = A - A';
    case 22, A = compan([1 -ones(1, n)]);
  end
end

%% symmetric matrices with eigenvalues in a cluster
[Q, ~] = qr(reshape(mod((1:1024) * 0.754877666 + 0.1, 1), 32, 32) + eye(32));
for d = {ones(1, 32), [ones(1, 31) 2], logspace(-12, 12, 32), [zeros(1, 16) ones(1, 16)], 100 + [(1:4) zeros(1, 28)]}
  A = Q * diag(d{1}) * Q'; A = (A + A') / 2;
  [V, D] = eig(A);
  within(A * V - V * D, A, 0, 32, 'eig');
  [U, S] = schur(A);
  within(A - U * S * U', A, 0, 32, 'schur');
  within(S - diag(diag(S)), A, 0, 32, 'schur: diagonal');
end
function within(R, A, k, n, what)
  unit = n * eps(class(R));
  r = max(abs(R(:)));
  if isempty(r), return; end
  most = 40 * unit * max(max(abs(A(:))) * sqrt(n), realmin(class(R)) / eps(class(R)));
  assert(r <= most, 'family %d of order %d, %s: %g, may be %g', k, n, what, r, most);
end

%% what is singular, or holds NaN, says so
[L, U, P] = lu(ones(5));
assert(P * ones(5) - L * U, zeros(5));
[L, U, P] = lu(zeros(2));
assert(L, eye(2)); assert(U, zeros(2)); assert(P, eye(2));
assert(det(ones(5)), 0); assert(det(zeros(2)), 0);
warning('off', 'all');
assert(isequaln([NaN Inf 0] \ [1 2 3], NaN(3)));
assert(isequaln([1; NaN] \ [1; 2], NaN));
assert(isequaln([3 1 2] / [NaN Inf 0], NaN));
assert(isequaln([1 NaN; 2 3; 4 5] \ [1; 2; 3], [NaN; NaN]));
assert(all(isnan([1i; NaN] \ [1; 2])));
assert(any(isnan(qr([NaN 1; 1 1])(:))));
[U, S, V] = svd(3); assert([U S V], [1 3 1]);
[U, S, V] = svd(-3); assert(U * S * V', -3); assert(S, 3);
