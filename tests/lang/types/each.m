%% arrays of what functions give for each element
d = arrayfun(@(x) datetime(2020, 1, x), 1:3);
assert(isdatetime(d) && isequal(d, datetime(2020, 1, 1:3)));
d = arrayfun(@(x) hours(x), [1 2; 3 4]);
assert(isequal(d, hours([1 2; 3 4])));
assert(isequal(arrayfun(@(x) string(x), 1:3), ["1" "2" "3"]));
c = arrayfun(@(x) categorical(x, 1:3, {'a', 'b', 'c'}), [3; 1]);
assert(iscategorical(c) && isequal(cellstr(c), {'c'; 'a'}));
d = cellfun(@(t) datetime(t), {'2020-01-01', '2021-01-01'});
assert(isequal(d, datetime([2020 2021], 1, 1)));
assert(isequal(cellfun(@(t) seconds(numel(t)), {'ab'; 'c'}), seconds([2; 1])));
assert(isequal(structfun(@(x) days(x), struct('a', 1, 'b', 2)), days([1; 2])));
[a, b] = arrayfun(@(x) deal(days(x), x), 1:3);
assert(isequal(a, days(1:3)) && isequal(b, 1:3));
s = arrayfun(@(x) struct('v', x), 1:3);
assert(isequal([s.v], 1:3));
assert(isequal(arrayfun(@(t) t + 1, datetime(2020, 1, 1:2)), datetime(2020, 1, 2:3)));
assert(isequaln(arrayfun(@(x) missing, 1:2), [missing missing]));

%% a result that is no single element
% Error: UniformOutput
arrayfun(@(x) datetime(2020, 1, 1:2), 1:3)

%% rows and variables of tables give values of any class
t = table([1; 2; 3], ["a"; "b"; "c"], 'VariableNames', {'x', 's'});
assert(isequal(rowfun(@(x, s) s + x, t, 'OutputFormat', 'uniform'), ["a1"; "b2"; "c3"]));
assert(isequal(rowfun(@(x, s) days(x), t, 'OutputFormat', 'uniform'), days([1; 2; 3])));
assert(isequal(varfun(@(x) days(max(x)), t, 'InputVariables', 'x', 'OutputFormat', 'uniform'), days(3)));
r = rowfun(@(x, s) datetime(2020, 1, x), t);
assert(isequal(r.Var1, datetime(2020, 1, (1:3)')));

%% the values of a list are shown each by its class
% Prints: ans = 
% Prints: datetime
% Prints: 01-Jan-2020
% Prints: ans =
% Prints: 5
c = {datetime(2020, 1, 1), 5};
c{:}
