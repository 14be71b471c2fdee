1;
% octave-cli --no-gui bench/residuals.m, or node pkg/cli.js bench/residuals.m
% Backward errors of the functions of linear algebra, in units of eps(class) times the size and the norms (as in LAPACK's
% tests): the median and the worst over 200 random matrices and over 40 hard ones. A line each, of: what, class, set, median,
% worst, failures/cases, the matrix that has the worst. Failures (an error, a result that is not finite, a factor of the wrong
% form) follow the table. The matrices are the same wherever the script runs: integer arithmetic that is exact in doubles makes
% them, and products that add in a given order; the lines "matrices" have sums of their bits.
% Residuals are taken in double, of matrices scaled by a power of two, so that huge ones do not overflow.
% For fewer: residual_counts = [20 10]; residual_classes = {'single'}; before the script is run.

%% Matrices

function p = powers(a, m, count)
  % a .^ (1:count) modulo m, where m^2 is exact.
  p = a;
  while numel(p) < count
    p = [p, mod(p * p(end), m)];
  end
  p = p(1:count);
end

function A = uniform(seed, rows, columns)
  % In [0, 1), of 24 bits: from the three sequences of Wichmann and Hill, joined as integers.
  count = rows * columns;
  x = mod(powers(171, 30269, count) * (1 + mod(seed * 7919, 30268)), 30269);
  y = mod(powers(172, 30307, count) * (1 + mod(seed * 6271 + 11, 30306)), 30307);
  z = mod(powers(170, 30323, count) * (1 + mod(seed * 4177 + 29, 30322)), 30323);
  A = reshape(mod(x * 65536 + y * 256 + z, 16777216) / 16777216, rows, columns);
end

function A = centred(seed, rows, columns)
  A = 2 * uniform(seed, rows, columns) - 1;
end

function A = bell(seed, rows, columns)
  % Near to normal: the sum of four.
  U = uniform(seed, rows, 4 * columns);
  k = 1:columns;
  A = U(:, k) + U(:, k + columns) + U(:, k + 2 * columns) + U(:, k + 3 * columns) - 2;
end

function C = product(A, B)
  % In the same order everywhere.
  C = zeros(size(A, 1), size(B, 2));
  for k = 1:size(A, 2)
    C = C + A(:, k) .* B(k, :);
  end
end

function A = identity(n)
  % A full one: Octave's eye keeps the zeros' signs of what is added to it.
  A = zeros(n);
  A(1:n + 1:end) = 1;
end

function A = turned(A, seed)
  % H * A * H for two reflections H, of vectors of small integers.
  n = size(A, 1);
  for turn = 1:2
    v = floor(9 * uniform(seed + turn, n, 1)) - 4;
    v(1) = 5;
    H = identity(n) - 2 * (v .* v') / sum(v .^ 2);
    A = product(product(H, A), H);
  end
end

function A = symmetric(A)
  A = (A + A') / 2;
end

function p = geometric(base, n)
  p = ones(1, n);
  for k = 2:n
    p(k) = p(k - 1) * base;
  end
end

function A = hilbert(n)
  A = 1 ./ ((1:n)' + (1:n) - 1);
end

function A = wilkinson_plus(n)
  A = diag(abs((1:n) - (n + 1) / 2)) + diag(ones(n - 1, 1), 1) + diag(ones(n - 1, 1), -1);
end

function A = grcar(n)
  A = tril(triu(ones(n)), 3) - diag(ones(n - 1, 1), -1);
end

function A = frank(n)
  A = triu(n + 1 - max((1:n)', 1:n), -1);
end

function A = jordan(values, sizes)
  n = sum(sizes);
  A = zeros(n);
  at = 0;
  for k = 1:numel(sizes)
    i = at + (1:sizes(k));
    A(i, i) = values(k) * identity(sizes(k)) + diag(ones(sizes(k) - 1, 1), 1);
    at = at + sizes(k);
  end
end

function A = kahan(n)
  A = geometric(0.6, n)' .* (identity(n) - 0.8 * triu(ones(n), 1));
end

function A = vandermonde(n)
  x = (1:n)' / n;
  A = ones(n);
  for k = 2:n
    A(:, k) = A(:, k - 1) .* x;
  end
end

function A = companion(c)
  % Of the polynomial x^n + c(1) x^(n-1) + ... + c(n).
  n = numel(c);
  A = diag(ones(n - 1, 1), -1);
  A(1, :) = -c;
end

function c = rooted(n)
  % The coefficients of (x - 1) (x - 2) ... (x - n), but the first.
  c = 1;
  for k = 1:n
    c = [c, 0] - k * [0, c];
  end
  c = c(2:end);
end

function hard = hard_matrices(kind)
  % Rows of name, matrix, and what is known: 's' is singular, 'p' has no eigenvalue that is real and not positive.
  single_ = strcmp(kind, 'single');
  if single_
    scales = [1e-36, 1e36, 1e-15, 1e15];
  else
    scales = [1e-290, 1e290, 1e-150, 1e150];
  end
  half = centred(901, 24, 2);
  low = centred(902, 32, 3);
  small = centred(903, 8, 8) + 4 * identity(8);
  even = symmetric(centred(904, 24, 24)) + 12 * identity(24);
  blocks = zeros(20);
  blocks(1:10, 1:10) = scales(3) * centred(905, 10, 10);
  blocks(11:20, 11:20) = scales(4) * centred(906, 10, 10);
  graded = geometric(0.25, 20);
  zero_column = centred(907, 15, 15);
  zero_column(:, 7) = 0;
  repeated = centred(908, 20, 20);
  repeated([5 11 17], :) = repeated([2 2 3], :);
  skew = centred(909, 25, 25);
  lotkin = hilbert(10);
  lotkin(1, :) = 1;
  forsythe = diag(ones(19, 1), 1);
  forsythe(20, 1) = 2 ^ -40;
  clustered = 1 + (1:40) * 2 ^ -30;
  three = [ones(1, 20) + (1:20) * 2 ^ -45, 2 * ones(1, 20), -3 * ones(1, 20)];
  hard = {
    'hilbert-5', hilbert(5), 'p'
    'hilbert-12', hilbert(12), ''
    'hilbert-30', hilbert(30), ''
    'wilkinson-21', wilkinson_plus(21), ''
    'wilkinson-60', wilkinson_plus(60), ''
    'grcar-20', grcar(20), 'p'
    'grcar-60', grcar(60), 'p'
    'clustered-40', symmetric(turned(diag(clustered), 910)), 'p'
    'clustered-60', symmetric(turned(diag(three), 913)), ''
    'multiple-30', turned(diag([ones(1, 15), 2 * ones(1, 15)]) + [zeros(15), ones(15); zeros(15, 30)], 916), 'p'
    'jordan-10-turned', turned(jordan(1, 10), 919), 'p'
    'jordan-30-turned', turned(jordan([2 2 -1], [10 12 8]), 922), ''
    'jordan-8-zero', jordan(0, 8), 's'
    'jordan-20', jordan(1, 20), 'p'
    'graded-rows-20', graded' .* centred(925, 20, 20), ''
    'graded-both-20', symmetric(graded' .* (centred(926, 20, 20) + 2 * identity(20)) .* graded), ''
    'graded-up-20', flipud(graded' .* centred(927, 20, 20)), ''
    'tiny-8', scales(1) * small, ''
    'tiny-symmetric-24', scales(1) * even, 'p'
    'huge-8', scales(2) * small, ''
    'huge-symmetric-24', scales(2) * even, 'p'
    'blocks-of-scales-20', blocks, ''
    'kahan-20', kahan(20), 'p'
    'kahan-60', kahan(60), ''
    'vandermonde-12', vandermonde(12), ''
    'vandermonde-25', vandermonde(25), ''
    'low-rank-32', symmetric(product(low, low')) + 100 * identity(32), 'p'
    'ones-32', ones(32) + 100 * identity(32), 'p'
    'companion-15', companion(rooted(15)), ''
    'companion-cyclic-30', companion([zeros(1, 29), -1]), ''
    'frank-12', frank(12), ''
    'frank-30', frank(30), ''
    'lotkin-10', lotkin, ''
    'zero-column-15', zero_column, 's'
    'repeated-rows-20', repeated, 's'
    'zeros-6', zeros(6), 's'
    'identity-20', identity(20), 'p'
    'skew-25', skew - skew', ''
    'rank-two-24', product(half, half'), 's'
    'forsythe-20', forsythe, ''
  };
end

%% A case: a matrix with all that is made of it

function c = make_case(name, A, T, known, kind, seed)
  n = size(A, 1);
  [m, columns] = size(T);
  c.name = name;
  c.kind = kind;
  c.known = known;
  c.n = n;
  c.eps = double(eps(kind));
  % The scale: a power of four, whose root is exact.
  [~, e] = log2(max(max(abs(A))));
  c.s = 4 ^ floor(e / 2);
  R = A / c.s;
  % A norm from above, as a power of two.
  [~, e] = log2(one(R));
  G = product(R', R);
  if strcmp(kind, 'single')
    small = 2 ^ -10;
  else
    small = 2 ^ -36;
  end
  G = G + small * max(max(max(G)), 1) * identity(n);
  U = triu(R);
  missing = diag(U) == 0;
  U(logical(diag(missing))) = 1;
  c.A = cast(A, kind);
  c.T = cast(T, kind);
  c.S = cast(symmetric(R) * c.s, kind);
  c.G = cast(G * c.s, kind);
  c.U = cast(U * c.s, kind);
  c.b = cast(centred(seed + 1, n, 2) * c.s, kind);
  c.t = cast(centred(seed + 2, m, 2) * c.s, kind);
  % For functions: of a norm between 4 and 8, and one whose eigenvalues are about 1.125.
  c.B = cast(R * 2 ^ (3 - e), kind);
  c.M = cast(R * 2 ^ -e + 1.125 * identity(n), kind);
  % What residuals are taken with.
  c.RA = double(c.A) / c.s;
  c.RT = double(c.T) / c.s;
  c.RS = double(c.S) / c.s;
  c.RG = double(c.G) / c.s;
  c.RU = double(c.U) / c.s;
  c.Rb = double(c.b) / c.s;
  c.Rt = double(c.t) / c.s;
end

function cases = random_cases(count, kind)
  cases = cell(1, count);
  for i = 1:count
    n = 2 + mod(37 * i, 59);
    m = n + 1 + mod(13 * i, n + 5);
    switch mod(i, 3)
      case 0
        A = centred(10 * i, n, n);
        T = centred(10 * i + 5, m, n);
      case 1
        A = bell(10 * i, n, n);
        T = bell(10 * i + 5, m, n);
      otherwise
        A = uniform(10 * i, n, n);
        T = uniform(10 * i + 5, m, n);
    end
    cases{i} = make_case(sprintf('random-%d-%d', i, n), A, T, '', kind, 10 * i);
  end
end

function cases = hard_cases(count, kind)
  hard = hard_matrices(kind);
  which = unique(round(linspace(1, size(hard, 1), count)));
  cases = cell(1, numel(which));
  for k = 1:numel(which)
    i = which(k);
    A = hard{i, 2};
    T = [A; A(1:ceil(size(A, 1) / 2), :)];
    cases{k} = make_case(hard{i, 1}, A, T, hard{i, 3}, kind, 50000 + 10 * i);
  end
end

function total = bits(cases)
  total = 0;
  for k = 1:numel(cases)
    c = cases{k};
    for part = {c.A, c.T, c.S, c.G, c.U, c.b, c.t, c.B, c.M}
      total = mod(total * 31 + sum(double(typecast(part{1}(:)', 'uint32'))), 2 ^ 40);
    end
  end
end

%% Measures

function x = largest(v)
  % Of numbers that are not negative; max would pass over what is not a number.
  x = max([0, v(:).']);
  if any(isnan(v(:)))
    x = NaN;
  end
end

function x = one(A)
  % The norm by columns, without norm.
  x = largest(sum(abs(A), 1));
end

function x = lengths(A)
  x = sqrt(sum(abs(A) .^ 2, 1));
end

function v = quotient(E, scale)
  x = one(E);
  if x == 0
    v = 0;
  else
    v = x / max(scale, realmin);
  end
end

function v = orthogonality(Q, c)
  Q = double(Q);
  v = one(Q' * Q - eye(size(Q, 2))) / (max(size(Q)) * c.eps);
end

function v = backward(A, x, b, c)
  x = double(x);
  v = largest(lengths(b - A * x) ./ (size(A, 1) * c.eps * (one(A) * lengths(x) + lengths(b))));
end

function ensure(condition, what)
  if ~condition
    error('%s', what);
  end
end

function check_class(c, varargin)
  for k = 1:numel(varargin)
    ensure(isa(varargin{k}, c.kind), 'the class is not the argument''s');
  end
end

function [f, e] = product_of_diagonal(U)
  % As f * 2^e.
  f = 1;
  e = 0;
  d = double(diag(U));
  for k = 1:numel(d)
    [f, more] = log2(f * d(k));
    e = e + more;
  end
end

function s = permutation_sign(P)
  p = double(P) * (1:size(P, 1))';
  s = 1;
  for k = 1:numel(p)
    while p(k) ~= k
      other = p(k);
      p(k) = p(other);
      p(other) = other;
      s = -s;
    end
  end
end

function v = measure(what, c)
  % The numbers of the lines of `what`; empty where it does not apply.
  n = c.n;
  unit = n * c.eps;
  tall = max(size(c.T)) * c.eps;
  s = c.s;
  A = c.RA;
  v = [];
  singular = any(c.known == 's');
  switch what
    case 'lu'
      [L, U, P] = lu(c.A);
      check_class(c, L, U);
      ensure(istril(L) && istriu(U) && all(diag(L) == 1), 'factors are not triangular');
      ensure(max(max(abs(L))) <= 1 + 4 * c.eps, 'an element of L is above 1');
      v = quotient(double(P) * A - double(L) * (double(U) / s), unit * one(A));
    case 'chol'
      R = chol(c.G);
      check_class(c, R);
      ensure(istriu(R), 'the factor is not triangular');
      R = double(R) / sqrt(s);
      v = quotient(R' * R - c.RG, unit * one(c.RG));
    case 'qr'
      [Q, R] = qr(c.A);
      check_class(c, Q, R);
      ensure(istriu(R), 'R is not triangular');
      v = [quotient(A - double(Q) * (double(R) / s), unit * one(A)), orthogonality(Q, c)];
    case 'qr-pivoted'
      [Q, R, P] = qr(c.A);
      ensure(istriu(R), 'R is not triangular');
      v = [quotient(A * double(P) - double(Q) * (double(R) / s), unit * one(A)), orthogonality(Q, c)];
    case 'qr-economy'
      [Q, R] = qr(c.T, 0);
      ensure(istriu(R) && size(R, 1) == n, 'R is not triangular, or too large');
      v = [quotient(c.RT - double(Q) * (double(R) / s), tall * one(c.RT)), orthogonality(Q, c)];
    case 'solve'
      if ~singular
        x = c.A \ c.b;
        check_class(c, x);
        v = backward(A, x, c.Rb, c);
      end
    case 'solve-right'
      if ~singular
        x = c.b' / c.A;
        v = backward(A', x', c.Rb, c);
      end
    case 'solve-positive'
      v = backward(c.RG, c.G \ c.b, c.Rb, c);
    case 'solve-triangular'
      v = largest([backward(c.RU, c.U \ c.b, c.Rb, c), backward(c.RU', c.U' \ c.b, c.Rb, c)]);
    case 'least-squares'
      x = double(c.T \ c.t);
      size_ = sqrt(sum(lengths(c.RT) .^ 2));
      r = c.Rt - c.RT * x;
      v = largest(lengths(c.RT' * r) ./ (tall * max(size_, realmin) * (size_ * lengths(x) + lengths(c.Rt))));
    case 'inv'
      if ~singular
        X = inv(c.A);
        check_class(c, X);
        X = double(X) * s;
        v = [quotient(X * A - eye(n), unit * one(A) * one(X)), quotient(A * X - eye(n), unit * one(A) * one(X))];
      end
    case 'pinv'
      X = pinv(c.T);
      check_class(c, X);
      X = double(X) * s;
      v = quotient(c.RT * (X * c.RT) - c.RT, tall * one(c.RT) * max(1, one(c.RT) * one(X)));
    case 'eig-symmetric'
      [V, D] = eig(c.S);
      check_class(c, V, D);
      values = double(eig(c.S)) / s;
      V = double(V);
      D = double(D) / s;
      v = [quotient(c.RS * V - V * D, unit * one(c.RS)), orthogonality(V, c), ...
           quotient((sort(values) - sort(diag(D))).', unit * one(c.RS))];
    case 'eig'
      [V, D] = eig(c.A);
      check_class(c, V, D);
      V = double(V);
      d = double(diag(D)).' / s;
      E = lengths(A * V - V .* d) ./ lengths(V);
      v = [quotient(E, unit * one(A)), largest(abs(lengths(V) - 1)) / unit];
    case 'svd'
      [U, S, V] = svd(c.A);
      check_class(c, U, S, V);
      values = double(svd(c.A)) / s;
      S = double(S) / s;
      ensure(isreal(S) && all(diag(S) >= 0) && all(diff(diag(S)) <= 0), 'singular values are not in order');
      v = [quotient(A - double(U) * S * double(V)', unit * one(A)), largest([orthogonality(U, c), orthogonality(V, c)]), ...
           quotient((values - diag(S)).', unit * one(A))];
    case 'svd-economy'
      [U, S, V] = svd(c.T, 0);
      ensure(size(U, 2) == n && size(S, 1) == n, 'the sizes are not the economy''s');
      S = double(S) / s;
      v = [quotient(c.RT - double(U) * S * double(V)', tall * one(c.RT)), largest([orthogonality(U, c), orthogonality(V, c)])];
    case 'schur'
      [U, T] = schur(c.A);
      check_class(c, U, T);
      below = diag(T, -1) ~= 0;
      ensure(isreal(T) && ~any(any(tril(T, -2))), 'T is not triangular with blocks');
      ensure(~any(below(1:end - 1) & below(2:end)), 'a block of T is larger than two');
      U = double(U);
      v = [quotient(A - U * (double(T) / s) * U', unit * one(A)), orthogonality(U, c)];
    case 'schur-complex'
      [U, T] = schur(c.A, 'complex');
      ensure(istriu(T), 'T is not triangular');
      U = double(U);
      v = [quotient(A - U * (double(T) / s) * U', unit * one(A)), orthogonality(U, c)];
    case 'hess'
      [P, H] = hess(c.A);
      check_class(c, P, H);
      ensure(~any(any(tril(H, -2))), 'H is not of Hessenberg''s form');
      P = double(P);
      v = [quotient(A - P * (double(H) / s) * P', unit * one(A)), orthogonality(P, c)];
    case 'hess-complex'
      % Of a matrix that is not real, but of the same scale.
      [P, H] = hess(c.A + 1i * c.A.');
      check_class(c, P, H);
      ensure(~any(any(tril(H, -2))), 'H is not of Hessenberg''s form');
      P = double(P);
      Z = A + 1i * A.';
      v = [quotient(Z - P * (double(H) / s) * P', unit * one(Z)), orthogonality(P, c)];
    case 'eig-generalized'
      % Of the pencil of A and the positive definite matrix.
      [V, D] = eig(c.A, c.G);
      V = double(V);
      d = double(diag(D)).';
      E = lengths(A * V - (c.RG * V) .* d) ./ (lengths(V) .* max(one(A) + one(c.RG) * abs(d), realmin));
      v = largest(E) / unit;
    case 'expm'
      E = expm(c.B);
      check_class(c, E);
      H = double(expm(c.B / 2));
      v = quotient(double(E) - H * H, unit * one(H) ^ 2);
    case 'logm'
      L = logm(c.M);
      M = double(c.M);
      v = quotient(expm(double(L)) - M, unit * one(M) * max(1, one(L)));
    case 'logm-itself'
      % Of the matrix as it is: the exponential of the logarithm may be as large as the matrix.
      if any(c.known == 'p')
        L = logm(c.A);
        L = double(L) - log(s) * eye(n);
        v = quotient(expm(L) - A, unit * one(A) * max(1, one(L) + abs(log(s))));
      end
    case 'sqrtm'
      if ~singular
        X = double(sqrtm(c.A)) / sqrt(s);
        v = quotient(X * X - A, unit * one(X) ^ 2);
      end
    case 'null'
      Z = null(c.T');
      check_class(c, Z);
      v = [quotient(c.RT' * double(Z), tall * one(c.RT)), orthogonality(Z, c)];
    case 'orth'
      Q = orth(c.T);
      check_class(c, Q);
      Q = double(Q);
      v = [quotient(c.RT - Q * (Q' * c.RT), tall * one(c.RT)), orthogonality(Q, c)];
    case 'det'
      d = double(det(c.A));
      [~, U, P] = lu(c.A);
      [f, e] = product_of_diagonal(U);
      f = f * permutation_sign(P);
      [~, top] = log2(double(realmax(c.kind)));
      [~, bottom] = log2(double(realmin(c.kind)));
      if f ~= 0 && e > top
        ensure(isinf(d), 'finite, where the product of the diagonal of U overflows');
        v = 0;
      elseif f == 0 || e < bottom
        ensure(abs(d) <= realmin(c.kind), 'not zero, where the product of the diagonal of U is');
        v = 0;
      else
        expected = f * 2 ^ floor(e / 2) * 2 ^ (e - floor(e / 2));
        v = abs(d - expected) / (unit * abs(expected));
      end
    case 'norm'
      values = double(svd(c.A)) / s;
      first = max(values(1), realmin);
      frobenius = sqrt(sum(lengths(A) .^ 2));
      v = [abs(double(norm(c.A)) / s - values(1)) / (unit * first), ...
           abs(double(norm(c.A, 'fro')) / s - frobenius) / (unit * max(frobenius, realmin)), ...
           largest([abs(double(norm(c.A, 1)) / s - one(A)), abs(double(norm(c.A, Inf)) / s - one(A'))]) ...
           / (unit * max(one(A), realmin))];
    case 'cond'
      values = double(svd(c.A)) / s;
      if values(1) > 0
        v = abs(1 / double(cond(c.A)) - values(end) / values(1)) / unit;
      end
  end
end

%% The table

warning('off', 'all');
if ~exist('residual_counts', 'var')
  residual_counts = [200 40];
end
if ~exist('residual_classes', 'var')
  residual_classes = {'double', 'single'};
end
% What is measured, and the names of its lines.
measures = {
  'lu', {'lu'}
  'chol', {'chol'}
  'qr', {'qr', 'qr-orth'}
  'qr-pivoted', {'qr-pivoted', 'qr-pivoted-orth'}
  'qr-economy', {'qr-economy', 'qr-economy-orth'}
  'solve', {'solve'}
  'solve-right', {'solve-right'}
  'solve-positive', {'solve-positive'}
  'solve-triangular', {'solve-triangular'}
  'least-squares', {'least-squares'}
  'inv', {'inv-left', 'inv-right'}
  'pinv', {'pinv'}
  'eig-symmetric', {'eig-symmetric', 'eig-symmetric-orth', 'eig-symmetric-vals'}
  'eig', {'eig', 'eig-unit-columns'}
  'svd', {'svd', 'svd-orth', 'svd-values'}
  'svd-economy', {'svd-economy', 'svd-economy-orth'}
  'schur', {'schur', 'schur-orth'}
  'schur-complex', {'schur-complex', 'schur-complex-orth'}
  'hess', {'hess', 'hess-orth'}
  'hess-complex', {'hess-complex', 'hess-complex-orth'}
  'eig-generalized', {'eig-generalized'}
  'expm', {'expm'}
  'logm', {'logm'}
  'logm-itself', {'logm-itself'}
  'sqrtm', {'sqrtm'}
  'null', {'null', 'null-orth'}
  'orth', {'orth', 'orth-orth'}
  'det', {'det'}
  'norm', {'norm', 'norm-fro', 'norm-1-inf'}
  'cond', {'cond'}
};
sets = {'random', 'hard'};
failures = {};
fprintf('%-20s %-6s %-6s %10s %10s %8s  %s\n', 'what', 'class', 'set', 'median', 'worst', 'failures', 'worst at');
for class_at = 1:numel(residual_classes)
  kind = residual_classes{class_at};
  for set_at = find(residual_counts > 0)
    if set_at == 1
      cases = random_cases(residual_counts(1), kind);
    else
      cases = hard_cases(residual_counts(2), kind);
    end
    fprintf('%-20s %-6s %-6s %.0f\n', 'matrices', kind, sets{set_at}, bits(cases));
    for measure_at = 1:size(measures, 1)
      what = measures{measure_at, 1};
      lines = measures{measure_at, 2};
      values = NaN(numel(cases), numel(lines));
      failed = zeros(1, numel(lines));
      applied = 0;
      for case_at = 1:numel(cases)
        c = cases{case_at};
        message = '';
        try
          v = measure(what, c);
        catch problem
          v = Inf(1, numel(lines));
          message = strtok(problem.message, sprintf('\n'));
        end
        if isempty(v)
          continue
        end
        applied = applied + 1;
        bad = ~isfinite(v);
        if any(bad)
          if isempty(message)
            message = 'not finite';
          end
          where = sprintf('%s %s %s %s', strjoin(lines(bad), ' '), kind, sets{set_at}, c.name);
          failures{end + 1} = sprintf('failure: %s: %s', where, message);
        end
        failed = failed + bad;
        v(bad) = NaN;
        values(case_at, :) = v;
      end
      for line_at = 1:numel(lines)
        column = values(:, line_at);
        [worst, at] = max(column);
        column = column(~isnan(column));
        name = '-';
        middle = NaN;
        if ~isempty(column)
          name = cases{at}.name;
          middle = median(column);
        end
        fprintf('%-20s %-6s %-6s %10.3g %10.3g %8s  %s\n', lines{line_at}, kind, sets{set_at}, middle, worst, ...
                sprintf('%d/%d', failed(line_at), applied), name);
      end
    end
  end
end
fprintf('%s\n', failures{:});
