%% elements of what was just joined
q = i;
z = [q, q];
assert(isequal(z([1 2 1]), [i, i, i]))
a = rand(1, 500);
b = [a, 2 * a];
assert(isequal(b([501 1]), [2 * a(1), a(1)]))
c = [a; a];
assert(isequal(c([1 2 3]), [a(1), a(1), a(2)]))

%% text from one letter to another
assert(isequal('a':'e', 'abcde'))
assert(isequal(['0':'9'], '0123456789'))
assert(isa('a':2:'e', 'char'))
assert(isequal(1:'c', 1:99))

%% captured numbers in cells are numbers
v = rand(1, 100);
c = {max(v), min(v)};
assert(isequal(size(cell2mat(c)), [1 2]))
assert(isequal(cell2mat(c), [max(v) min(v)]))
s.top = max(v);
assert(isequal(struct2cell(s), {max(v)}))

%% captured numbers in cells are shown
c = {sum(ones(1, 100))}
% Prints: c =
% Prints: 1×1 cell array
% Prints: {[100]}

%% log-spaced points between infinite ends
assert(isequal(logspace(-Inf, Inf, 3), [0 1 Inf]))
assert(isequal(logspace(0, Inf, 3), [1 Inf Inf]))

%% rescaled integers are doubles
assert(isequal(rescale(int8([0 5])), [0 1]))
assert(isa(rescale(int8([0 5])), 'double'))

%% turned pages
a = cat(3, [1 2; 3 4], [5 6; 7 8]);
assert(isequal(rot90(a), cat(3, [2 4; 1 3], [6 8; 5 7])))
assert(isequal(rot90(a, -1), cat(3, [3 1; 4 2], [7 5; 8 6])))

%% extremes of complex numbers are found by modulus, and real where they can be
assert(isequal(min([4, 2i; -2, 3 + 4i]), [-2, 2i]))
assert(isreal(min([4, 5i, -2])))
assert(isequal(cummax([4, 1i, -2, 3 + 4i]), [4, 4, 4, 3 + 4i]))
assert(isequal(cummin([4, 1i, -2]), [4, 1i, 1i]))

%% two arrays have no dimension to be compared along
max(1, 2, 3)
% Error: without a dimension

%% a dimension is given once
sum(1, 2, 3)
% Error: given twice

%% the variance of nothing along a dimension
assert(isequal(size(var([], [], 1)), [1 0]))
assert(isequal(size(var([], [], 2)), [0 1]))
assert(isnan(var([])))

%% 0.1 in single is found among doubles
assert(isequal(lookup([0.1 0.2], single([0.1 0.2])), [1 2]))

%% like a complex number
assert(~isreal(cast(1, 'like', 2i)))
assert(isa(cast(1, 'like', single(2i)), 'single'))
cast(1, 'like', {});
% Error: class of numbers

%% ranges of 64-bit integers are exact
r = (intmax('int64') - 2):intmax('int64');
assert(numel(r) == 3)
assert(isequal(diff(double(r - r(1))), [1 1]))
assert(r(3) == intmax('int64') && r(1) == intmax('int64') - 2)
assert(isa(r, 'int64'))
assert(isempty(int64(3):int64(1)))
assert(isequal(int64(5):-2:int64(0), int64([5 3 1])))
assert(numel((intmax('uint64') - 1):intmax('uint64')) == 2)
int64(1):0.5:int64(3);
% Error: whole numbers of class int64

%% the format in use
format long
format compact
[style, spacing] = format;
assert(strcmp(style, 'long') && strcmp(spacing, 'compact'))
format
[style, spacing] = format;
assert(strcmp(style, 'short') && strcmp(spacing, 'loose'))

%% captured numbers as logicals
x = rand(1, 100) - 2;
assert(all(logical(x)))
assert(isequal(logical([0 0 0 0 1 2] + 0), [0 0 0 0 1 1] == 1))

%% ranges as logicals
assert(isequal(logical(0:1), [false true]))
assert(isequal(logical(0:9), [false true(1, 9)]))

%% ranges that are moved and stretched are what their elements are, with the signs of their zeros
for r = {-30:2:301, 0:200, 200:-1:0, -0:90, -400:0, 4503599627370400:4503599627370600}
  r = r{1};
  a = r(:)';
  for x = [5 -5 0 -0 0.5 -30 200 1e300 Inf NaN]
    assert(isequaln(1 ./ (r + x), 1 ./ (a + x)) && isequaln(r + x, a + x))
    assert(isequaln(1 ./ (x + r), 1 ./ (x + a)) && isequaln(x + r, x + a))
    assert(isequaln(1 ./ (r - x), 1 ./ (a - x)) && isequaln(r - x, a - x))
    assert(isequaln(1 ./ (x - r), 1 ./ (x - a)) && isequaln(x - r, x - a))
    assert(isequaln(1 ./ (r * x), 1 ./ (a * x)) && isequaln(r * x, a * x))
    assert(isequaln(1 ./ (x .* r), 1 ./ (x .* a)) && isequaln(x .* r, x .* a))
  end
end
k = (1:100) - 1;
k(3) = 7;
assert(isequal(k(1:5), [0 1 7 3 4]))
assert(isequal(size((1:0) + 4), [1 0]))
assert(isequal(10 - (1:9) * 2, 8:-2:-8))

%% stencils over ranges are what their elements are, step by step
u = reshape(mod((1:4900) * 7, 23), 70, 70);
v = u;
rows = 2:69;
cols = 3:60;
for k = 1:3
  u(rows, cols) = u(rows, cols) + (u(rows - 1, cols) + u(rows, 1 + cols) - 2 * u(rows, cols)) / 8;
  w = v;
  for a = rows
    for b = cols
      w(a, b) = v(a, b) + (v(a - 1, b) + v(a, b + 1) - 2 * v(a, b)) / 8;
    end
  end
  v = w;
  u(10, :) = u(rows(end), :);
  v(10, :) = v(69, :);
end
assert(isequal(u, v))

%% roots and powers of ranges
assert(isequal(size(sqrt(-4:9)), [1 14]))
assert(~isreal(sqrt(-4:9)))
assert(isreal((1:9) .^ 0.5))
assert(~isreal((-4:9) .^ 0.5))

%% captured numbers among which one is missing are no logicals
x = rand(1, 100);
x(7) = NaN;
logical(x);
% Error: NaN values cannot be converted to logicals

%% nor are they operands of logical operations, or written among truths
function refused(f)
  try
    y = f();
    sum(y(:));
    error('no error');
  catch e
    assert(strcmp(e.message, 'NaN''s cannot be converted to logicals.'), e.message)
  end
end
function y = written(y, k, x)
  y(k) = x;
end
x = rand(1, 100);
x(7) = NaN;
refused(@() ~x)
refused(@() ~single(x))
refused(@() x & true)
refused(@() true(1, 100) | x)
refused(@() xor(x, ones(1, 100)))
refused(@() written(true(1, 100), 1:100, x))
refused(@() written(true(1, 100), rand(1, 100) > 2, NaN))
refused(@() written(true(1, 101), 2:101, x))
x(7) = 0;
assert(isequal(~x, x == 0) && isequal(x & true, x > 0) && isequal(written(true(1, 100), 1:100, x), x > 0))

%% extremes of many complex numbers
z = (1:100) + 1i;
assert(max(z) == 100 + 1i)
[m, k] = min([z; 2 * z], [], 2);
assert(isequal(m, [1 + 1i; 2 + 2i]) && isequal(k, [1; 1]))
assert(isequal(max([3i; NaN; 4]), 4))

%% Questions about long text
x = char(mod(1:200, 90) + 33);
assert(any(x, 'all'))
y = all(x) * 2;
assert(y == 2)
assert(~all([x, char(0)]))

%% many dimensions, of which all but a few have one element
x = (1:40)';
order = [1, 3:300, 2];
assert(isequal(permute(x, order), x) && isequal(permute(x + 1, order) * 2, 2 * x + 2))
y = reshape(x, [2, ones(1, 28), 4, 5]);
assert(ndims(y) == 31 && isequal(reshape(y + 1, [], 1), x + 1))
assert(isequal(sort(x, 2 ^ 40), x) && isequal(cumsum(x, 2 ^ 40), x) && isequal(fft(x, [], 1000), x))

%% more dimensions than an array has
% Error: Requested array has 32 dimensions; an array has at most 31 here.
reshape(1:6, [2, ones(1, 30), 3]);

%% a permutation that would make more dimensions than an array has
% Error: dimensions
permute(ones(40, 2), 1000:-1:1);

%% joined along a dimension that no array has
% Error: an array has at most 31 dimensions
cat(200, 1, 2);

%% steps of integer ranges may be wider than the class
assert(intmin('int64'):-2 * double(intmin('int64')):intmax('int64'), intmin('int64'))
assert(intmax('int64'):double(intmin('int64')):intmin('int64'), int64([9223372036854775807 -1]))

%% ranges of complex numbers go by the real parts
s = warning('off', 'all');
assert(1:3 + 2i, 1:3)
assert(size(1i:2i:10i), [1 0])
assert(colon(single(1 + 1i), 2), single([1 2]))
warning(s);
