%% growth
x = [];
x(3) = 5;
assert(isequal(x, [0 0 5]))
x(end + 1) = 6;
assert(isequal(x, [0 0 5 6]))
y(2, 3) = 1;
assert(isequal(size(y), [2 3]))

%% deletion
x = 1:5;
x([2 4]) = [];
assert(isequal(x, [1 3 5]))
m = magic(4);
m(:, 2) = [];
assert(isequal(size(m), [4 3]))

%% logical indexing
x = 1:5;
x(x > 3) = 0;
assert(isequal(x, [1 2 3 0 0]))
assert(isequal(x(x > 1), [2 3]))

%% nested parts
a.b{3}(2).c = 5;
assert(a.b{3}(2).c == 5)
assert(isempty(a.b{1}))
a.b{3}(2).c(4) = 7;
assert(isequal(a.b{3}(2).c, [5 0 0 7]))
a.b{3}(1).c = 'x';
assert(strcmp(a.b{3}(1).c, 'x'))

%% copies are not changed
a.x = [1 2 3];
b = a;
b.x(2) = 9;
assert(isequal(a.x, [1 2 3]))
c = {a, b};
d = c;
d{1}.x(1) = 0;
assert(c{1}.x(1) == 1)

%% end in nested places
s.list = {1, 2};
s.list{end + 1} = 3;
assert(numel(s.list) == 3)
s.v = 1:3;
s.v(end) = 10;
assert(isequal(s.v, [1 2 10]))

%% dynamic fields
n = 'key';
s.(n) = 4;
assert(s.key == 4)
assert(s.([n]) == 4)
s.('other').deep = 1;
assert(s.other.deep == 1)

%% struct arrays
p(3).x = 1;
assert(isequal(size(p), [1 3]))
p(2) = struct('x', 7);
assert(p(2).x == 7)
p(1) = [];
assert(numel(p) == 2)

%% cells
c = {};
c{3} = 'x';
assert(isequal(size(c), [1 3]))
c(2) = [];
assert(numel(c) == 2)
c{1}{2} = 4;
assert(c{1}{2} == 4)

%% an assignment that fails changes nothing
x = [1 2 3];
try
  x(1:2) = [1 2 3];
catch
end
assert(isequal(x, [1 2 3]))
s.a = 1;
try
  s.a.b(0) = 1;
catch
end
assert(isequal(s.a, 1))

%% classes of assigned elements
x = int8([1 2 3]);
x(2) = 300;
assert(isa(x, 'int8') && x(2) == 127)
y = [1 2 3];
y(2) = true;
assert(isa(y, 'double'))

%% colon assignment
m = zeros(2, 3);
m(:) = 1:6;
assert(isequal(m, [1 3 5; 2 4 6]))
m(2, :) = 0;
assert(isequal(m, [1 3 5; 0 0 0]))

%% swapping
a = 1; b = 2;
[a, b] = deal(b, a);
assert(a == 2 && b == 1)

%% ranges and matrices
assert(isequal([1:3], [1 2 3]))
assert(isequal([1 -2], [1, -2]))
assert(isequal([1 - 2], -1))
a = [1 2 3];
assert(isequal([a' a'], [1 1; 2 2; 3 3]))
assert(isequal([a, 4; 5:8], [1 2 3 4; 5 6 7 8]))

%% A deletion without an index is an error
c = {1, 2};
c() = [];
% Error: A deletion needs an index
