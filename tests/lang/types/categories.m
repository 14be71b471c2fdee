%% Categories are compared with text, counted, and change by name
c = categorical({'red', 'green', 'blue', 'red'});
assert(isequal(c == 'red', [true false false true]))
assert(isequal(c ~= 'red', [false true true false]))
assert(isequal(categories(c), {'blue'; 'green'; 'red'}))
assert(isequal(countcats(c), [1 1 2]))
assert(isequal(cellstr(unique(c)), {'blue', 'green', 'red'}))
assert(isequal(histcounts(c), [1 1 2]))
c(2) = 'yellow';
assert(isequal(numel(categories(c)), 4))
c(6) = 'red';
assert(isundefined(c(5)))
assert(isequal(ismember({'red', 'pink'}, cellstr(c)), [true false]))
assert(isequal(string(c(1)), "red"))
assert(isequal(cellstr(mergecats(c([2 3]), {'yellow', 'blue'}, 'other')), {'other', 'other'}))
assert(isequal(categories(removecats(c)), {'blue'; 'red'; 'yellow'}))
assert(isequal(categories(renamecats(c, 'blue', 'navy')), {'navy'; 'green'; 'red'; 'yellow'}))
both = [c, categorical({'white'})];
assert(isequal(numel(both), 7))
assert(isequal(char(both(end)), 'white'))
n = 0;
for one = c
  n = n + double(one == 'red');
end
assert(isequal(n, 3))

%% An object of a switch is compared as its class says
found = {};
for one = categorical({'red', 'green', 'blue'})
  switch one
    case 'red'
      found{end + 1} = 'r';
    case {'green', 'yellow'}
      found{end + 1} = 'g';
    otherwise
      found{end + 1} = '?';
  end
end
assert(isequal(found, {'r', 'g', '?'}))
assert(isequal(sprintf('%s;', categorical({'a', 'b'})), 'a;b;'))
assert(isequal(sprintf('%s', datetime(2024, 1, 2)), '02-Jan-2024'))

%% Ordinal categories have an order
s = categorical({'small'; 'large'; 'medium'}, {'small', 'medium', 'large'}, 'Ordinal', true);
assert(isordinal(s))
assert(isequal(s > 'small', [false; true; true]))
assert(isequal(cellstr(sort(s)), {'small'; 'medium'; 'large'}))
assert(isequal(char(max(s)), 'large'))
assert(isequal(double(s), [1; 3; 2]))
n = categorical([3 1 2 1], [1 2 3], {'low', 'mid', 'high'});
assert(isequal(cellstr(n), {'high', 'low', 'mid', 'low'}))
assert(isequal(double(reordercats(n, {'high', 'mid', 'low'})), [1 3 2 3]))
try
  n < 'mid';
  assert(false)
catch why
  assert(isequal(why.identifier, 'MATLAB:categorical:NotOrdinal'))
end

%% A hundred thousand elements take no time
n = 1e5;
words = {'a', 'b', 'c', 'd'};
c = categorical(mod((1:n)', 4) + 1, 1:4, words);
x = (1:n)';
T = table(c, x);
G = groupsummary(T, 'c', 'sum', 'x');
assert(isequal(sum(G.sum_x), n * (n + 1) / 2))
d = datetime(2024, 1, 1) + seconds(x);
assert(isequal(sum(day(d) == 1), 86399))
assert(isequal(nnz(d > datetime(2024, 1, 2)), n - 86400))
