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
