function varargout = gallery(name, varargin)
  if nargin < 1
    error('MATLAB:minrhs', 'Not enough input arguments.');
  end
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

function A = chebvand(m, p)
  if nargin < 2
    p = m;
    m = [];
  end
  if isscalar(p)
    p = linspace(0, 1, p);
  end
  if isempty(m)
    m = numel(p);
  end
  p = p(:).';
  A = ones(m, numel(p));
  if m > 1
    A(2, :) = p;
  end
  for k = 3:m
    A(k, :) = 2 * p .* A(k - 1, :) - A(k - 2, :);
  end
end

function A = chow(n, alpha, delta)
  if nargin < 2
    alpha = 1;
  end
  if nargin < 3
    delta = 0;
  end
  A = toeplitz(alpha.^(1:n), [alpha, ones(1, min(1, n - 1)), zeros(1, n - 2)]) + delta * eye(n);
end

function A = circul(v)
  v = vector_of(v);
  A = toeplitz([v(1), v(end:-1:2)], v);
end

function A = clement(n, symmetric)
  below = n - 1:-1:1;
  above = 1:n - 1;
  if nargin > 1 && symmetric
    below = sqrt(below .* above);
    above = below;
  end
  A = diag(below, -1) + diag(above, 1);
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
    k = 3;
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
      x = ones(n, 2);
      x(:, 2) = (-1).^(1:n).' .* (1 + (0:n - 1).' / max(n - 1, 1));
      Q = orth(x);
      A = eye(n) + theta * (Q * Q');
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

function [c, d, e] = dorr(n, theta)
  if nargin < 2
    theta = 0.01;
  end
  h = 1 / (n + 1);
  term = theta / h^2;
  i = (1:n).';
  first = i <= floor((n + 1) / 2);
  slope = (0.5 - i * h) / h;
  c = -term + slope .* ~first;
  e = -term - slope .* first;
  d = -(c + e);
  c = c(2:n);
  e = e(1:n - 1);
  if nargout < 2
    c = tridiag(c, d, e);
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

function A = forsythe(n, alpha, lambda)
  if nargin < 2
    alpha = sqrt(eps);
  end
  if nargin < 3
    lambda = 0;
  end
  A = jordbloc(n, lambda);
  A(n, 1) = alpha;
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

function A = gearmat(n, i, j)
  if nargin < 2
    i = n;
  end
  if nargin < 3
    j = -n;
  end
  A = diag(ones(n - 1, 1), -1) + diag(ones(n - 1, 1), 1);
  A(1, abs(i)) = sign(i);
  A(n, n + 1 - abs(j)) = sign(j);
end

function A = grcar(n, k)
  if nargin < 2
    k = 3;
  end
  A = tril(triu(ones(n)), k) - diag(ones(n - 1, 1), -1);
end

function A = hanowa(n, d)
  if nargin < 2
    d = -1;
  end
  if mod(n, 2) ~= 0
    error('MATLAB:gallery:InvalidArgument', 'gallery: N must be even for hanowa');
  end
  m = n / 2;
  A = [d * eye(m), -diag(1:m); diag(1:m), d * eye(m)];
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
  A = hilb(n);
  d = -n;
  A(:, 1) = d * A(:, 1);
  for i = 1:n - 1
    d = -(n + i) * (n - i) * d / i^2;
    A(i + 1, :) = d * A(i + 1, :);
  end
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

function A = jordbloc(n, lambda)
  if nargin < 2
    lambda = 1;
  end
  A = lambda * eye(n) + diag(ones(n - 1, 1), 1);
end

function A = kahan(sizes, theta, pert)
  if nargin < 2
    theta = 1.2;
  end
  if nargin < 3
    pert = 25;
  end
  m = sizes(1);
  n = sizes(end);
  s = sin(theta);
  A = diag(s.^(0:n - 1)) * (eye(n) - cos(theta) * triu(ones(n), 1)) + pert * eps * diag(n:-1:1);
  if m > n
    A(m, n) = 0;
  else
    A = A(1:m, :);
  end
end

function A = kms(n, rho)
  if nargin < 2
    rho = 0.5;
  end
  A = rho.^abs((1:n).' - (1:n));
  if ~isreal(rho)
    A = conj(tril(A, -1)) + triu(A);
  end
end

function B = powers(A, x, j)
  if isscalar(A)
    A = randn(A);
  end
  n = size(A, 1);
  if nargin < 2
    x = ones(n, 1);
  end
  if nargin < 3
    j = n;
  end
  B = zeros(n, j);
  B(:, 1) = x(:);
  for k = 2:j
    B(:, k) = A * B(:, k - 1);
  end
end

function A = lauchli(n, mu)
  if nargin < 2
    mu = sqrt(eps);
  end
  A = [ones(1, n); mu * eye(n)];
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
  A = tridiag(1 ./ x, -(2 * [x, n + 1] + 1), x);
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

function A = moler(n, alpha)
  if nargin < 2
    alpha = -1;
  end
  U = triw(n, alpha);
  A = U' * U;
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
  A = kron(T{1}, eye(sizes(2))) + kron(eye(sizes(1)), T{2});
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

function A = pei(n, alpha)
  if nargin < 2
    alpha = 1;
  end
  A = alpha * eye(n) + ones(n);
end

function A = poisson(n)
  T = tridiag(n, -1, 2, -1);
  A = kron(eye(n), T) + kron(T, eye(n));
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
  if isscalar(x)
    x = 2 * pi * rand(1, x);
  end
  n = numel(x);
  A = eye(n);
  A(n, n) = 1 - 2 * (x(n) < 0);
  for i = n:-1:2
    c = cos(x(i - 1));
    s = sin(x(i - 1));
    A([i - 1, i], :) = [c * A(i - 1, :) + s * A(i, :); -s * A(i - 1, :) + c * A(i, :)];
  end
end

function A = rando(sizes, k)
  if nargin < 2
    k = 1;
  end
  m = sizes(1);
  n = sizes(end);
  switch k
    case 1
      A = floor(rand(m, n) + 0.5);
    case 2
      A = 2 * floor(rand(m, n) + 0.5) - 1;
    case 3
      A = round(3 * rand(m, n) - 1.5);
    otherwise
      error('MATLAB:gallery:InvalidArgument', 'gallery: the kind of rando must be 1, 2 or 3');
  end
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

function A = smoke(n, k)
  A = diag([exp(2i * pi * (1:n - 1) / n), 1]) + diag(ones(n - 1, 1), 1);
  if nargin < 2 || k == 0
    A(n, 1) = 1;
  end
end

function A = toeppd(n, m, w, theta)
  if nargin < 2
    m = n;
  end
  if nargin < 3
    w = rand(m, 1);
  end
  if nargin < 4
    theta = rand(m, 1);
  end
  difference = 2 * pi * ((1:n).' - (1:n));
  A = zeros(n);
  for k = 1:m
    A = A + w(k) * cos(theta(k) * difference);
  end
end

function A = toeppen(n, a, b, c, d, e)
  given = {1, -10, 0, 10, 1};
  if nargin > 1, given{1} = a; end
  if nargin > 2, given{2} = b; end
  if nargin > 3, given{3} = c; end
  if nargin > 4, given{4} = d; end
  if nargin > 5, given{5} = e; end
  A = zeros(n);
  for k = -2:2
    A = A + diag(given{k + 3} * ones(n - abs(k), 1), k);
  end
end

function A = tridiag(n, c, d, e)
  if nargin == 1
    c = -1;
    d = 2;
    e = -1;
  elseif nargin == 3
    e = d;
    d = c;
    c = n;
    n = numel(d);
  end
  if isscalar(c)
    c = c * ones(n - 1, 1);
  end
  if isscalar(d)
    d = d * ones(n, 1);
  end
  if isscalar(e)
    e = e * ones(n - 1, 1);
  end
  A = diag(d);
  if n > 1
    A = A + diag(c, -1) + diag(e, 1);
  end
end

function A = triw(sizes, alpha, k)
  m = sizes(1);
  n = sizes(end);
  if nargin < 2
    alpha = -1;
  end
  if nargin < 3
    k = n - 1;
  end
  A = tril(eye(m, n) + alpha * triu(ones(m, n), 1), k);
end

function A = wathen(nx, ny, k)
  % Serendipity elements with eight nodes on a grid, of random densities.
  corner = [6, -6, 2, -8; -6, 32, -6, 20; 2, -6, 6, -6; -8, 20, -6, 32];
  across = [3, -8, 2, -6; -8, 16, -8, 20; 2, -8, 3, -8; -6, 20, -8, 16];
  element = [corner, across; across.', corner] / 45;
  n = 3 * nx * ny + 2 * nx + 2 * ny + 1;
  density = 100 * rand(nx, ny);
  A = zeros(n);
  for j = 1:ny
    for i = 1:nx
      top = 3 * j * nx + 2 * i + 2 * j + 1;
      middle = (3 * j - 1) * nx + 2 * j + i - 1;
      bottom = 3 * (j - 1) * nx + 2 * i + 2 * j - 3;
      nodes = [top, top - 1, top - 2, middle, bottom, bottom + 1, bottom + 2, middle + 1];
      A(nodes, nodes) = A(nodes, nodes) + element * density(i, j);
    end
  end
  if nargin > 2 && k == 1
    A = diag(diag(A)) \ A;
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
      A = tridiag(21, 1, abs(-10:10), 1);
    otherwise
      error('MATLAB:gallery:InvalidArgument', 'gallery: wilk exists for 3, 4, 5 and 21');
  end
end
