%% unique elements of many
x = mod((1:3000)' * 7919, 257) - 100;
[u, ia, ic] = unique(x);
assert(isequal(u, (-100:156)'));
assert(isequal(u(ic), x) && isequal(x(ia), u));
first = zeros(257, 1);
last = zeros(257, 1);
for k = 1:3000
  g = x(k) + 101;
  if first(g) == 0, first(g) = k; end
  last(g) = k;
end
assert(isequal(ia, first));
[~, il] = unique(x, 'last');
assert(isequal(il, last));
[v, iv, jv] = unique(x, 'stable');
assert(isequal(v, x(1:257)) && isequal(iv, (1:257)') && isequal(v(jv), x));
r = unique(single(x)');
assert(isequal(r, single(-100:156)) && isa(r, 'single'));
[u, ia, ic] = unique(x', 'legacy');
assert(isrow(u) && isrow(ia) && isrow(ic) && isequal(ia, last'));
m = unique(reshape(x, 60, 50));
assert(isequal(m, (-100:156)'));

%% unique elements that are no numbers, zeros, letters and truths
x = repmat([NaN 0 -0 3 Inf NaN -Inf 3]', 400, 1);
[u, ia, ic] = unique(x);
assert(numel(u) == 4 + 800 && isequal(u(1:4), [-Inf; 0; 3; Inf]) && all(isnan(u(5:end))));
assert(isequal(ia(1:4), [7; 2; 4; 5]) && max(ic) == 804);
v = unique(x);
assert(iscolumn(v) && isequaln(v, u) && 1 / v(2) == Inf);
w = unique(single(flipud(x))');
assert(isrow(w) && isa(w, 'single') && isequaln(w, single(u')) && 1 / w(2) == -Inf);
assert(numel(unique(x(x > 5))) == 1 && isequal(size(unique(x(x > 5))), [1 1]));
assert(isequal(unique(repmat('banana', 1, 500)), 'abn') && ischar(unique(repmat('ab', 1, 900))));
assert(islogical(unique(mod(1:3000, 2) == 1)) && isequal(unique(mod(1:3000, 2) == 1), [false true]));
assert(isequal(unique(zeros(3000, 1)), 0));
assert(isa(unique(int8(mod(1:3000, 50))), 'int8') && numel(unique(int64(1:3000))) == 3000);

%% members of a set
a = mod((1:3000)' * 31, 1009);
s = [7 3 3 500 2000 NaN 1008 0];
[tf, at] = ismember(a, repmat(s, 1, 300));
want = zeros(3000, 1);
for k = 1:3000
  f = find(s == a(k), 1);
  if ~isempty(f), want(k) = f; end
end
assert(islogical(tf) && isequal(at, want) && isequal(tf, want > 0));
assert(isequal(ismember(single(a), repmat(s, 1, 300)), tf));
assert(isequal(ismember(int16(a), repmat(s, 1, 300)), tf));
assert(~any(ismember(NaN(3000, 1), s)) && all(ismember(-zeros(3000, 1), s)));
assert(isequal(size(ismember(reshape(a, 50, 60), s)), [50 60]));

%% sets of many
a = mod((1:3000) * 31, 1009);
b = mod((1:2500) * 17, 1500);
in_a = false(1, 1500);
in_a(a + 1) = true;
in_b = false(1, 1500);
in_b(b + 1) = true;
assert(isequal(union(a, b), find(in_a | in_b) - 1));
assert(isequal(intersect(a, b), find(in_a & in_b) - 1));
assert(isequal(setdiff(b, a), find(in_b & ~in_a) - 1));
assert(isequal(setxor(a, b), find(in_a ~= in_b) - 1));
[c, ia, ib] = intersect(a, b);
assert(isequal(a(ia), c) && isequal(b(ib), c));

%% folds by subscript
k = mod((1:9000)' * 71, 113) + 1;
v = sin((1:9000)') * 1e3;
want = zeros(113, 1);
most = -Inf(113, 1);
for j = 1:9000
  want(k(j)) = want(k(j)) + v(j);
  most(k(j)) = max(most(k(j)), v(j));
end
assert(isequal(accumarray(k, v), want));
assert(isequal(accumarray(k, v, [120 1]), [want; zeros(7, 1)]));
s = accumarray(k, single(v));
assert(isa(s, 'single') && max(abs(double(s) - want)) < 0.1);
assert(isequal(accumarray(k, v, [], @max), most));
assert(isequaln(accumarray(k, v, [115 1], @max, NaN), [most; NaN; NaN]));
assert(isequal(accumarray(k, int16(fix(v)), [], @min), int16(accumarray(k, fix(v), [], @(t) min(t)))));
c = accumarray(k, 1);
assert(sum(c) == 9000 && isequal(c, histc(k, 1:113)));
assert(isequal(subsref(accumarray(k, 0.1), substruct('()', {1})), sum_of(0.1, c(1))));
assert(isequal(accumarray(k, v > 0), accumarray(k, double(v > 0))));
m = accumarray(k, v, [115 1], @mean, NaN);
assert(max(abs(m(1:113) - want ./ c)) < 1e-9 && all(isnan(m(114:115))) && isequal(accumarray([1; 3; 3], [5; 1; 2], [], @mean), [5; 0; 1.5]));
assert(isa(accumarray(k, single(v), [], @mean), 'single') && isequal(accumarray([1; 2; 2], int8([5; 1; 2]), [], @mean), [5; 1.5]));
assert(isequaln(accumarray([1; 2; 2], [5; NaN; 2], [2 2], @mean), [5 0; NaN 0]) && isequal(accumarray([1 1; 2 1; 2 1], [5; 1; 2], [2 2], @mean), [5 0; 1.5 0]));
near = @(f, g) all(abs(accumarray(k, v / 1000, [115 1], f, -1) - accumarray(k, v / 1000, [115 1], g, -1)) < 1e-12);
assert(near(@prod, @(t) prod(t)) && near(@var, @(t) var(t)) && near(@std, @(t) std(t)) && near(@numel, @(t) numel(t)) && near(@length, @(t) numel(t)));
assert(isa(accumarray(k, single(v), [], @var), 'single') && isequal(accumarray([1; 3; 3], [5; 1; 2], [], @var), [0; 0; 0.5]) && isequal(accumarray([1; 3; 3], [5; 4; 2], [], @prod), [5; 0; 8]));
assert(isequal(accumarray([1; 3; 3], single(2), [3 1], @prod), single([2; 0; 4])) && isequaln(accumarray([1; 2; 2], [Inf; 1; NaN], [3 1], @std, 7), [NaN; NaN; 7]));
few = accumarray(mod(k, 2) + 1, v);
assert(max(abs(few - [sum(v(mod(k, 2) == 0)); sum(v(mod(k, 2) == 1))])) < 1e-6);
function t = sum_of(x, n)
  t = 0;
  for k = 1:n
    t = t + x;
  end
end

%% folds by several subscripts
i = mod((1:5000)' * 7, 11) + 1;
j = mod((1:5000)' * 13, 9) + 1;
M = accumarray([i j], 1);
want = zeros(11, 9);
for t = 1:5000
  want(i(t), j(t)) = want(i(t), j(t)) + 1;
end
assert(isequal(M, want) && isequal(accumarray({i, j}, 1, [11 9]), want));
assert(isequal(accumarray(int8([i j]), 1, [12 9]), [want; zeros(1, 9)]));
T = accumarray([i j mod(i, 2) + 1], (1:5000)');
assert(isequal(size(T), [11 9 2]) && sum(T(:)) == sum(1:5000));

%% subscripts that are none
k = [mod((1:3000)', 7) + 1; 2.5];
accumarray(k, 1)
% Error: positive integers

%% subscripts beyond the size
accumarray(mod((1:3000)', 7) + 1, 1, [6 1])
% Error: out of range

%% places that are listed
x = sin((1:3000)');
p = mod((0:2999)' * 7, 3000) + 1;
y = x(p);
for k = [1 2 77 3000]
  assert(y(k) == x(p(k)));
end
z = zeros(3000, 1);
z(p) = y;
assert(isequal(z, x));
X = reshape(x, 60, 50);
r = repmat([3; 1; 2], 400, 1);
assert(isequal(X(r, 2), repmat([X(3, 2); X(1, 2); X(2, 2)], 400, 1)));
R = X(r, :);
assert(isequal(R(1:3, :), X([3 1 2], :)) && isequal(size(X(r, r(1:30))), [1200 30]));
x(repmat([5; 5], 1000, 1)) = (1:2000)';
assert(x(5) == 2000);
w = x;
w(4000 + p) = 1;
assert(numel(w) == 7000);

%% places beyond the end
x = sin((1:3000)');
p = (2:3001)' + 0 * x;
x(p + 0);
% Error: Index exceeds

%% places that are not whole
x = sin((1:3000)');
p = repmat(1.5, 3000, 1);
x(p);
% Error: MATLAB:badsubscript

%% quantiles of columns
X = reshape(mod((1:6000) * 37, 1009), 200, 30) / 7;
p = [0.05 0.5 0.95 NaN];
Q = quantile(X, p);
for c = [1 17 30]
  assert(isequaln(Q(:, c), quantile(X(:, c), p(:))));
end
assert(all(isnan(Q(4, :))) && isequal(Q(2, :), median(X)));
X(3, 4) = NaN;
X(:, 5) = NaN;
for method = 1:9
  Q = quantile(X, p, 1, method);
  for c = [3 4 5]
    assert(isequaln(Q(:, c), quantile(X(~isnan(X(:, c)), c), p(:), 1, method)) || c == 5 && all(isnan(Q(:, c))));
  end
end
assert(isequal(size(quantile(X', 0.5, 2)), [30 1]) && isequaln(quantile(X', 0.5, 2), quantile(X, 0.5)'));
assert(isa(quantile(single(X), 0.25), 'single') && isequal(size(quantile(zeros(0, 3), [0.1 0.2])), [2 3]));

%% a table of one number is looked up
p = [0.5 1 1.5 2 3 4 5 6 7 8];
t = [1 2 3];
assert(lookup(t(1:1), p * 2), double(p >= 0.5));
d = t(end:-1:1) * 2;
assert(lookup(d, [p NaN]), sum([d(1) d(2) d(3)]' >= [p NaN], 1));
assert(lookup(d * single(1), p, 'lr'), min(max(sum(d' >= p, 1), 1), 2));
q = p * 2;
assert(ppval(mkpp([0 1], [2 1]), q), 2 * q + 1, 1e-12);

%% rows are brought in order where they lie
A = mod((1:40)' * [7 3 5], 4) + (1:40)' * [0 0 1e-3];
[B, k] = sortrows(A * 1);
assert(isequal(B, A(k, :)));
d = diff(B);
first = arrayfun(@(r) find([d(r, :), 1] ~= 0, 1), (1:39)');
assert(all(arrayfun(@(r) first(r) == 4 || d(r, first(r)) > 0, (1:39)')));
[B, k] = sortrows(A, [-2 1]);
[~, expected] = sort(1e3 * -A(:, 2) + A(:, 1));
assert(isequal(k, expected));
assert(isequal(B, A(expected, :)));
S = sortrows(single([2 NaN; 1 3; 2 1; NaN 0; 1 3; 2 NaN; 7 7; 0 0; 1 1]), 'descend');
assert(isequaln(S, single([NaN 0; 7 7; 2 NaN; 2 NaN; 2 1; 1 3; 1 3; 1 1; 0 0])));

%% whether there is an order
x = (1:50) .^ 2;
assert(issorted(x)); assert(~issorted(-x)); assert(issorted(-x, 'descend')); assert(issorted(-x, 'either'));
assert(~issorted(x .* (-1) .^ (1:50), 'either'));
y = x; y(end) = NaN; assert(issorted(y)); assert(~issorted(y, 'descend'));
y = -x; y(1) = NaN; assert(issorted(y, 'descend')); assert(~issorted(y));

%% whether arrays are equal
x = (1:60) / 7; y = x + 0;
assert(isequal(x, y)); assert(isequal(x, y, x)); assert(~isequal(x, y')); assert(~isequal(x, y + (y > 8)));
y(3) = NaN; z = y + 0;
assert(~isequal(y, z)); assert(isequaln(y, z)); assert(~isequaln(x, z));
assert(isequal(single(1:60) * 2, 2:2:120)); assert(isequal(int32(1:60) + 1, 2:61));
assert(isequal({x + 1, 2}, {x + 1, 2})); assert(~isequal(struct('a', x + 1), struct('a', x)));
if isequal(x * 2, x + x), d = 1; else, d = 2; end
assert(d == 1);
assert(isequal(int64(1:9) + int64(2)^53, int64(2)^53 + int64(1:9)));
assert(~isequal(x + 0i, 1i * x)); assert(isequal(complex(x, 1), x + 1i));

assert(~isequal(single(1:60) / 10, (1:60) / 10)); assert(isequal(single(1:60), 1:60, int8(1:60)));
assert(isequaln([x NaN] + 1i, [x NaN] + 1i)); assert(~isequaln([x NaN] + 1i, [x NaN] + 2i));

%% places and subscripts
i = mod(1:48, 6) + 1; j = ceil((1:48) / 6);
k = sub2ind([6 8], i * 1, j * 1);
assert(isequal(k, i + 6 * (j - 1)));
[a, b] = ind2sub([6 8], k + 0); assert(isequal(a, i)); assert(isequal(b, j));
[a, b, c] = ind2sub([2 3 8], 1:48);
assert(isequal(sub2ind([2 3 8], a, b, c), 1:48));
assert(isequal(ind2sub([6 8], k * 1), k));
assert(isequal(ind2sub([1e6 1e6], (1:20) * 1e10), (1:20) * 1e10));

%% no places
% Error: sub2ind: index out of range
sub2ind([6 8], (1:20) * 1, ones(1, 20))

%% no whole places
% Error: ind2sub: subscripts must be
ind2sub([6 8], (1:20) / 2)

%% diagonals
x = (1:30) * 2; D = diag(x);
assert(isequal(size(D), [30 30])); assert(isequal(sum(D), x)); assert(isequal(nnz(D), 30));
assert(isequal(diag(D * 1), x'));
E = diag(x', -2); assert(isequal(size(E), [32 32])); assert(isequal(diag(E + 0, -2), x')); assert(sum(E(:)) == sum(x));
F = diag(x, 40, 20); assert(isequal(size(F), [40 20])); assert(isequal(diag(F + 0), x(1:20)'));
A = reshape(1:56, 7, 8) * 1;
for k = -7:8
  v = zeros(0, 1);
  for i = 1:7, if i + k >= 1 && i + k <= 8, v(end + 1, 1) = A(i, i + k); end, end
  assert(isequal(diag(A, k), v));
end
C = diag(x + 1i * x); assert(isequal(diag(C * 1), (x + 1i * x).'));
assert(isa(diag(single(x)), 'single')); assert(isequal(diag(x > 20), double(D > 20) > 0));

%% what a loop captures is computed in two parts
L = eye(3); V = reshape(1:25, 5, 5) / 25;
for shift = 1:8
  low = 1; high = 1; f = low;
  for j = 2:3
    y(1:25, 1) = norminv(min(max(V(:) * high, 0.3), 0.9));
    s = y(1) * L(1); high = -s / (L(j) + 2); f = f * (high - low);
  end
  totals(shift) = f;
end
assert(totals, repmat(totals(1), 1, 8));

%% The median of many singles
n = 2 ^ 17;
x = single(mod((1:n + 1)' * 0.618, 1)) - 0.5; s = sort(x);
assert(isa(median(x), 'single') && isequal(median(x), s(n / 2 + 1)));
s = sort(x(1:n)); assert(isequal(median(x(1:n)), s(n / 2) + (s(n / 2 + 1) - s(n / 2)) / 2));
z = floor(4 * x); s = sort(z); assert(isequal(median(z), s(n / 2 + 1)));
x(1:n / 2 + 3) = Inf; assert(median(x) == Inf);
x(1:n / 2 + 3) = -Inf; assert(median(x') == -Inf);
x(7) = NaN; assert(isnan(median(x)));

%% the first few of a sort
x = single(mod((1:3000)' * 7919, 1009)) * 1;
x([5 70 900]) = NaN;
[s, k] = sort(x);
[a, i] = mink(x, 7);
assert(isequal(a, s(1:7)) && isequal(i, k(1:7)))
assert(isequal(x(i), a))
[d, k] = sort(x, 'descend');
[a, i] = maxk(x, 5);
assert(isequal(a, d(4:8)) && isequal(i, k(4:8)))
y = sort(x * 1, 'descend');
assert(all(isnan(y(1:3))) && y(4) == 1008)
A = reshape(single(mod((1:8000) * 31, 97)), 8, 1000) * 1;
[s, k] = sort(A, 2);
[a, i] = mink(A, 16, 2);
assert(isequal(a, s(:, 1:16)) && isequal(i, k(:, 1:16)))
t = sort(A * 1, 2);
assert(t(:, 1), min(A, [], 2))
u = sort(double(A) * 1, 2);
assert(isequal(u(:, 1:3), double(s(:, 1:3))))

%% medians and quantiles of long columns
x = mod((0:69999)' * 7919, 70001) - 3e4;
x([17 400 9000]) = [NaN -Inf Inf];
X = [x, -x, abs(x), ones(70000, 1), NaN(70000, 1)];
for few = {X, single(X), X(1:2500, :)}
  Y = few{1};
  S = sort(Y, 1);
  k = sum(~isnan(Y), 1);
  for c = 1:4
    known = S(1:k(c), c);
    assert(isnan(median(Y(:, c))) == any(isnan(Y(:, c))));
    assert(isequal(median(Y(:, c), 'omitnan'), mean(known(floor([k(c) + 1, k(c) + 2] / 2)))));
    assert(isequal(quantile(Y(:, c), [0 1]), known([1 end])'));
  end
  m = median(Y, 'omitnan');
  assert(isnan(m(5)) && isequal(m(1:4), [median(known1(Y(:, 1))), median(known1(Y(:, 2))), median(known1(Y(:, 3))), 1]));
  assert(isequaln(median(Y'), median(Y', 1)) && isequaln(median(Y', 2), median(Y)'));
  q = quantile(Y, [0.3 0.7 0.31 0.5 0.99]);
  for c = 1:5
    assert(isequaln(q(:, c), quantile(S(:, c), [0.3 0.7 0.31 0.5 0.99])'));
  end
end
assert(median(zeros(3000, 1)), 0)
assert(prctile((1:5001)', [25 50 75]), [1250.75 2501 3751.25])
function v = known1(v)
  v = v(~isnan(v));
end

%% places of a long mask
x = mod((0:99999)' * 7919, 100003);
m = x > 5e4;
p = find(m);
assert(all(m(p)) && numel(p) == sum(m) && all(diff(p) > 0) && isequal(x(m), x(p)));
assert(isequal(find(m, 2), p(1:2)) && isequal(find(m, 3, 'last'), p(end - 2:end)) && isempty(find(x < 0)));
y = x;
y(m) = [];
assert(isequal(y, x(~m)) && isequal(find(x >= 0), (1:100000)'));
y(y >= 0) = [];
assert(isempty(y));
z = sort(x);
assert(issorted(z) && sum(z) == sum(x) && isequal(z, sort(x, 'descend')(end:-1:1)));
w = sort(single([x; NaN; -Inf; -0]), 'descend');
assert(isnan(w(1)) && w(end) == -Inf && isequal(w(2), single(max(x))));

%% few unknowns of many equations, and long products
Y = reshape(sin(1:9000), 3000, 3);
A = [4 1 2; 1 3 0; 2 0 5];
assert(max(abs(Y / A * A - Y), [], 'all') < 1e-14 && max(abs(A * (A \ Y') - Y'), [], 'all') < 1e-14);
S = single([2 0.5; 0.5 1]);
D = single(Y(:, 1:2));
Q = D / S;
assert(isa(Q, 'single') && max(abs(Q * S - D), [], 'all') < 1e-6 && isequal(size(S \ D'), [2 3000]));
assert(isa(Y(:, 1:2) / S, 'single') && max(abs(double(D / double(S)) * double(S) - double(D)), [], 'all') < 1e-6);
Z = [Y; -Y; 2 * Y];
P = Z' * Z;
assert(max(abs(P - 6 * (Y' * Y)), [], 'all') < 1e-9 && isequal(P, P') && abs(Z(:, 1)' * Z(:, 1) - P(1)) < 1e-9);
[~, i] = sort(Z(:, 1));
[~, r] = sort(i);
assert(isequal(i(r), (1:9000)') && isequal(sort(r, 'descend'), (9000:-1:1)'));
