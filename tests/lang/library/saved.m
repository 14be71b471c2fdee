%% texts are saved, also those that are missing
s = "one"; t = ["a" "bc"; missing ""]; u = strings(0, 3); c = {"in a cell", 'char', 3}; v.text = "in a struct";
save('texts.mat', 's', 't', 'u', 'c', 'v');
r = load('texts.mat');
assert(isequal(r.s, s) && isstring(r.s) && isequal(ismissing(r.t), ismissing(t)) && r.t(3) == "bc" && r.t(4) == "")
assert(isequal(size(r.u), [0 3]) && isstring(r.u) && isequal(r.c, c) && isstring(r.c{1}) && ischar(r.c{2}) && isequal(r.v, v))
save('texts.mat', 's', '-v6'); clear s; load('texts.mat'); assert(s == "one")

%% maps and dictionaries are saved
m = containers.Map({'x', 'y'}, {1, 'two'}); n = containers.Map([3 1], {'c', "a"}); e = containers.Map('KeyType', 'double', 'ValueType', 'any');
d = dictionary(["p" "q"], [10 20]); f = dictionary();
save maps m n e d f
r = load('maps.mat');
assert(isequal(r.m.keys, {'x', 'y'}) && isequal(r.m.values, {1, 'two'}) && strcmp(r.m.KeyType, 'char'))
assert(isequal(r.n.keys, {1, 3}) && r.n(1) == "a" && r.e.Count == 0 && strcmp(r.e.KeyType, 'double'))
assert(isequal(keys(r.d), ["p"; "q"]) && r.d("q") == 20 && ~isConfigured(r.f))

%% dates, durations, categories, tables and timetables are saved
a = datetime(2024, 2, 29, 12, 30, 5.25) + days(0:2); b = datetime('now', 'TimeZone', 'UTC'); g = [minutes(5) NaN seconds(1)];
h = calmonths(2) + caldays([1 2]); k = categorical({'red', 'blue', ''}, {'blue', 'red'}, 'Ordinal', true);
T = table([1; 2], ["u"; "v"], {'x'; 4}, datetime(2020, 1, [1; 2]), 'VariableNames', {'num', 'text', 'any', 'when'}, 'RowNames', {'r1', 'r2'});
T.Properties.Description = 'about it'; T.Properties.VariableUnits = {'m', '', '', ''};
TT = timetable(seconds([1; 2; 3]), [4; 5; 6], 'VariableNames', {'load'});
save('times.mat');
r = load('times.mat', 'a', 'b', 'g', 'h', 'k', 'T', 'TT');
assert(isequal(r.a, a) && isequal(r.b, b) && strcmp(r.b.TimeZone, 'UTC') && isequaln(r.g, g) && strcmp(char(r.g(1)), char(g(1))))
assert(isequal(r.h, h) && isequaln(double(r.k), double(k)) && isequal(categories(r.k), {'blue'; 'red'}) && isordinal(r.k))
assert(isequal(r.T, T) && isequal(r.T.Properties.RowNames, {'r1'; 'r2'}) && strcmp(r.T.Properties.Description, 'about it') && isequal(r.T.Properties.VariableUnits, {'m', '', '', ''}))
assert(isequal(r.TT, TT) && istimetable(r.TT) && isduration(r.TT.Time))
x = 1; save('times.mat', 'x', '-append'); r = load('times.mat'); assert(r.x == 1 && isequal(r.T, T))

%% functions are saved with what they captured
k = 3; f = @(x) x + k; g = @sin; s.call = @(t) numel(t); c = {@(a, b) a * b - k};
save functions.mat f g s c
k = 100; clear f g s c
load functions.mat
assert(f(1) == 4 && g(0) == 0 && s.call("abc") == 1 && c{1}(2, 5) == 7)

%% sparse matrices stay so, and errors are errors again
S = sparse([1 3], [2 4], [5 6.5], 4, 5); Z = sparse(2, 3); L = S > 0; C = sparse([0 2i]);
try, error('a:b', 'what %d', 5); catch E, end
save sparse.mat S Z L C E
r = load('sparse.mat');
assert(issparse(r.S) && isequal(r.S, S) && issparse(r.Z) && isequal(size(r.Z), [2 3]) && nnz(r.Z) == 0)
assert(issparse(r.L) && islogical(r.L) && isequal(r.L, L) && isequal(r.C, C) && ~isreal(r.C))
assert(strcmp(r.E.message, 'what 5') && strcmp(r.E.identifier, 'a:b') && isa(r.E, 'MException'))

%% a file of version 7.3 is written as one of version 7
lastwarn('');
x = magic(3); save('large.mat', 'x', '-v7.3');
[~, id] = lastwarn; assert(strcmp(id, 'matgpu:save:Version73'))
r = load('large.mat'); assert(isequal(r.x, magic(3)))
