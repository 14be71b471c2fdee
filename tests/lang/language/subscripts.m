%% a permutation that was computed
x = (1:50) * 2;
p = mod((0:49) * 7, 50) + 1;
y = x(p);
z = zeros(1, 50);
for k = 1:50
  z(k) = x(p(k));
end
assert(isequal(y, z));
assert(isequal(size(x(p')), [1 50]));
c = x';
assert(isequal(size(c(p)), [50 1]));
assert(isequal(x(reshape(p, 5, 10)), reshape(z, 5, 10)));
%% rows and columns of a matrix
A = reshape((1:60) * 3, 6, 10);
r = mod((0:7) * 5, 6) + 1;
c = mod((0:11) * 3, 10) + 1;
B = A(r, c);
for i = 1:8
  for j = 1:12
    assert(B(i, j) == A(r(i), c(j)));
  end
end
assert(isequal(A(:, c), A * eye(10)(:, c)));
assert(isequal(A(2, c), B(find(r == 2, 1), :)));
assert(isequal(A(end:-1:1, c), flipud(A(:, c))));
T = reshape((1:120) * 2, 4, 5, 6);
q = mod((0:5) * 2, 5) + 1;
assert(isequal(T(:, q, 3), T(1:4, [1 3 5 2 4 1], 3)));
%% classes of subscripts
x = (1:20) * 10;
for p = {single(1:20) * 1, int32(1:20) * 1, uint8(1:20) * 1}
  k = p{1} + 0;
  assert(isequal(x(k(end:-1:1)), 200:-10:10));
end
%% a mask that was computed
x = (1:40) * 1.5;
m = mod(1:40, 3) == 1;
y = x(m);
assert(isequal(y, 1.5 * (1:3:40)));
c = x';
assert(isequal(size(c(m)), [14 1]));
A = reshape(x, 5, 8);
assert(isequal(A(A > 30), (31.5:1.5:60)'));
assert(isequal(size(x(x > 1000)), [1 0]));
assert(isequal(size(A(A > 1000)), [0 1]));
assert(isequal(A(A(:, 1) > 3, :), A(3:5, :)));
assert(isequal(A(:, A(1, :) > 20), A(:, 4:8)));
%% places that are none
x = (1:30) * 2;
p = (1:30) + 1;
try
  x(p); bad = true;
catch e
  bad = false;
  assert(! isempty(strfind(e.message, 'must not exceed 30')));
end
assert(! bad);
for q = {(1:30) - 1, (1:30) + 0.5, (1:30) * NaN}
  try
    x(q{1}); bad = true;
  catch e
    bad = false;
    assert(strcmp(e.identifier, 'MATLAB:badsubscript') || ! isempty(e.message));
  end
  assert(! bad);
end
%% beyond a mask's array
% Error: outside of the array bounds
x = (1:10) * 2;
m = (1:20) > 15;
x(m)
%% writing at places that were computed
v = (1:50) * 2;
p = mod((0:24) * 3, 50) + 1;
w = (1:25) * -1;
u = v;
u(p) = w;
t = (1:50) * 2;
for k = 1:25
  t(p(k)) = w(k);
end
assert(isequal(u, t));
u = v;
u(p) = 7;
assert(all(u(p) == 7) && sum(u == 7) == 25);
assert(isequal(v, (1:50) * 2));
%% of equal places the last one counts
v = zeros(1, 30) + 0;
p = mod(0:29, 10) + 1;
v(p) = (1:30) * 10;
assert(isequal(v(1:10), (21:30) * 10) && ~any(v(11:30)));
%% writing where a mask is true
x = single(1:40) * 2;
m = x > 50;
x(m) = 0;
assert(isa(x, 'single') && isequal(x(26:40), zeros(1, 15, 'single')) && x(25) == 50);
y = (1:40) * 1;
y(mod(y, 2) == 0) = (1:20) * 100;
assert(isequal(y(2:2:40), (1:20) * 100) && isequal(y(1:2:40), 1:2:40));
k = int8((1:40) * 1);
k(k > 20) = 500;
assert(isequal(k(21:40), repmat(int8(127), 1, 20)));
z = (1:40) * 1;
z(z > 100) = 5;
assert(isequal(z, 1:40));
%% a mask that does not fit its values
% Error: Unable to perform assignment
y = (1:40) * 1;
y(mod(y, 2) == 0) = (1:19) * 100;
%% rows and columns that are written
A = zeros(6, 8) + 1;
r = mod((0:2) * 2, 6) + 1;
c = mod((0:4) * 3, 8) + 1;
B = reshape((1:15) * 10, 3, 5);
A(r, c) = B;
assert(isequal(A(r, c), B) && sum(A(:) == 1) == 48 - 15);
A(:, c) = 0;
assert(! any(any(A(:, c))) && sum(A(:)) == 18);
%% an array grows where a place lies beyond it
v = (1:10) * 1;
p = (8:14) + 0;
v(p) = 5;
assert(isequal(v, [1:7 5 5 5 5 5 5 5]));
%% parts of an array that came from elsewhere
u = zeros(12, 12);
u(4, 4) = 1;
for k = 1:3
  u(2:end-1, 2:end-1) = 0.25 * (u(1:end-2, 2:end-1) + u(3:end, 2:end-1) + u(2:end-1, 1:end-2) + u(2:end-1, 3:end));
end
assert(abs(sum(u(:)) - 1) < 0.2 && u(1, 1) == 0);
%% elements that are deleted
x = (1:40) * 2;
y = x;
y(mod(x, 3) == 0) = [];
assert(isequal(y, x(mod(x, 3) ~= 0)));
A = reshape(x, 5, 8);
B = A;
B(A(:, 1) > 7, :) = [];
assert(isequal(B, A(1:3, :)));
B = A;
B(:, [2 4]) = [];
assert(isequal(B, A(:, [1 3 5:8])));
c = x';
c([1 3]) = [];
assert(isequal(c, [4 8:2:80]'));
%% places of what is not zero
x = mod((1:40) * 7, 5);
assert(isequal(find(x), setdiff(1:40, 5:5:40)));
assert(isequal(find(x', 3), [1; 2; 3]));
assert(isequal(find(x, 2, 'last'), [38 39]));
assert(nnz(x) == 32);
A = reshape(x, 4, 10);
[r, c, v] = find(A);
assert(isequal(A(sub2ind(size(A), r, c)), v) && numel(v) == 32);
assert(isequal(size(find(x > 100)), [1 0]));
assert(isequal(find(x == NaN), zeros(1, 0)));
%% slices of what a loop assigns to are its neighbours
for start = {zeros(9, 9), reshape((1:81) * 0.5, 9, 9)}
  u = start{1};
  u(5, 5) = 10;
  v = u;
  for t = 1:7
    u(2:end-1, 2:end-1) = 0.25 * (u(1:end-2, 2:end-1) + u(3:end, 2:end-1) + u(2:end-1, 1:end-2) + u(2:end-1, 3:end));
  end
  for t = 1:7
    w = v;
    for i = 2:8
      for j = 2:8
        v(i, j) = 0.25 * (w(i - 1, j) + w(i + 1, j) + w(i, j - 1) + w(i, j + 1));
      end
    end
  end
  assert(isequal(u, v));
end
x = reshape((1:81) * 0.5, 9, 9);
y = x;
z = x;
for t = 1:7
  y = flipud(y) * 0.5 + x;
end
for t = 1:7
  w = z;
  for i = 1:9
    for j = 1:9
      z(i, j) = w(10 - i, j) * 0.5 + x(i, j);
    end
  end
end
assert(isequal(y, z));

%% characters and complex numbers in one row are characters
c = ['sin'; repmat(65 + 1i, 400, 3)];
assert(ischar(c) && isequal(c(2, :), 'AAA') && isequal(c(1, :), 'sin'))

%% positions are whole numbers from 1 on
x = 10:10:50;
for bad = {0, -1, 1.5, NaN, Inf, -Inf, 2^60, [1 2.5], [2 NaN 1], [0 1]}
  try
    x(bad{1});
    assert(false);
  catch e
    assert(strcmp(e.identifier, 'MATLAB:badsubscript'), e.message);
  end
end
assert(isequal(x([5 1 1]), [50 10 10]));
assert(isequal(x([5; 1]), [50 10]));
assert(isequal(x(logical([0 1 0 0 1])), [20 50]));
assert(isequal(x(false(1, 5)), zeros(1, 0)));
assert(isequal(x(int8([2 3])), [20 30]));

%% arrays of four dimensions expand
a = reshape(1:3, 1, 3, 1, 1);
b = reshape(1:4, 1, 1, 2, 2);
c = a .* b;
assert(isequal(size(c), [1 3 2 2]));
assert(isequal(c(:)', kron(1:4, 1:3)));
d = ones(2, 1, 2) + reshape(1:3, 1, 3);
assert(isequal(d(:, :, 2), [2 3 4; 2 3 4]));
assert(isequal(kron([1 2; 3 4], [1; 10]), [1 2; 10 20; 3 4; 30 40]));

%% complex numbers are written where a mask of the device is true, and by computed places
n = 6000;
re = linspace(-2, 2, n); Z = re + 1i * (re.^2 - 1); Y = Z; W = re; P = Z;
gone = abs(Z) > 1.5;
Z(gone) = 2;
Y(gone) = Y(gone).^2 + 1i;
W(gone) = 3i;
p = 3000 + mod((0:2499) * 7, 3000);
P(p) = 5 - 2i;
P(2:5) = [1 2 3i 4];
for k = 1:n
  z = re(k) + 1i * (re(k)^2 - 1);
  if abs(z) > 1.5
    assert(Z(k) == 2 && W(k) == 3i && abs(Y(k) - (z * z + 1i)) < 1e-12)
  else
    assert(Z(k) == z && Y(k) == z && W(k) == re(k))
  end
end
assert(all(P(p) == 5 - 2i) && isequal(P(2:5), [1 2 3i 4]) && isequal(P(6:2999), re(6:2999) + 1i * (re(6:2999).^2 - 1)))
Z = complex(re, 1); Z(abs(Z) >= 0) = 7; assert(isreal(Z) && isreal([Z 1]) && isreal(Z(1:3)))

%% a complex array that is written is real where no imaginary part is left
n = 4000;
Z = complex((1:n)', 1); Z(:) = 3;
assert(isreal(Z))
assert(isreal(Z'))
assert(strcmp(class(Z), 'double') && isequal(Z(2), 3))
Z = complex(ones(50), 1); Z(2:3, :) = 0; assert(~isreal(Z) && isequal(Z(2, 1), 0) && isequal(Z(1, 1), 1+1i))
Z(:, :) = 2; printed = evalc('disp(Z(1, 1:2))'); assert(strcmp(printed, evalc('disp([2 2])')))
Z = (1:n) + 0; Z(1:3) = [1i 2i 3i]; assert(~isreal(Z)); Z(1:3) = [7 8 9]; assert(isreal(Z) && isequal(Z(1:4), [7 8 9 4]))
Z = complex(single(1:n), single(2)); Z(real(Z) > 5) = 1; Z(1:5) = 2i; assert(isa(Z, 'single') && ~isreal(Z) && Z(6) == 1)
for k = 1:3, Z(k) = k; Z(Z == 2i) = 0; end
assert(isreal(Z) && isequal(Z(1:6), single([1 2 3 0 0 1])))
%% few elements of a matrix are read, written and computed with
A = magic(6); B = A;
A(2, :) = A(1, :) + 2 * A(3, :);
A(1:3, 4) = 0.5 * A(4:6, 4);
A(6:-2:2, 1) = [1 2 3];
A(:, 2) = A(:, 3) - A(:, 5);
A(:, 3) = A(5, :);
A(2:3, 5:6) = A(5:6, 1:2) .^ 2;
A(1:2, 1:2) = 7;
fprintf('%g ', A), fprintf('\n')
v = B(2, :); v(2:4) = v(1:3); v(5:6) = [8; 9]; c = B(:, 2);
fprintf('%g ', v, size(c(2:4)), size(B(2:5)), size(v(6:-1:4)), B(3:4, :) ./ B(1:2, :)), fprintf('\n')
w = v; w(1:2) = -1; t = 'some text'; m = B > 18;
fprintf('%g ', v(1:2), w(1:2), m(2:3, 2:4)), fprintf('%s %s %s\n', t(6:9), t(4:-1:1), class(m(1, 1:2)))
z = [1+2i 3 4]; B(2:3, 2) = single([1 2]); k = int8(1:4); k(2:3) = [9.6 -200];
fprintf('%d %s %d %d %d %d\n', isreal(z(2:3)), class(B), k)
B = magic(6); for k = 1:3, B(k, :) = B(k + 1, :) - B(k, :) / B(k, k); end, fprintf('%.17g ', B(1:3, 4)), fprintf('\n')
A(1:2, 7:8) = [1 2; 3 4]; fprintf('%d ', size(A)), fprintf('\n')
% Prints: 7 7 31 2 30 1 7 7 -25 23 20 11 30 20 34 12 14 16 8.5 6 6.5 17 12 13 19 900 1 10 14 18 24 400 121 15 16 11
% Prints: 3 3 32 7 8 9 3 1 1 4 1 3 0.885714 2.66667 9 0.875 0.333333 4.71429 0.846154 0.809524 1.42105 0.434783 0.833333 0.6
% Prints: 3 3 -1 -1 1 0 0 0 1 1 text emos logical
% Prints: 1 double 1 10 -128 4
% Prints: 20.257142857142856 21.34375 6
% Prints: 6 8

%% few elements that are not there, or not as many
A = magic(4);
tests = {'A(1:2, 1) = [1 2 3];', 'A(1:2, 9);', 'A(0:2, 1);', 'A(1.5:3, 1);', '[1 2 3] + [1 2];', 'A(2:3, :) = [1 2; 3 4];'};
said = cell(1, numel(tests));
for k = 1:numel(tests), try, eval(tests{k}); catch e, said{k} = e.identifier; end, end
assert(isequal(A, magic(4)));
assert(~any(cellfun('isempty', said)));
B = magic(10); C = magic(9);
same = {'A(1:2, 1) = [1 2 3];', 'B(1:9, 1:9) = C(1:8, :);'};
for k = 1:2, try, eval(same{k}); catch e, disp(e.message(1:40)); end, end
% Prints: Unable to perform assignment because the
% Prints: Unable to perform assignment because the

%% Rows, columns and pages that a mask names take a number
X = reshape(mod((1:600) * 7, 11), 20, 10, 3);
Y = X;
Y(X(:, 1, 1) > 5, :, :) = -1;
for k = 1:20
  assert(isequal(squeeze(Y(k, :, :)) == -1, repmat(X(k, 1) > 5, 10, 3)));
end
Y = X;
Y(:, any(X(:, :, 1) > 9, 1)) = 0.5;
assert(sum(Y(:) == 0.5), 20 * sum(any(X(:, :, 1) > 9, 1)));
Z = single(X(:, :, 1));
Z(:, Z(1, :) == 7) = NaN;
assert(class(Z), 'single');
assert(sum(isnan(Z(:))), 20 * sum(X(1, :, 1) == 7));
v = mod((1:50) * 3, 7)';
v((v > 4)') = 100;
assert(sum(v == 100), sum(mod((1:50) * 3, 7) > 4));
C = complex(X(:, :, 1), 1);
C(imag(C(:, 1)) > 0, :) = 2;
assert(isreal(C) && all(C(:) == 2));
X(true(1, 21), :, :) = 4;
assert(size(X), [21, 10, 3]);

%% Complex numbers where a mask is true, asked whether they are real, in a function that is called again
x = complex(mod((1:40) * 7, 11), 1);
x(3) = NaN;
for k = 1:3
  assert(nanmean(x), mean(x([1 2 4:40])), 1e-12);
  y = reshape(x, 8, 5);
  y(real(y(:, 1)) > 3, :) = k;
  assert(any(imag(y(:)) == 1) && any(y(:) == k));
end

%% end in subscripts of a variable that no statement assigns to
eval('q = 4:6;');
assert(q(end) == 6 && q(min(end, 2)) == 5 && isequal(q(end - 1:end), [5 6]) && max(q(end), 9) == 9)
assignin('base', 'w', magic(3));
assert(w(end, 1) == 4 && w(end) == 2 && w(1, q(1) - end) == 8)
x = 1:5;
assert(x(min(end, 9)) == 5)
try, sin(end); assert(false); catch e, assert(strcmp(e.message, 'The ''end'' operator must be used within an array index expression.')); end
try, abs(sin(end)); assert(false); catch e, assert(strcmp(e.identifier, 'MATLAB:m_illegal_end')); end
try, undefined_name(end); assert(false); catch e, assert(strcmp(e.identifier, 'MATLAB:UndefinedFunction')); end

%% what is empty beside [] keeps its size
assert(isequal(size([[]; zeros(0, 1)]), [0 1]) && isequal(size([[], zeros(1, 0)]), [1 0]) && isequal(size([[]; zeros(0, 3)]), [0 3]))
assert(isequal(size([zeros(0, 1); []]), [0 1]) && isequal(size(vertcat([], zeros(0, 1))), [0 1]) && isequal(size([{}; cell(0, 1)]), [0 1]))
assert(isequal([[]; zeros(0, 1); 5], 5) && isequal([zeros(1, 0); 1 2], [1 2]))

%% Numbers that were computed are written into arrays, which grow by them
x = reshape(mod((1:6000) * 7, 23), 60, 100) / 23;
a = []; b = single([]); c = zeros(1, 3, 'single'); d = int8([1; 2]); e = zeros(0, 1); f = zeros(1, 0); g = 'ab';
for k = 1:4
  s = sum(x(:, k));
  a(k) = s; b(end + 1) = s; c(k) = s; d(end + 1) = s; d(end + 1, 1) = s; e(end + 1, 1) = s; f(end + 1) = s; g(k) = s;
end
t = sum(x(:, 1:4));
assert(isequal(a, t) && isequal(f, t) && isequal(e, t'))
assert(isa(b, 'single') && isequal(b, single(t)) && isa(c, 'single') && isequal(c, single(t)))
assert(isa(d, 'int8') && isequal(d(3:end), int8(repelem(t', 2, 1))))
assert(ischar(g) && isequal(g, char(t)))
h = {}; m = []; n = []; p.q = [];
for k = 1:3
  s = single(max(x(:, k)));
  h{end + 1} = s; m(end + 1) = s; n(end + 1, :) = [s 2*s]; p.q(end + 1) = s; p.r(k).v = s;
end
assert(isa(m, 'single') && isequal(m, [h{:}]) && isequal(n, m' * [1 2]) && isequal(p.q, m) && isequal([p.r.v], m))
z = 1:3; z(2) = complex(sum(x(:)), 1); z(end + 1) = 1i * sum(x(:));
assert(~isreal(z) && isequal(z, [1, sum(x(:)) + 1i, 3, 1i * sum(x(:))]))
l = true(1, 2); l(2) = any(x(:) > 2); l(end + 1) = all(x(:) < 2);
assert(islogical(l) && isequal(l, [true false true]))
v = zeros(1, 5); w = v;
for k = 1:5
  v(k) = norm(x(:, k));
  if v(k) > 100, error('no'), end
  w(6 - k) = v(k) + 1;
end
assert(isequal(w, fliplr(v) + 1))
q = []; r = zeros(3, 0); o = ones(2, 3); w1 = zeros(0, 2, 'single');
for k = 1:3
  q(:, end + 1) = x(1:3, k) .* 2; r(:, end + 1) = x(1:3, k) .* 2; o(end + 1, 1:3) = x(1:3, k) .* 2; w1(end + 1, :) = sum(x(:, [k 4]));
end
assert(isequal(q, r) && isequal(q, 2 * x(1:3, 1:3)) && isequal(o, [ones(2, 3); q']))
assert(isa(w1, 'single') && isequal(w1, single([t(1:3)', t([4 4 4])'])))
u = zeros(2); grown = false; try, u(end + 1) = sum(x(:)); grown = true; catch, end, assert(~grown)

%% rows of a table of distances, each of the one before
a = mod((1:80)' * 7, 11) / 11; b = mod((1:80)' * 5, 13) / 13;
p = floor(a * 4); q = floor(b * 4)'; D = 0:80; E = D;
for i = 1:80
  n = [i, min(D(2:end) + 1, D(1:end-1) + (p(i) ~= q))];
  D = cummin(n - (0:80)) + (0:80);
end
for i = 1:80
  m = E; m(1) = i;
  for j = 2:81, m(j) = min([E(j) + 1, E(j-1) + (p(i) ~= q(j-1)), m(j-1) + 1]); end
  E = m;
end
assert(isequal(D, E))

%% All elements of a captured array are written from one of any shape, in their order
for class = {'double', 'single', 'int8'}
  k = cast(zeros(30, 40), class{1}); m = reshape(mod(1:1200, 100), 30, 40);
  k(:) = m; assert(isequal(k, cast(m, class{1})) && isa(k, class{1}))
  k(:) = m'; assert(isequal(k(:), cast(reshape(m', [], 1), class{1})))
  k(1:600) = m(:, 1:20) + 1; assert(isequal(k(1:600), cast(reshape(m(:, 1:20) + 1, 1, []), class{1})))
  k(:, 2) = m(1:30); assert(isequal(k(:, 2), cast(m(1:30)', class{1})))
  try, k(:) = m(:, 1:3); assert(false), catch e, assert(strcmp(e.identifier, 'MATLAB:matrix:singleSubscriptNumelMismatch')), end
  try, k(:, 1:2) = m(:, 1:3); assert(false), catch e, assert(strcmp(e.identifier, 'MATLAB:subsassigndimmismatch')), end
  assert(isequal(size(k), [30 40]))
end
