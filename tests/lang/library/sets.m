%% the first of equal elements is the one that is named
[c, ia, ic] = unique([7 1 7 4]);
assert(isequal(c, [1 4 7]))
assert(isequal(ia, [2; 4; 1]))
assert(isequal(ic, [3; 1; 3; 2]))

%% legacy names the last one, in rows
[c, ia, ic] = unique([7 1 7 4], 'legacy');
assert(isequal(ia, [2 4 3]))
assert(isequal(ic, [3 1 3 2]))
[c, ia, ib] = intersect([7 1 7 4], [4; 7; 4], 'legacy');
assert(isequal(c, [4 7]))
assert(isequal(ia, [4 3]))
assert(isequal(ib, [3 2]))
[c, ia] = setdiff([3 1 3], 1, 'legacy');
assert(isequal(ia, 3))

%% legacy gives a row unless both sets are columns
assert(isrow(union((1:3)', 2:4, 'legacy')))
assert(iscolumn(union((1:3)', (2:4)', 'legacy')))
assert(isrow(setxor((1:3)', 2:4, 'legacy')))

%% nothing beside cells is no element
assert(isequal(union([], {'b', 'a'}), {'a'; 'b'}))
assert(isequal(union({}, 'b'), {'b'}))
assert(isequal(intersect({'a'}, []), {}))
assert(isequal(class(intersect([], 'ab')), 'char'))

%% options that exclude each other
unique([1 2], 'sorted', 'stable')
% Error: 'sorted' and 'stable' exclude each other

%% a set has one order of its result
union(1, 2, 'stable', 'legacy');
% Error: only one of

%% complex numbers are members of sets of real and complex ones
assert(isequal(ismember([5, 3 - 4i, -5], [-5, 5]), [true false true]))
assert(isequal(ismember([-5, 5], [5i, 5]), [false true]))
[tf, k] = ismember([5 5], [5, 4 - 3i; 5, 5], 'rows');
assert(tf && k == 2)

%% rows of cells are no rows
try, union({'a'}, {'b'}, 'rows'); assert(false); catch e, assert(contains(e.message, 'found a cell array')); end

%% Rows of a cell array are sorted by the columns that have texts
c = {3, 'b', [1 2]; 1, 'c', {}; 2, 'a', 'x'};
assert(isequal(sortrows(c, 2), c([3 1 2], :)))
[d, at] = sortrows(c, -2); assert(isequal(at, [2; 1; 3]) && isequal(d, c([2 1 3], :)))
e = {'b', 'x'; 'a', 'z'; 'b', 'a'}; assert(isequal(sortrows(e, [1 2]), e([2 3 1], :)) && isequal(sortrows(e), e([2 3 1], :)))

%% members within a tolerance: of rows, with all places, by a scale
[tf, at] = ismembertol([1 2; 5 5], [1.01 2], 0.1, 'ByRows', true); assert(isequal(tf, [true; false]) && isequal(at, [1; 0]))
[tf, at] = ismembertol([1 5], [1.01 2 0.99], 0.1, 'OutputAllIndices', true); assert(isequal(tf, [true false]) && isequal(at, {[1; 3], 0}))
assert(isequal(ismembertol([1 5]', [1.01 2 6], 0.1, 'DataScale', 1), [true; false]))
assert(isequal(ismembertol([1 100; 2 50], [1.01 120; 1 101], 0.02, 'ByRows', true, 'DataScale', [1 Inf]), [true; false]))
try, ismembertol([1 2], [1 2 3], 'ByRows', true); assert(false); catch e, assert(contains(e.message, 'number of columns')); end
