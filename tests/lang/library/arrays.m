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
