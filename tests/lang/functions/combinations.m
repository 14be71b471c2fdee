%% combinations come in the order of their elements
assert(isequal(nchoosek(1:4, 2), [1 2; 1 3; 1 4; 2 3; 2 4; 3 4]))
assert(isequal(nchoosek([7 8 9], 3), [7 8 9]))
assert(isequal(nchoosek('abc', 1), ['a'; 'b'; 'c']))
assert(isequal(nchoosek({1, 'x'}, 2), {1, 'x'}))
assert(isequal(size(nchoosek(1:3, 4)), [0 4]))
c = nchoosek(1:18, 9);
assert(isequal(size(c), [48620 9]))
assert(isequal(c, unique(c, 'rows')))
assert(all(all(diff(c, 1, 2) > 0)))

%% elements are repeated as often as is said, and not at all for nothing
assert(isequal(repelem([5 6 7], [0 2 1]), [6 6 7]))
assert(isequal(repelem([1 2; 3 4], 1, [2 0]), [1 1; 3 3]))
assert(isempty(repelem([1 2], [0 0])))
assert(isequal(repelem((1:3)', 2, 1), [1; 1; 2; 2; 3; 3]))

%% many rows of numbers become text in one go
t = num2str((1:20000)');
assert(isequal(size(t), [20000 5]))
assert(isequal(t(1, :), '    1'))
assert(isequal(t(end, :), '20000'))
assert(isequal(num2str([1.5; -22.25]), ['   1.5'; '-22.25']))
