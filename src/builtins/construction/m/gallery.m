function varargout = gallery(name, varargin)
  if isequal(name, 3)
    varargout{1} = [-149, -50, -154; 537, 180, 546; -27, -9, -25];
    return;
  end
  if isequal(name, 5)
    varargout{1} = [-9, 11, -21, 63, -252; 70, -69, 141, -421, 1684; -575, 575, -1149, 3451, -13801; ...
                    3891, -3891, 7782, -23345, 93365; 1024, -1024, 2048, -6144, 24572];
    return;
  end
  if ~(ischar(name) || isstring(name))
    error('MATLAB:gallery:InvalidName', 'gallery: NAME must be a string');
  end
  makers = struct('binomial', @binomial, 'cauchy', @cauchy, 'chebspec', @chebspec, 'chebvand', @chebvand, ...
                  'chow', @chow, 'circul', @circul, 'clement', @clement, 'compar', @compar, 'condex', @condex, ...
                  'cycol', @cycol, 'dorr', @dorr, 'dramadah', @dramadah, 'fiedler', @fiedler, 'forsythe', @forsythe, ...
                  'frank', @frank, 'gcdmat', @gcdmat, 'gearmat', @gearmat, 'grcar', @grcar, 'hanowa', @hanowa, ...
                  'house', @reflector, 'integerdata', @integerdata, 'invhess', @invhess, 'invol', @invol, ...
                  'ipjfact', @ipjfact, 'jordbloc', @jordbloc, 'kahan', @kahan, 'kms', @kms, 'krylov', @powers, ...
                  'lauchli', @lauchli, 'lehmer', @lehmer, 'leslie', @leslie, 'lesp', @lesp, 'lotkin', @lotkin, ...
                  'minij', @minij, 'moler', @moler, 'neumann', @neumann, 'normaldata', @normaldata, 'orthog', @orthog, ...
                  'parter', @parter, 'pei', @pei, 'poisson', @poisson, 'prolate', @prolate, 'qmult', @qmult, ...
                  'randhess', @randhess, 'rando', @rando, 'randsvd', @randsvd, 'redheff', @redheff, 'riemann', @riemann, ...
                  'ris', @ris, 'smoke', @smoke, 'toeppd', @toeppd, 'toeppen', @toeppen, 'tridiag', @tridiag, ...
                  'triw', @triw, 'uniformdata', @uniformdata, 'wathen', @wathen, 'wilk', @wilk);
  name = char(name);
  if ~isfield(makers, name)
    error('MATLAB:gallery:UnknownMatrix', 'gallery: unknown matrix with NAME %s; there are %s', ...
          name, strjoin(fieldnames(makers).', ', '));
  end
  [varargout{1:max(nargout, 1)}] = makers.(name)(varargin{:});
end

% The number n of 1:n, or the vector itself.
function x = vector_of(x)
  if isscalar(x)
    x = 1:x;
  end
end

function A = binomial(n)
  L = abs(pascal(n, 1));
  U = L(n:-1:1, n:-1:1);
  A = L * diag((-2).^(0:n-1)) * U;
end

function A = cauchy(x, y)
  x = vector_of(x);
  if nargin < 2
    y = x;
  end
  y = vector_of(y);
  A = 1 ./ (x(:) + y(:).');
end

function A = chebspec(n, k)
  % The derivative at the Chebyshev points; k = 1 leaves out the first of one more.
  if nargin < 2
    k = 0;
  end
  n = n + (k == 1) - 1;
  x = cos((0:n).' * pi / n);
  d = [2; ones(n - 1, 1); 2];
  d = d .* (-1).^(0:n).';
  A = (d ./ d.') ./ (x - x.' + eye(n + 1));
  inner = x(2:n);
  A(1:n + 2:end) = [(2 * n^2 + 1) / 6; -inner ./ (2 * (1 - inner.^2)); -(2 * n^2 + 1) / 6];
  if k == 1
    A = A(2:end, 2:end);
  end
end

function A = chebvand(varargin)
  % Chebyshev polynomials have the generating function (1 - p t) / (1 - 2 p t + t^2).
  p = varargin{end};
  if isscalar(p)
    p = linspace(0, 1, p);
  end
  m = numel(p);
  if nargin > 1
    m = varargin{1};
  end
  A = zeros(m, numel(p));
  for k = 1:numel(p)
    A(:, k) = filter([1, -p(k)], [1, -2 * p(k), 1], eye(m, 1));
  end
end

function A = chow(n, varargin)
  [alpha, delta] = given(varargin, 1, 0);
  power = 1 - offsets(n, n);
  A = (power >= 0) .* alpha .^ max(power, 0) + delta * eye(n);
end

function A = circul(v)
  v = vector_of(v);
  n = numel(v);
  A = reshape(v(mod(offsets(n, n), n) + 1), n, n);
end

function A = clement(n, varargin)
  k = 1:n - 1;
  [below, above] = deal(n - k, k);
  if given(varargin, 0)
    [below, above] = deal(sqrt(k .* (n - k)));
  end
  A = diag(above, 1) + diag(below, -1);
end

function C = compar(A, k)
  m = size(A, 1);
  C = -abs(A);
  if nargin > 1 && k == 1
    off = abs(A);
    off(1:m + 1:end) = 0;
    C = -max(off, [], 2) .* ones(1, m);
    if isequal(A, tril(A))
      C = tril(C);
    end
    if isequal(A, triu(A))
      C = triu(C);
    end
  end
  C(1:m + 1:end) = abs(diag(A));
end

function A = condex(n, k, theta)
  if nargin < 2
    k = 4;
  end
  if nargin < 3
    theta = 100;
  end
  switch k
    case 1
      A = [1, -1, -2 * theta, 0; 0, 1, theta, -theta; 0, 1, 1 + theta, -(theta + 1); 0, 0, 0, theta];
    case 2
      A = [1, 1 - 2 / theta^2, -2; 0, 1 / theta, -1 / theta; 0, 0, 1];
    case 3
      A = triw(n, -1).';
      A(n, n) = -1;
    case 4
      % Beside the identity, what is normal to the three vectors that an estimate of the norm begins with and goes on to:
      % Higham, SIAM Rev. 29 (1987).
      Q = orth([eye(n, 1), ones(n, 1), (-1).^(1:n).' .* (1 + (0:n - 1).' / max(n - 1, 1))]);
      A = eye(n) + theta * (eye(n) - Q * Q');
    otherwise
      error('MATLAB:gallery:InvalidArgument', 'gallery: the kind of condex must be 1, 2, 3 or 4');
  end
  m = size(A, 1);
  if m < n
    A = blkdiag(A, eye(n - m));
  end
end

function A = cycol(sizes, k)
  m = sizes(1);
  n = sizes(end);
  if nargin < 2
    k = max(round(n / 4), 1);
  end
  A = repmat(randn(m, k), 1, ceil(n / k));
  A = A(:, 1:n);
end

function [below, middle, above] = dorr(n, varargin)
  % Central and one-sided differences of a singularly perturbed problem: Dorr, SIAM J. Numer. Anal. 8 (1971).
  h = 1 / (n + 1);
  diffusion = given(varargin, 0.01) / h ^ 2;
  drift = (0.5 - h * (1:n).') / h;
  left_half = (1:n).' <= (n + 1) / 2;
  below = -diffusion + drift .* ~left_half;
  above = -diffusion - drift .* left_half;
  middle = -(below + above);
  below(1) = [];
  above(end) = [];
  if nargout <= 1
    below = tridiag(below, middle, above);
  end
end

function A = dramadah(n, k)
  if nargin < 2
    k = 1;
  end
  switch k
    case 1
      c = ones(n, 1);
      c(mod(0:n - 1, 4) == 1 | mod(0:n - 1, 4) == 2) = 0;
      r = [1, 1, 0, 1, zeros(1, n)];
      A = toeplitz(c, r(1:n));
    case 2
      r = ones(1, n);
      r(3:2:n) = 0;
      A = toeplitz([1; zeros(n - 1, 1)], r);
    case 3
      c = ones(n, 1);
      c(2:2:n) = 0;
      r = [1, 1, zeros(1, n)];
      A = toeplitz(c, r(1:n));
    otherwise
      error('MATLAB:gallery:InvalidArgument', 'gallery: the kind of dramadah must be 1, 2 or 3');
  end
end

function A = fiedler(c)
  c = vector_of(c);
  A = abs(c(:) - c(:).');
end

function A = forsythe(n, varargin)
  [alpha, lambda] = given(varargin, sqrt(eps), 0);
  A = jordbloc(n, lambda);
  A(end, 1) = alpha;
end

function A = frank(n, k)
  A = triu(n + 1 - max((1:n).', 1:n), -1);
  if nargin > 1 && k ~= 0
    A = A(n:-1:1, n:-1:1).';
  end
end

function A = gcdmat(n)
  A = gcd(repmat((1:n).', 1, n), repmat(1:n, n, 1));
end

function A = gearmat(n, varargin)
  [i, j] = given(varargin, n, -n);
  A = double(abs(offsets(n, n)) == 1);
  A(1, abs(i)) = sign(i);
  A(end, end + 1 - abs(j)) = sign(j);
end

function A = grcar(n, varargin)
  d = offsets(n, n);
  A = (d >= 0 & d <= given(varargin, 3)) - (d == -1);
end

function A = hanowa(n, varargin)
  if mod(n, 2) == 1
    error('MATLAB:gallery:InvalidArgument', 'gallery: N must be even for hanowa');
  end
  A = given(varargin, -1) * eye(n) + kron([0, -1; 1, 0], diag(1:n / 2));
end

function [v, beta, s] = reflector(x)
  x = x(:);
  s = norm(x);
  if x(1) ~= 0
    s = s * sign(x(1));
  end
  v = x;
  v(1) = v(1) + s;
  beta = 0;
  if s ~= 0
    beta = 1 / (s' * v(1));
  end
  s = -s;
end

% Random data that depend on a seed alone.
function x = seeded(maker, args)
  state = rng();
  rng(args{end});
  x = maker(args{1:end - 1});
  rng(state);
end

function A = integerdata(largest, varargin)
  A = seeded(@(varargin) randi(largest, varargin{:}), varargin);
end

function A = normaldata(varargin)
  A = seeded(@randn, varargin);
end

function A = uniformdata(varargin)
  A = seeded(@rand, varargin);
end

function A = invhess(x, y)
  x = vector_of(x);
  n = numel(x);
  if nargin < 2
    y = -x(1:n - 1);
  end
  A = tril(repmat(x(:).', n, 1)) + triu(repmat([y(:); 0], 1, n), 1);
end

function A = invol(n)
  % A Hilbert matrix whose rows are scaled by alternating products of binomials: Householder and Carpenter (1963).
  k = 1:n - 1;
  factors = round(-n * cumprod([1, (k - n) .* (k + n) ./ k .^ 2]));
  A = [1, factors(2:end)].' .* hilb(n) .* [-n, ones(1, n - 1)];
end

function [A, d] = ipjfact(n, k)
  if nargin < 2
    k = 0;
  end
  A = hankel(factorial(2:n + 1), factorial(n + 1:2 * n));
  i = 1:n - 1;
  if k == 0
    d = prod(factorial(i + 1) .* factorial(n - i)) * factorial(n + 1);
  else
    A = 1 ./ A;
    i = 0:n - 1;
    d = (-1)^(n * (n - 1) / 2) * prod(factorial(i) ./ factorial(n + 1 + i));
  end
end

function A = jordbloc(n, varargin)
  d = offsets(n, n);
  A = given(varargin, 1) * (d == 0) + (d == 1);
end

function A = kahan(sizes, varargin)
  % Columns that look alike under rotations by theta: Kahan, Numerical linear algebra, Canadian Math. Bull. 9 (1966).
  [theta, pert] = given(varargin, 1.2, 25);
  m = sizes(1);
  n = sizes(end);
  d = offsets(m, n);
  rows = sin(theta) .^ (0:m - 1).';
  A = rows .* ((d == 0) - cos(theta) * (d > 0)) + pert * eps * (d == 0) .* (n:-1:1);
end

function A = kms(n, varargin)
  d = offsets(n, n);
  A = given(varargin, 0.5) .^ abs(d);
  A(d < 0) = conj(A(d < 0));
end

function B = powers(A, varargin)
  if isscalar(A)
    A = randn(A);
  end
  [x, j] = given(varargin, ones(size(A, 1), 1), size(A, 1));
  B = reshape(x, [], 1);
  while size(B, 2) < j
    B = [B, A * B(:, end)];
  end
end

function A = lauchli(n, varargin)
  A = [ones(1, n); given(varargin, sqrt(eps)) * eye(n)];
end

function A = lehmer(n)
  i = (1:n).';
  A = min(i, i.') ./ max(i, i.');
end

function A = leslie(a, b)
  if isscalar(a) && nargin < 2
    b = ones(1, a - 1);
    a = ones(1, a);
  end
  A = diag(b, -1);
  A(1, :) = A(1, :) + a(:).';
end

function A = lesp(n)
  x = 2:n;
  A = full(tridiag(1 ./ x, -(2 * [x, n + 1] + 1), x));
end

function A = lotkin(n)
  A = hilb(n);
  A(1, :) = 1;
end

function A = minij(n)
  A = min((1:n).', 1:n);
  if n < 1
    A = [];
  end
end

function A = moler(n, varargin)
  % The product of the unit triangle with alpha above its diagonal and its transpose, written out.
  alpha = given(varargin, -1);
  [i, j] = ndgrid(1:n);
  A = (i == j) + alpha * (i ~= j) + alpha ^ 2 * (min(i, j) - 1);
end

function [A, z] = neumann(sizes)
  if isscalar(sizes)
    m = sqrt(sizes);
    if m ~= fix(m)
      error('MATLAB:gallery:InvalidArgument', 'gallery: N must be a perfect square for neumann');
    end
    sizes = [m, m];
  end
  T = cell(1, 2);
  for k = 1:2
    m = sizes(k);
    T{k} = tridiag(m, -1, 2, -1);
    if m > 1
      T{k}(1, 2) = -2;
      T{k}(m, m - 1) = -2;
    end
  end
  A = kron(T{1}, speye(sizes(2))) + kron(speye(sizes(1)), T{2});
  z = ones(size(A, 1), 1);
end

function Q = orthog(n, k)
  if nargin < 2
    k = 1;
  end
  i = (1:n).';
  j = 1:n;
  switch k
    case 1
      Q = sqrt(2 / (n + 1)) * sin(i * j * pi / (n + 1));
    case 2
      Q = 2 / sqrt(2 * n + 1) * sin(2 * i * j * pi / (2 * n + 1));
    case 3
      Q = exp(2i * pi * (i - 1) * (j - 1) / n) / sqrt(n);
    case 4
      % Helmert: orthogonal to the row of ones, one row at a time.
      Q = tril(ones(n));
      Q(1, :) = 1;
      for row = 2:n
        Q(row, row) = 1 - row;
      end
      Q = Q ./ vecnorm(Q, 2, 2);
    case 5
      angle = 2 * pi * (i - 1) * (j - 1) / n;
      Q = (sin(angle) + cos(angle)) / sqrt(n);
    case 6
      Q = sqrt(2 / n) * cos((i - 0.5) * (j - 0.5) * pi / n);
    case 7
      v = [1 + sqrt(n); ones(n - 1, 1)];
      Q = eye(n) - 2 / (v' * v) * (v * v');
    case -1
      Q = cos((i - 1) * (j - 1) * pi / (n - 1));
    case -2
      Q = cos((i - 1) * (j - 0.5) * pi / n);
    otherwise
      error('MATLAB:gallery:InvalidArgument', 'gallery: the kind of orthog must be 1 to 7, -1 or -2');
  end
end

function A = parter(n)
  A = 1 ./ ((1:n).' - (1:n) + 0.5);
end

function A = pei(n, varargin)
  A = 1 + given(varargin, 1) * eye(n);
end

function A = poisson(n)
  T = tridiag(n, -1, 2, -1);
  A = kron(speye(n), T) + kron(T, speye(n));
end

function A = prolate(n, w)
  if nargin < 2
    w = 0.25;
  end
  k = 1:n - 1;
  A = toeplitz([2 * w, sin(2 * pi * w * k) ./ (pi * k)]);
end

function B = qmult(A)
  if isscalar(A)
    A = eye(A);
  end
  [Q, R] = qr(randn(size(A, 1)));
  B = Q * diag(sign(diag(R))) * A;
end

function A = randhess(x)
  % A product of rotations of neighbouring rows, by the angles x.
  if isscalar(x)
    x = 2 * pi * rand(1, x);
  end
  A = diag([ones(1, numel(x) - 1), 1 - 2 * (x(end) < 0)]);
  for k = numel(x) - 1:-1:1
    rotation = [cos(x(k)), sin(x(k)); -sin(x(k)), cos(x(k))];
    A(k:k + 1, :) = rotation * A(k:k + 1, :);
  end
end

function A = rando(sizes, varargin)
  values = {[0, 1], [-1, 1], [-1, 0, 1]};
  kind = given(varargin, 1);
  if ~ismember(kind, 1:3)
    error('MATLAB:gallery:InvalidArgument', 'gallery: the kind of rando must be 1, 2 or 3');
  end
  among = values{kind};
  A = reshape(among(randi(numel(among), sizes(1), sizes(end))), sizes(1), sizes(end));
end

function A = randsvd(sizes, kappa, mode)
  if nargin < 2
    kappa = sqrt(1 / eps);
  end
  if nargin < 3
    mode = 3;
  end
  m = sizes(1);
  n = sizes(end);
  p = min(m, n);
  if kappa < 0
    s = randsvd_values(p, -kappa, abs(mode));
    A = qmult(diag(s));
    A = A * diag(sign(s));
    A = (A + A') / 2;
    return;
  end
  s = randsvd_values(p, kappa, abs(mode));
  if mode < 0
    s = s(end:-1:1);
  end
  S = zeros(m, n);
  S(1:p, 1:p) = diag(s);
  A = qmult(qmult(S)')';
end

function s = randsvd_values(p, kappa, mode)
  k = 0:p - 1;
  switch mode
    case 1
      s = [1, ones(1, p - 1) / kappa];
    case 2
      s = [ones(1, p - 1), 1 / kappa];
    case 3
      s = kappa.^(-k / max(p - 1, 1));
    case 4
      s = 1 - k / max(p - 1, 1) * (1 - 1 / kappa);
    case 5
      s = exp(-rand(1, p) * log(kappa));
    otherwise
      error('MATLAB:gallery:InvalidArgument', 'gallery: the mode of randsvd must be 1 to 5, or negative');
  end
end

function A = redheff(n)
  i = (1:n).';
  A = double(mod(i.', i) == 0);
  A(:, 1) = 1;
end

function A = riemann(n)
  i = (2:n + 1).';
  divides = mod(i.', i) == 0;
  A = divides .* i - 1;
end

function A = ris(n)
  A = 0.5 ./ (n - (1:n).' - (1:n) + 1.5);
end

function A = smoke(n, varargin)
  % The n-th roots of one, and ones beside them; a corner makes the eigenvalues roots of two.
  A = diag([exp(2i * pi * (1:n - 1) / n), 1]) + diag(ones(1, n - 1), 1);
  if ~given(varargin, 0)
    A(end, 1) = 1;
  end
end

function A = toeppd(n, varargin)
  m = given(varargin(1:min(1, end)), n);
  [~, w, theta] = given(varargin, m, rand(m, 1), rand(m, 1));
  waves = cos(2 * pi * reshape(offsets(n, n), [], 1) * theta(1:m).');
  A = reshape(waves * w(1:m), n, n);
end

function A = toeppen(n, a, b, c, d, e)
  given = {1, -10, 0, 10, 1};
  if nargin > 1, given{1} = a; end
  if nargin > 2, given{2} = b; end
  if nargin > 3, given{3} = c; end
  if nargin > 4, given{4} = d; end
  if nargin > 5, given{5} = e; end
  A = spdiags(ones(n, 1) * [given{:}], -2:2, n, n);
end

function A = tridiag(varargin)
  switch nargin
    case 1
      [n, below, middle, above] = deal(varargin{1}, -1, 2, -1);
    case 3
      [below, middle, above] = varargin{:};
      n = numel(middle);
    otherwise
      [n, below, middle, above] = varargin{:};
  end
  band = @(v, k) v(:) .* ones(max(n - k, 0), 1);
  A = spdiags([[band(below, 1); 0], band(middle, 0), [0; band(above, 1)]], -1:1, n, n);
end

function A = triw(sizes, varargin)
  [alpha, k] = given(varargin, -1, sizes(end) - 1);
  d = offsets(sizes(1), sizes(end));
  A = (d == 0) + alpha * (d > 0 & d <= k);
end

function A = wathen(nx, ny, k)
  % The mass matrix of a grid of eight-node serendipity elements of random densities: Wathen, IMA J. Numer. Anal. 7 (1987).
  % Corners and middles of sides, around the element; the element's matrix by a Gauss rule that is exact for it.
  around = [1, 1; 0, 1; -1, 1; -1, 0; -1, -1; 0, -1; 1, -1; 1, 0];
  [s, t] = ndgrid(sqrt(0.6) * (-1:1));
  weights = kron([5, 8, 5], [5, 8, 5]) / 81;
  shapes = zeros(8, 9);
  for node = 1:8
    a = around(node, 1);
    b = around(node, 2);
    if a == 0
      shape = (1 - s .^ 2) .* (1 + b * t) / 2;
    elseif b == 0
      shape = (1 - t .^ 2) .* (1 + a * s) / 2;
    else
      shape = (1 + a * s) .* (1 + b * t) .* (a * s + b * t - 1) / 4;
    end
    shapes(node, :) = shape(:);
  end
  element = round(45 * (shapes .* weights) * shapes.') / 45;
  % The nodes are counted along x on a grid of half the width, which has none in the middle of an element.
  is_node = mod(0:2 * nx, 2).' == 0 | mod(0:2 * ny, 2) == 0;
  number = zeros(size(is_node));
  number(is_node) = 1:nnz(is_node);
  [rows, columns, entries] = deal(zeros(64, nx * ny));
  for e = 1:nx * ny
    [x, y] = ind2sub([nx, ny], e);
    nodes = number(sub2ind(size(number), 2 * x + around(:, 1), 2 * y + around(:, 2)));
    rows(:, e) = repmat(nodes, 8, 1);
    columns(:, e) = repelem(nodes, 8);
    entries(:, e) = 100 * rand() * element(:);
  end
  A = sparse(rows, columns, entries);
  if nargin == 3 && k == 1
    A = A ./ diag(A);
  end
end

function [A, b] = wilk(n)
  b = [];
  switch n
    case 3
      A = [1e-10, 0.9, -0.4; 0, 0.9, -0.4; 0, 0, 1e-10];
      b = [0; 0; 1];
    case 4
      A = [0.9143e-4, 0, 0, 0; 0.8762, 0.7156e-4, 0, 0; 0.7943, 0.8143, 0.9504e-4, 0; 0.8017, 0.6123, 0.7165, 0.7123e-4];
      b = [0.6524; 0.3127; 0.4186; 0.7853];
    case 5
      A = hilb(6);
      A = A(1:5, 2:6) * 1.8144;
    case 21
      A = full(tridiag(21, 1, abs(-10:10), 1));
    otherwise
      error('MATLAB:gallery:InvalidArgument', 'gallery: wilk exists for 3, 4, 5 and 21');
  end
end

% What was given, and defaults for the rest.
function varargout = given(args, varargin)
  varargout = varargin;
  varargout(1:numel(args)) = args;
end

% Column minus row of every element.
function d = offsets(m, n)
  d = (1:n) - (1:m).';
end
