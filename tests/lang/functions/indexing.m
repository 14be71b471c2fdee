%% subsref and subsasgn follow a description
s.a = {1, [2 3 4]};
idx = substruct('.', 'a', '{}', {2}, '()', {3});
assert(subsref(s, idx), 4)
s = subsasgn(s, idx, 40);
assert(s.a{2}, [2 3 40])
assert(subsasgn([], substruct('()', {2, 2}), 5), [0 0; 0 5])
t = subsasgn(struct(), substruct('.', 'x', '.', 'y'), 7);
assert(t.x.y, 7)
[p, q] = subsref({1, 2}, substruct('{}', {':'}));
assert([p q], [1 2])

%% A description of no known kind
% Error: type must be
subsref(1, struct('type', '<>', 'subs', {{1}}))

%% subsasgn deletes what it is given nothing for
a = magic(3);
assert(subsasgn(a, substruct('()', {':', 1:2}), []), a(:, 3))
assert(subsasgn({1, 2, 3}, substruct('()', {2}), []), {1, 3})
s = subsasgn(struct('x', 1:4), substruct('.', 'x', '()', {2}), []);
assert(s.x, [1 3 4])
assert(subsasgn({1, 2}, substruct('{}', {2}), []), {1, []})
try, substruct('.', {1}); assert(false); catch e, assert(strcmp(e.identifier, 'MATLAB:substruct:InvalidSubs')); end

%% structures are resized
s = resize(struct('x', 5), 2, 3);
assert(size(s), [2 3])
assert(s(1).x == 5 && isempty(s(6).x))
assert(size(resize(struct(), 3, 2)), [3 2])
%% subsasgn deletes elements
assert(subsasgn(1:4, substruct('()', {[1 3]}), []), [2 4])
assert(isequal(subsasgn({1, 2, 3}, substruct('()', {2}), []), {1, 3}))
s = subsasgn(struct('x', {{1, 2}}), substruct('.', 'x', '()', {1}), []); assert(isequal(s.x, {2}))
