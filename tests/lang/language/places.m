%% one captured place is written, and what it names is deleted
values = mod((1:500) * 37, 101);
[s, order] = sort(values, 'descend');
for class = {'single', 'double', 'int32'}
  x = cast(values, class{1}); y = zeros(1, 500, class{1}); seen = [];
  for k = 1:5
    [m, p] = max(x);
    y(p) = m; x(p) = -1; seen(end + 1) = p;
  end
  assert(isequal(seen, order(1:5)) && isequal(double(y(seen)), s(1:5)) && nnz(y) == 5 && nnz(x == -1) == 5)
end
x = values; z = values.';
[~, p] = max(x); x(p) = [];
assert(isequal(x, values([1:order(1) - 1, order(1) + 1:500])))
[~, p] = max(x); x(p) = []; [~, p] = min(z); z(p) = [];
assert(numel(x) == 498 && sum(x) == sum(values) - s(1) - s(2) && isequal(size(z), [499 1]) && sum(z) == sum(values) - min(values))
x = 1:5; [~, p] = max(sin((1:300) / 3)); x(mod(p, 5) + 1) = 9;
assert(nnz(x == 9) == 1 && numel(x) == 5)
x = true(1, 300); [~, p] = max(values(1:300)); x(p) = 0;
assert(islogical(x) && nnz(~x) == 1 && ~x(find(values == max(values(1:300)), 1)))
try
  x = true(1, 300); x(p) = 0 * values(1) / 0;
  error('NaN was taken');
catch e
  assert(contains(e.message, 'NaN'))
end

%% rows, columns and elements of matrices at captured places
A = reshape(mod((1:600) * 13, 97), 20, 30);
[~, c] = max(A(3, :)); [~, r] = min(A(:, 4));
c0 = find(A(3, :) == max(A(3, :)), 1); r0 = find(A(:, 4) == min(A(:, 4)), 1);
B = A; B(r, :) = 7; B(:, c) = (1:20)'; B(r, c) = -5; B(2, c) = 2.5; B(r, 3) = 1i;
C = A; C(r0, :) = 7; C(:, c0) = (1:20)'; C(r0, c0) = -5; C(2, c0) = 2.5; C(r0, 3) = 1i;
assert(isequal(B, C))
B = A; B(:, c) = []; C = A; C(:, c0) = []; assert(isequal(B, C))
B = A; B(r, :) = A(r, :) * 2; C = A; C(r0, :) = A(r0, :) * 2; assert(isequal(B, C))
P = reshape(1:600, 10, 20, 3); B = P; C = P; B(:, c, 2) = 0; C(:, c0, 2) = 0;
if c0 <= 20, assert(isequal(B, C)), end
B = A; B(:, c) = A(:, c + 0 * c) + 1; C = A; C(:, c0) = A(:, c0) + 1; assert(isequal(B, C))
try
  B = A; B(:, c) = (1:3)';
  error('it fits');
catch e
  assert(~strcmp(e.message, 'it fits') && isequal(B, A))
end

%% elements that a mask of a whole matrix names are deleted
A = reshape(mod((1:400) * 7, 31), 20, 20);
B = A; B(B > 15) = [];
C = A(:).'; assert(isequal(B, C(C <= 15)) && isrow(B))
B = A; B(B > 100) = []; assert(isequal(B, A))
B = A; B(B >= 0) = []; assert(isempty(B)); B = reshape(A, 20, 10, 2); B(B > 100) = []; assert(isequal(size(B), [20 10 2]))
v = A(1, :); v(v > 100) = []; assert(isequal(v, A(1, :)))
v = A(:); v(v > 15) = []; assert(iscolumn(v) && isequal(v.', C(C <= 15)))

%% arrays grow by what is captured, with a gap too
x = sin((1:200) / 7); y = x;
y(301:500) = x .* 2;
assert(isequal(size(y), [1 500]) && isequal(y(1:200), x) && ~any(y(201:300)) && isequal(y(301:500), 2 * x))
y = x.'; y(210) = sum(x); assert(isequal(size(y), [210 1]) && ~any(y(201:209)) && y(210) == sum(x))
A = reshape(x, 20, 10); B = A; B(23, :) = A(1, :) * 3;
assert(isequal(size(B), [23 10]) && isequal(B(1:20, :), A) && ~any(any(B(21:22, :))) && isequal(B(23, :), 3 * A(1, :)))
B = A; B(:, 12:13) = A(:, 1:2) + 1; assert(isequal(size(B), [20 13]) && ~any(B(:, 11)) && isequal(B(:, 12:13), A(:, 1:2) + 1))
B = A; B(:, :, 3) = A * 2; assert(isequal(size(B), [20 10 3]) && isequal(B(:, :, 1), A) && ~any(any(B(:, :, 2))) && isequal(B(:, :, 3), 2 * A))
z = []; z(5:204) = single(x); assert(isa(z, 'single') && isequal(size(z), [1 204]) && ~any(z(1:4)) && isequal(z(5:204), single(x)))
k = int16(x * 100); k(250) = max(k); assert(isa(k, 'int16') && numel(k) == 250 && k(250) == max(k(1:200)))
try
  B = A; B(500) = sum(x);
  error('it grew');
catch e
  assert(~strcmp(e.message, 'it grew'))
end

%% lists of ranges with what stands before and after them
x = sin((1:300)' / 5); n = 300;
assert(isequal(x([2:end 1]), circshift(x, -1)) && isequal(x([end 1:end-1]), circshift(x, 1)))
at = [1:100, 50, 200:-1:101]; assert(isequal(size(at), [1 201]) && at(101) == 50 && at(end) == 101 && isequal(class(at), 'double'))
assert(isequal(x(at), [x(1:100); x(50); x(200:-1:101)]))
A = x * (1:4); assert(isequal(A([2:end 1], :), circshift(A, -1)) && isequal(A([n 1:n-1], [2 1]), [A(n, [2 1]); A(1:n-1, [2 1])]))
total = 0; for k = [1:200, 7], total = total + k; end
assert(total == 20107)
M = [1:200; 200:-1:1]; assert(isequal(size(M), [2 200]) && all(sum(M) == 201))
A([2:end 1], 1) = x; assert(isequal(A(:, 1), circshift(x, 1)))
e = [0.5:150.5, NaN]; assert(isnan(e(end)) && e(151) == 150.5)
m = -[0, 1:200]; assert(1 / m(1) == -Inf && m(end) == -200)

%% sums by places where the size is given
k = mod((1:600)' * 7, 40) + 1; v = sin((1:600)');
a = accumarray(k, v); b = accumarray(k, v, [40 1]); assert(isequal(a, b))
assert(isequal(accumarray(k, v, [50 1]), [a; zeros(10, 1)]) && isequal(accumarray(k, 1, [1 60]), [accumarray(k, 1).', zeros(1, 20)]))
s = [k, mod((1:600)', 3) + 1]; assert(isequal(accumarray(s, v, [40 3]), accumarray(s, v)) && isequal(size(accumarray(s, v, [41 4])), [41 4]))
for bad = {{k, v, [39 1]}, {k - 1, v, [40 1]}, {k + 0.5, v, [50 1]}, {s, v, [40 2]}, {s, v, [39 3]}}
  failed = false;
  try
    accumarray(bad{1}{:});
  catch e
    failed = contains(e.message, 'out of range') || contains(e.message, 'positive integers');
  end
  assert(failed)
end
assert(isequal(accumarray(zeros(0, 1), zeros(0, 1), [3 1]), zeros(3, 1)))

%% unique rows
R = [mod((1:300)' * 7, 5), mod((1:300)' * 11, 3), mod((1:300)', 2)];
[u, ia, ic] = unique(R, 'rows');
assert(isequal(R(ia, :), u) && isequal(u(ic, :), R) && issorted(u, 'rows') && size(u, 1) == 30)
for k = 1:30
  same = all(R == u(k, :), 2); assert(ia(k) == find(same, 1))
end
[u2, ia2] = unique(R, 'rows', 'stable'); assert(isequal(R(ia2, :), u2) && issorted(ia2) && isequal(sortrows(u2), u))
[~, ia3] = unique(R, 'rows', 'last'); assert(isequal(R(ia3, :), u) && all(ia3 >= ia))
[u4, ~, ic4] = unique(single(R), 'rows'); assert(isa(u4, 'single') && isequal(double(u4), u) && isequal(ic4, ic))
R(5, 2) = NaN; R(10, :) = NaN; u = unique(R, 'rows'); assert(size(u, 1) == 32 && nnz(isnan(u)) == 4)
[s, at] = sortrows(R, [2 -1]); assert(isequaln(R(at, :), s))

%% cells of parts of arrays, and arrays of cells
A = reshape(sin(1:4800), 60, 80);
c = mat2cell(A, [20 40], [30 50]);
assert(isequal(size(c), [2 2]) && isequal(c{2, 1}, A(21:60, 1:30)) && isequal(cell2mat(c), A))
c = num2cell(A, 1); assert(isequal(size(c), [1 80]) && isequal(c{7}, A(:, 7)))
c = cellfun(@(x) x - mean(x), c, 'UniformOutput', false); assert(max(max(abs(cell2mat(c) - (A - mean(A))))) < 1e-15)
c = mat2cell(single(A), 60, 16 * ones(1, 5)); B = cell2mat(cellfun(@(x) x.', c.', 'UniformOutput', false));
assert(isa(B, 'single') && isequal(B, single(A).'))
c = num2cell(A(1:2, 1:3)); assert(isequal(size(c), [2 3]) && c{2, 3} == A(2, 3))
e = mat2cell(A, [0 60], 80); assert(isempty(e{1}) && isequal(e{2}, A))

%% one result for each of many cells
c = arrayfun(@(k) sin((1:100 + k)' * k), 1:12, 'UniformOutput', false);
n = cellfun(@(x) sum(x .^ 2), c); expected = zeros(1, 12);
for k = 1:12, expected(k) = sum(c{k} .^ 2); end
assert(isequal(n, expected))
[m, p] = cellfun(@max, c); for k = 1:12, assert(m(k) == max(c{k}) && c{k}(p(k)) == m(k)), end
assert(islogical(cellfun(@(x) any(x > 0.9), c)) && isa(cellfun(@(x) single(sum(x)), c), 'single'))
q = arrayfun(@(k) sum(c{k}), 1:12); assert(numel(q) == 12 && q(3) == sum(c{3}))
s = struct('a', (1:200) / 3, 'b', (1:300) / 7); r = structfun(@(x) sum(x), s); assert(isequal(r, [sum(s.a); sum(s.b)]))
for f = {@(x) x(1:2), @(x) pick(x)}
  failed = false;
  try
    cellfun(f{1}, c);
  catch e
    failed = contains(e.message, 'UniformOutput') || contains(e.message, 'class');
  end
  assert(failed)
end
r = cellfun(@(x) x(200), c, 'ErrorHandler', @(e, x) -e.index); assert(isequal(r, -(1:12)))
function y = pick(x)
  y = sum(x);
  if numel(x) > 105, y = single(y); end
end

%% statements by a mask with functions that are no operators
c = mod((1:500) * 13, 29); m = c > 14; d = c;
for k = 1:3
  d(m) = min(d(m), 20); d(~m) = max(d(~m), 3);
end
assert(all(d(m) == min(c(m), 20)) && all(d(~m) == max(c(~m), 3)))
d = c; d(m) = bitand(d(m), 6); assert(isequal(d(m), bitand(c(m), 6)) && isequal(d(~m), c(~m)))
d = c; d(m) = bitshift(d(m), 1); assert(isequal(d(m), 2 * c(m)))
d = uint8(c); d(m) = uint8(double(d(m)) * 3); assert(isequal(d(m), uint8(c(m) * 3)) && isa(d, 'uint8'))
d = c; d(m) = hypot(d(m), 3); assert(isequal(d(m), hypot(c(m), 3)))
f = arrayfun(@(x) bitxor(x, 5) + double(int8(x * 10)), c); assert(isequal(f, bitxor(c, 5) + double(int8(c * 10))))
f = arrayfun(@(x) round(x / 7) + sec(x), c); assert(isequal(f, round(c / 7) + sec(c)))
f = arrayfun(@(x) branch(x), c); for k = 1:500, assert(f(k) == branch(c(k))), end
failed = false;
try
  d = c + 0.5; d(m) = bitand(d(m), 6);
catch e
  failed = true;
end
assert(failed)
function y = branch(x)
  if x > 14
    y = double(uint8(x * 20)) + bitand(x, 3);
  else
    y = max(x, 7) - gamma(3);
  end
end

%% an assignment wants a subscript
x = sin((1:200) / 7); k = int16(x * 100);
for f = {@() assign_nothing(x, 5), @() assign_nothing(k, max(k)), @() assign_nothing(x, x), @() assign_nothing(1:3, 4)}
  try, f{1}(); assert(false), catch e, assert(~isempty(strfind(e.message, 'subscript'))), end
end
function x = assign_nothing(x, v)
  x() = v;
end
