%% Arrays to the device and back
x = gpuArray(reshape(1:6000, 60, 100));
assert(isgpuarray(x))
y = gather(sum(x(:).^2));
assert(y, sum((1:6000).^2))
assert(~isgpuarray(gather(x)))
assert(classUnderlying(x), 'double')
assert(class(gather(gpuArray(single(3)))), 'single')
[a, b] = gather(gpuArray([1 2]), 3);
assert(isequal(a, [1 2]) && b == 3)

%% Constructors and functions of elements on the device
z = zeros(3, 'gpuArray') + ones(3, 3, 'like', gpuArray(single(1)));
assert(gather(z), single(ones(3)))
assert(arrayfun(@(t) t^2 + 1, gpuArray([1 2 3])), [2 5 10])

%% What is computed of a gpuArray is one, wherever it is computed
g = gpuArray([4 2; 3 1]);
made = {g + 1, 2 * g(1), sum(g(:)), g(2), g(:, 1), g > 2, any(g), sort(g), find(g > 1), inv(g), median(g), g', [g; 1 2], -g, ~g, ...
    single(g), zeros(2, 'like', g), repmat(g, 2, 2), abs(g(1)), mod(g, 2), fft(g), conv(g(:), g(:)), std(g(:)), ones(2) * g, g \ [1; 2], ...
    zeros(2, 'gpuArray'), gpuArray.ones(2, 'single'), gpuArray.linspace(0, 1, 3), gpuArray.colon(1, 3), gpuArray.rand(2), ...
    arrayfun(@(x) x + 1, g), interp1(1:4, g(:), 2.5), accumarray([1; 1; 2; 2], g(:)), int8(g), typecast(g(1), 'uint8')};
for k = 1:numel(made)
  assert(isa(made{k}, 'gpuArray') && isgpuarray(made{k}), int2str(k))
  assert(class(made{k}), 'gpuArray')
end
told = {size(g), numel(g), ndims(g), isempty(g), isreal(g), isequal(g, g), num2str(g), numel(find(g)), gather(g), class(g), length(g), ...
    issorted(g(:)), sprintf('%d', g), {g}, isscalar(g)};
for k = 1:numel(told)
  assert(~isgpuarray(told{k}), int2str(k))
end
[m, at] = max(g);
assert(isgpuarray(m) && isgpuarray(at))
[q, r] = qr(g);
assert(isgpuarray(q) && isgpuarray(r))

%% The class of its elements is asked for by name
g = gpuArray(single([1 2 3]));
assert(underlyingType(g), 'single')
assert(isUnderlyingType(g, 'single') && ~isa(g, 'single') && isa(g, 'float') && isfloat(g))
assert(class(gather(g)), 'single')
assert(underlyingType(g > 1), 'logical')

%% Elements of a gpuArray make an array one, and a deletion leaves one
y = zeros(1, 3);
y(2) = gpuArray(5);
assert(isgpuarray(y) && isequal(y, [0 5 0]))
y(1) = [];
assert(isgpuarray(y) && isequal(y, [5 0]))
y(end + 1) = 2;
assert(isgpuarray(y) && isequal(y, [5 0 2]))

%% Loops over a gpuArray, by elements and as a whole
v = gpuArray(1:200);
s = 0;
for k = 1:numel(v)
  s = s + v(k);
end
assert(s == 20100 && isgpuarray(s))
x = gpuArray(reshape(1:6000, 60, 100));
for k = 1:20
  x = x / 2 + k;
end
assert(isgpuarray(x))
for k = 1:3
  n = 0;
  while n < 4
    n = n + gpuArray(1);
  end
  assert(isgpuarray(n))
end
if s > 3, s = 1; end
assert(~isgpuarray(s))

%% Timing and waiting
x = gpuArray.ones(30);
y = x * x;
wait
assert(y(1) == 30)
assert(gputimeit(@() x * x) >= 0)
gpurng(3);
a = rand;
gpurng(3);
assert(a == rand)
w = whos('x');
assert(w.class, 'gpuArray')

%% A device is an error where there is none, and has a name where there is one
try
  d = gpuDevice;
  assert(ischar(d.Name) && d.AvailableMemory > 0)
  wait(d)
  reset(d)
catch e
  assert(e.identifier, 'MATLAB:gpuDevice:noDevice')
end

%% arrayfun of functions with branches and loops: as one call after the other
x = linspace(-2, 2, 3000);
a = 3;
calls = {@steps, @early, @switched, @escape, @(t) piece(t, a), @(t) newton(t^2 + 1), @(t) t + pi, @(t) whole(t) || t > 1};
for k = 1:numel(calls)
  f = calls{k};
  y = arrayfun(f, x);
  one = zeros(size(x));
  for i = 1:numel(x)
    one(i) = f(x(i));
  end
  assert(isequal(y, one), int2str(k))
  assert(size(arrayfun(f, x(1:2))), [1 2])
end
[p, q] = arrayfun(@two, x, x + 1);
for i = 1:200:numel(x)
  [u, v] = two(x(i), x(i) + 1);
  assert(isequal([u v], [p(i) q(i)]))
end
assert(class(arrayfun(@steps, single(x))), 'double')
assert(class(arrayfun(@early, single(x))), 'single')
assert(isgpuarray(arrayfun(@early, gpuArray(x))))
assert(numel(unique(arrayfun(@(t) t + rand, zeros(1, 9)))) == 9)
y = arrayfun(@named_as, abs(x) + 0.5);
assert(y(1), named_as(2.5))
assert(numel(unique(arrayfun(@noisy, zeros(1, 2000)))) > 1990)
function n = steps(x)
  n = 0;
  while abs(x) > 1e-3 && n < 100
    if x > 0
      x = x / 2;
    else
      x = -x / 3;
    end
    n = n + 1;
  end
end
function y = piece(t, a)
  if t > 1
    y = sqrt(t - 1) * a;
  elseif t > 0
    y = log(t);
  else
    y = (-t) ^ 1.5;
  end
end
function [p, q] = two(a, b)
  p = 0; q = a;
  for k = 1:10
    if b > k, continue, end
    p = p + b * k;
    if p > 20, break, end
    q = q - k;
  end
end
function r = newton(v)
  r = v;
  for k = 1:40
    r = (r + v / r) / 2;
  end
end
function y = early(x)
  y = x - x;
  if x < 0
    return
  end
  for k = 1:5
    y = y + x;
    if y > 3, return, end
  end
  y = -y;
end
function y = switched(x)
  k = mod(round(x * 100), 5);
  switch k
    case {0, 1}
      y = 10;
    case 2
      y = 20;
    otherwise
      y = helper(k);
  end
end
function y = helper(k)
  y = k * 2;
end
function k = escape(a)
  x = 0; y = 0;
  for k = 1:50
    t = x * x - y * y + a;
    y = 2 * x * y + 0.3;
    x = t;
    if x * x + y * y > 4, break, end
  end
end
function tf = whole(x)
  tf = x == floor(x);
end
function y = named_as(x)
  any = x; mod = sqrt(x); max = 0;
  while any > 1
    any = any / 2; max = max + sqrt(any) * mod;
  end
  y = max + any;
end
function y = noisy(x)
  y = x + rand;
end

%% An output that some call does not give is an error, however it is computed
% Error: not assigned
y = arrayfun(@sometimes, linspace(-1, 1, 3000));
function y = sometimes(x)
  if x > 0, y = 1; end
end

%% Pages of arrays
A = reshape(1:8, 2, 2, 2);
C = pagemtimes(A, A);
assert(C(:, :, 2), A(:, :, 2) * A(:, :, 2))
assert(pagemtimes(A, 'transpose', A, 'none')(:, :, 1), A(:, :, 1)' * A(:, :, 1))
B = reshape(1:24, 2, 3, 2, 2);
C = pagemtimes(B, reshape(1:3, 3, 1));
assert(size(C), [2 1 2 2])
assert(C(:, :, 2, 1), B(:, :, 2, 1) * (1:3)')
assert(size(pagemtimes(ones(2, 0, 3), ones(0, 4, 3))), [2 4 3])
assert(class(pagemtimes(single(B), ones(3, 2))), 'single')
assert(pagetranspose(A)(:, :, 2), A(:, :, 2)')

%% Products of pages are those of the matrices
A = reshape(mod((1:600) * 7, 11) - 5, 20, 10, 3);
B = reshape(mod((1:450) * 5, 7) - 3, 10, 15, 3) / 8;
C = pagemtimes(A, B);
D = pagemtimes(A, 'transpose', C, 'none');
E = pagemtimes(B, 'none', C, 'ctranspose');
F = pagemtimes(A, B(:, :, 2));
for k = 1:3
  assert(isequal(C(:, :, k), A(:, :, k) * B(:, :, k)))
  assert(isequal(D(:, :, k), A(:, :, k)' * C(:, :, k)))
  assert(isequal(E(:, :, k), B(:, :, k) * C(:, :, k)'))
  assert(isequal(F(:, :, k), A(:, :, k) * B(:, :, 2)))
end
assert(class(pagemtimes(single(A), B)), 'single')
assert(isequal(pagemtimes(single(A), single(B)), single(C)))
z = pagemtimes(A + 1i, 'ctranspose', C, 'none');
assert(isequal(z(:, :, 3), (A(:, :, 3) + 1i)' * C(:, :, 3)))
w = pagemtimes(A(:, :, 1), 'transpose', reshape(C, 20, 15, 1, 3), 'none');
assert(size(w), [10 15 1 3])
assert(isequal(w(:, :, 1, 2), A(:, :, 1)' * C(:, :, 2)))
w = pagemtimes(A, reshape(B(:, 1:5, :), 10, 5, 1, 3));
assert(size(w), [20 5 3 3])
assert(isequal(w(:, :, 2, 3), A(:, :, 2) * B(:, 1:5, 3)))
assert(pagemtimes(cat(3, 2, 3), 'ctranspose', cat(3, [1 2], [3 4]), 'none'), cat(3, [2 4], [9 12]))

%% Square singles are factored, and systems with them solved
n = 200;
[i, j] = ndgrid(1:n);
A = single(mod(i * 37 + j .* j * 11, 101) / 50 - 1 + 9 * (mod(i * 7 + j, n) == 3));
b = single(mod((1:n)' * 13, 29) / 29 - 0.5);
near = @(x, y) norm(double(x) - double(y), 'fro') <= 1e-3 * norm(double(y), 'fro');
x = A \ [b, 2 * b];
assert(near(A * x, [b, 2 * b]))
assert(class(x), 'single')
assert(size(x), [n 2])
assert(near((b' / A) * A, b'))
assert(near(A * inv(A), eye(n)))
[L, U, P] = lu(A);
assert(near(L * U, P * A))
assert(istril(L) && istriu(U) && all(diag(L) == 1) && all(abs(L(:)) <= 1))
assert(isequal(sum(P, 1), ones(1, n, 'single')) && isequal(sum(P, 2), ones(n, 1, 'single')))
assert(class(P), 'single')
S = A * A' + 20 * eye(n, 'single');
R = chol(S);
assert(near(R' * R, S) && istriu(R))
assert(near(S * (R \ (R' \ b)), b))
assert(near((b' / R) * R, b'))
assert(near(b' / R' * R', b'))
E = eye(n, 'single');
assert(det(E([2 1 3:n], :)), single(-1))
assert(det(E([2 1 4 3 5:n], :) * 1), single(1))
[R, p] = chol(S);
assert(p, single(0))
S(196, 196) = -1;
[R, p] = chol(S);
assert(p, single(196))
assert(size(R), [195 195])
assert(near(R' * R, S(1:195, 1:195)))
A(:, 2) = A(:, 1);
lastwarn('');
x = A \ b;
assert(~isempty(strfind(lower(lastwarn), 'singular')))

%% What is not positive definite has no factor
% Error: positive definite
A = -eye(250, 'single') + single(0.001 * ones(250));
chol(A);

%% Only numbers go to the device
% Error: numeric or logical
gpuArray({1})
