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

%% cells and structs become longer by one
c = {};
for k = 1:9, c{end + 1} = k; end
assert(isequal(c, num2cell(1:9)));
d = c; c{end + 1} = 'x';
assert(numel(d) == 9 && numel(c) == 10 && isequal(c{10}, 'x'));
e = cell(3, 1); for k = 1:3, e{end + 1} = k; end
assert(isequal(size(e), [6 1]) && isequal(e{6}, 3));
for k = 1:9, s(k).a = k; s(k).b = 'b'; end
t = s; s(end + 1).a = 3; s(end + 1).a = 4;
assert(isequal([t.a], 1:9) && numel(s) == 11 && isempty(s(10).b) && isequal([s.a], [1:9 3 4]));
s(13).c = 1;
assert(isequal(size(s), [1 13]) && isempty(s(12).a) && isequal(s(13).c, 1) && isempty(s(1).c));
u(3, 1).a = 1; for k = 4:6, u(k).a = k; end
assert(isequal(size(u), [6 1]) && isequal([u.a], [1 4 5 6]));
r.list = {}; r.of = struct('n', {});
for k = 1:5, r.list{end + 1} = k; r.of(end + 1).n = k; r.of(k).n = r.of(k).n + 1; end
assert(isequal(r.list, num2cell(1:5)) && isequal([r.of.n], 2:6));
m = cell(2, 2); failed = false;
try, m{5} = 1; catch, failed = true; end
assert(failed || numel(m) > 4);
c(2) = []; c{end + 1} = 1; c{end + 1} = c;
assert(numel(c) == 11 && iscell(c{11}) && numel(c{11}) == 10);

%% the value of an assignment with subscripts is what was assigned
# this comment is one of Octave's
F = zeros(2, 3); g = [1 2 3];
g(2:3) = F(1, 2:3) = [4 5];
assert(isequal(g, [1 4 5])); assert(isequal(F, [0 4 5; 0 0 0]));
F(1, :) = F(2, :) = 7;
assert(isequal(F, 7 * ones(2, 3)));
x = (F(2) = 9);
assert(isequal(x, 9));
s.a = c{3} = 'text';
assert(isequal(s.a, 'text')); assert(isequal(c, {[], [], 'text'}));
a = b = [1 2];
assert(isequal(a, [1 2])); assert(isequal(b, a));

%% an assignment among arguments in a program of Octave's
# this comment is one of Octave's
x = [1 0];
if (any (y = (x == 1)))
  assert (isequal (y, [true false]));
end
a(k = 2) = 5;
assert (isequal (a, [0 5]) && k == 2);
assert (isequal (max (p = 3, q = 4), 4) && p == 3 && q == 4);

%% a variable takes the first of several values
s = struct('a', {1, 'two'});
x = s.a;
assert(isequal(x, 1))
name = 'a';
x = s(2:-1:1).(name);
assert(isequal(x, 'two'))
c = {3, 4, 5};
k = [2 3];
x = c{k};
assert(isequal(x, 4))
function r = of(s), r = s.a; end
assert(isequal(of(s), 1))
for turn = 1:200
  x = s(1).a + turn;
end
assert(x == 201)

%% but an expression must have one
% Error: Expected one output from a curly brace or dot indexing expression, but there were 2 results.
s = struct('a', {1, 2});
x = s.a + 1;

%% several values to a field whose name is computed
s = struct('a', {1, 2, 3}); c = {10, 20, 30}; name = 'a';
[s.(name)] = c{:};
assert(isequal([s.a], [10 20 30]) && isequal([s.(name)], [10 20 30]))
[s(1:2).(name)] = deal(5);
[s.('z')] = deal('q', 'r', 't');
assert(isequal([s.a], [5 5 30]) && strcmp([s.z], 'qrt'))
[t.(name), u] = deal(7, 8); [o.(name)] = size(zeros(2, 3));
assert(t.a == 7 && u == 8 && isequal(o.a, [2 3]))
try, [s.('1x')] = deal(1, 2, 3); assert(false); catch e, assert(strcmp(e.message, 'Invalid field name: ''1x''.')); end

%% colons that are written to nothing yet take the extents of the value in order, those of one too
a(:, :, 1) = 1:4;
assert(size(a), [1 4])
b(:, :, 2) = 1:4;
assert(size(b), [1 4 2])
c(:, :, 1) = (1:4)';
assert(size(c), [4 1])
d(:, 1, :) = 1:4;
assert(d, reshape(1:4, 1, 1, 4))
g(1, :, :, :) = reshape(1:4, 1, 1, 4);
assert(g, reshape(1:4, 1, 1, 1, 4))
f = {};
f(:, :, 2) = {1, 2};
assert(size(f), [1 2 2])

%% the ends of a range are negative zeros where they are written so
down = 3:-1:-0;
assert(1 / down(4), -Inf)
assert(1 / down(1, end), -Inf)
assert(1 / min(down), -Inf)
assert(1 / min(-0:3), -Inf)
assert(1 / max(-3:-0), -Inf)
up = sort(down);
assert(1 / up(1), -Inf)

%% Braces with a blank before them are assigned to as well
newcells {2} = 5;
assert(isequal(newcells, {[], 5}))
newcells {1} = newcells{2}';
assert(isequal(newcells, {5, 5}))

%% A colon in what is not there yet is as long as the value has it there
b = [1 2 3 4];
q(:, 1:4) = b; assert(isequal(q, b))
r(1:4, :) = b'; assert(isequal(r, b'))
s(:, 1) = b; assert(isequal(s, b'))
t(:, 3:6) = b; assert(isequal(t, [0 0 1 2 3 4]))
c(:, 1:2) = {1 2}; assert(isequal(c, {1 2}))
u(:, :, 2) = b; assert(isequal(size(u), [1 4 2]))
v(:, 1:3) = 5; assert(isequal(v, [5 5 5]))
w = []; w(:, 1:2) = [7 8]; assert(isequal(w, [7 8]))

%% Fields of all elements of an array in a field are set at once
s.list = struct('x', {1, 2, 3});
[s.list.x] = deal(5);
assert(isequal([s.list.x], [5 5 5]))
[s.list.y] = deal('a', 'b', 'c'); assert(isequal({s.list.y}, {'a', 'b', 'c'}))
c = {0, struct('k', {1, 2})}; [c{2}.k] = deal(7, 8); assert(isequal([c{2}.k], [7 8]))
[t.a.b, u] = deal(3, 4); assert(t.a.b == 3 && u == 4)
f = 'x'; [s.list.(f)] = deal(0); assert(~any([s.list.x]))

%% Braces reach the text of an element of a string array
s = ["hello" "you"]; s{1}(1) = 'H'; s{2} = 'me';
assert(isequal(s, ["Hello" "me"]) && isstring(s))
s{4} = 'far'; assert(ismissing(s(3)) && s(4) == "far")
t = "one"; t{1}(end + 1:end + 2) = '!!'; assert(t == "one!!")
t{1} = ''; assert(t == "" && isstring(t))
r.names = ["a" "b"]; r.names{2}(2) = 'x'; assert(isequal(r.names, ["a" "bx"]))
