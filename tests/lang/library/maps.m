%% numeric arrays are keys
m = containers.Map([3 1 2], {'c', 'a', 'b'});
assert(isequal(m.keys(), {1, 2, 3}))
assert(strcmp(m(3), 'c'))
assert(strcmp(m.KeyType, 'double'))
m = containers.Map(int32([3 1]), [30 10]);
assert(strcmp(m.KeyType, 'int32'))
assert(m(3) == 30)

%% the number of entries is an unsigned integer
m = containers.Map();
assert(isequal(m.Count, uint64(0)))
assert(isa(m.Count, 'uint64'))
assert(m.length() == 0)

%% maps one under the other are a new map
a = containers.Map({'x', 'y'}, [1 2]);
b = containers.Map({'y', 'z'}, [3 4]);
c = [a; b];
assert(isequal(c.keys(), {'x', 'y', 'z'}))
assert(c('y') == 3)
assert(a('y') == 2)

%% maps with keys of two kinds cannot be joined
[containers.Map('a', 1); containers.Map(1, 1)];
% Error: cannot be joined

%% values that are not alike are not uniform
containers.Map({1, 2}, {3, 'x'}, 'UniformValues', true);
% Error: UniformValues

%% values lie as the keys do
m = containers.Map({'a', 'b', 'c', 'd'}, 1:4);
assert(isequal(m.values({'d', 'a'; 'b', 'c'}), {4, 1; 2, 3}))
m = containers.Map({'a', 'b'}, {struct(), struct()}, 'UniformValues', true);
assert(strcmp(m.ValueType, 'any'))
