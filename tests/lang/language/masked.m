%% A statement by a mask computes with what is chosen
n = 5000;
x = mod((1:n) * 7, 11); y = mod((1:n) * 5, 13); z = x;
m = x > 5;
z(m) = x(m) .* 2 + y(m) - 1;
assert(isequal(z, x + m .* (x + y - 1)));
z(m) = z(m) / 2;
assert(isequal(z(1:6), [9 3 10.5 9 2 10.5]));
z(~m) = -y(~m);
assert(isequal(z(3:5), [10.5 9 -12]));
w = z; w(m) = z(m); assert(isequal(w, z));

%% The mask written out, in both places
n = 4000;
x = mod((1:n)' * 3, 17) - 8; v = x;
v(v < 0) = v(v < 0) .^ 2;
assert(isequal(v, x .* (x >= 0) + x .^ 2 .* (x < 0)));
v(v > 10) += 100;
assert(max(v) == 164 && min(v) == 0);
v(v > 150) = abs(v(v > 150) - 200) / 4;
assert(max(v(v < 100)) == 9 && any(v == 9));

%% Roots and logarithms of what is chosen stay real
n = 4000;
x = mod((1:n) * 3, 17) - 8; r = x; l = zeros(1, n);
p = x > 0;
r(p) = sqrt(x(p)); assert(isreal(r) && min(r) == -8 && abs(max(r) - sqrt(8)) < 1e-15);
l(p) = log(x(p)); assert(isreal(l) && max(l) == log(8));
l(p) = x(p) .^ 0.5; assert(isreal(l) && max(abs(l(p) - r(p))) < 1e-14);
c = x; c(x < 0) = sqrt(x(x < 0)); assert(~isreal(c) && imag(c(find(x == -4, 1))) == 2);

%% Complex numbers, and their counts: points that stay
[a, b] = meshgrid(linspace(-2, 1, 30), linspace(-1.5, 1.5, 20));
c = a + 1i * b; z = zeros(size(c)); k = zeros(size(c));
for turn = 1:12
  m = abs(z) <= 2;
  z(m) = z(m) .^ 2 + c(m);
  k(m) = k(m) + 1;
end
w = zeros(size(c)); h = w;
for at = 1:numel(c)
  for turn = 1:12
    if abs(w(at)) <= 2
      w(at) = w(at) ^ 2 + c(at); h(at) = h(at) + 1;
    end
  end
end
assert(isequal(k, h) && sum(k(:)) > 2000);

%% What is chosen by another mask, or is of another shape, goes the usual way
n = 4000;
x = (1:n) + 0; y = x;
m = mod(x, 3) == 0; q = mod(x, 3) == 1; q(1) = false; q(n) = true;
y(m) = x(q(1:n));
assert(sum(m) == sum(q) && isequal(y(1:6), [1 2 4 4 5 7]));
s = x'; y = x; y(m) = s(m); assert(isequal(y, x));
y(m) = x(m) * 2; t = x(m); assert(isequal(y(m), 2 * t) && numel(t) == 1333);
total = 0; u = x(m); total = sum(u); assert(total == sum(3:3:n));
b = uint8(mod(x, 200)); b(m) = b(m) * 3; assert(isa(b, 'uint8') && max(b) == 255 && b(3) == 9);
f = single(x); f(m) = x(m) / 3; assert(isa(f, 'single') && f(9) == 3);
l = m; l(m) = x(m) > 2000; assert(islogical(l) && sum(l) == sum(m & x > 2000));
l = m; l(m) = x(m); assert(islogical(l) && isequal(l, m));
try, y(m) = x(m) + [1 2 3]; assert(false); catch e, assert(~isempty(e.message)); end
try, y(m) = x(m) + undefined_name; assert(false); catch e, assert(~isempty(strfind(e.message, 'undefined_name'))); end

%% Rows that a mask chooses, and nothing chosen
A = reshape(mod(1:12000, 19), 3000, 4); B = A; r = A(:, 2) > 9;
B(r, :) = A(r, :) * 10;
assert(isequal(B, A .* (1 + 9 * r)));
C = A.'; k = r.'; D = C; D(:, k) = 1 - C(:, k);
assert(isequal(D, C .* ~k + (1 - C) .* k));
none = A > 100; E = A; E(none) = E(none) + 1i; assert(isreal(E) && isequal(E, A));
E(none) = single(E(none)); assert(isequal(E, A));
E(A > 17) = []; assert(numel(E) == sum(A(:) <= 17));

%% A text that is a subscript is its numbers, unless it is a colon
A = reshape(1:1000, 100, 10); B = A; r = A(:, 1) == 4;
B(r, :) = A(r, char(2)); assert(isequal(B(4, :), 104 * ones(1, 10)));
B(r, ':') = A(r, :); assert(isequal(A, B));

%% A function, a variable that may be none, a name that is a function elsewhere
n = 3000; x = linspace(-1, 1, n); y = clipped(x, 0.25);
assert(isequal(y, min(max(x, -0.25), 0.25)) || max(abs(y - min(max(x, -0.25), 0.25))) < 1e-15);
function x = clipped(x, limit)
  m = abs(x) > limit;
  x(m) = sign(x(m)) * limit;
end
