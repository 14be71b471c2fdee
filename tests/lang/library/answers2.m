%% The length of a Hanning window is a number of any class
assert(isequal(hanning(int8(3)), hanning(3)) && isequal(hanning(true), 1))
w = hanning(single(1));
assert(isa(w, 'double') && w == 1)

%% Functions in files of Octave's formats keep what they have captured
k = 7; z = 1; names = {5}; known = 3; after = 4;
s = struct('a', @(x) x + k + z, 'b', @() [names, known], 'c', 2);
save('-text', 'captured.txt', 's', 'after')
r = load('captured.txt');
assert(isequal(sort(fieldnames(r)), {'after'; 's'}))
assert(r.s.a(2) == 10 && isequal(r.s.b(), {5, 3}) && r.s.c == 2 && r.after == 4)

%% A function in a file of Octave's binary format keeps what it has captured
f = fopen('captured.bin', 'w');
fwrite(f, ['Octave-1-L', 0]);
words = @(varargin) typecast(int32([varargin{:}]), 'uint8');
text = @(t) [words(numel(t)), uint8(t)];
named = @(name, kind) [text(name), zeros(1, 5, 'uint8'), 255, text(kind)];
number = @(name, x) [named(name, 'scalar'), 7, typecast(x, 'uint8')];
handle = @(name, of, t) [named(name, 'function handle'), text(of), text(t)];
fwrite(f, [named('s', 'scalar struct'), words(2), handle('a', sprintf('@<anonymous> 2\n'), '@(x) x + k + z'), number('k', 7), number('z', 1)]);
fwrite(f, [number('b', 2), handle('g', '@<anonymous>', '@(x) x .^ 2'), number('after', 3)]);
fwrite(f, [handle('h', sprintf('@<anonymous> 1\n'), '@() numel (varargin)'), named('varargin', 'cell'), words(-2, 1, 2)]);
fwrite(f, [number('<cell-element>', 1), number('<cell-element>', 2)]);
fclose(f);
r = load('captured.bin');
assert(isequal(fieldnames(r), {'s'; 'g'; 'after'; 'h'}) && isequal(fieldnames(r.s), {'a'; 'b'}))
assert(r.s.a(2) == 10 && r.s.b == 2 && r.g(3) == 9 && r.after == 3 && r.h() == 2)

%% The rules of histcounts, and limits that its bins keep
x = [1 2 3 4.5 7.1 8];
[n, e] = histcounts(x, 'BinMethod', 'sqrt'); assert(isequal(n, [2 2 2]) && isequal(e, [0 3 6 9]))
[n, e] = histcounts(x, 'BinMethod', 'sturges'); assert(numel(n) == 4 && e(1) <= 1 && e(end) >= 8 && sum(n) == 6)
[n, e] = histcounts([0 1 1 2 2 2 3 3 40], 'BinMethod', 'fd'); assert(isequal(e, 0:2:40))
[n, e] = histcounts([1.2 2 3 4.5 7.1 8], 'BinMethod', 'integers'); assert(isequal(e, 0.5:8.5) && isequal(n, [1 1 1 0 1 0 1 1]))
[n, e] = histcounts([1 2 3 4 7 8], 'BinLimits', [2 7]); assert(isequal(e, [2 2.5:6.5 7]) && isequal(n, [1 1 1 0 0 1]))
[n, e] = histcounts(x, 'BinLimits', [1.5 7.7]); assert(e(1) == 1.5 && e(end) == 7.7 && sum(n) == 4)
[n, e] = histcounts([2.9 2.9], 1); assert(isequal(e, [2.5 3.5]) && n == 2)
assert(isequal(histcounts([]), 0))
[n, e] = histcounts([0 1e9], 'BinMethod', 'integers'); assert(numel(n) < 65537 && sum(n) == 2)

%% An unknown rule of histcounts
% Error: not known
histcounts([1 2], 'BinMethod', 'magic')

%% So many bins of discretize have edges that are easy to read
[bins, edges] = discretize([1 1 2 3 6 5 8 10 4 4], 3);
assert(isequal(bins, [1 1 1 1 2 2 3 3 2 2]) && isequal(edges, [0 4 8 12]))
assert(isequal(discretize([5 5], 2), [2 2]))

%% interp1 of dates and durations, as points and as values
assert(interp1(hours(1:3), [10 20 40], hours([1.5 2.5])), [15 30], 1e-12)
assert(interp1(datetime(2020, 1, [3 1 2]), [3 1 2], datetime(2020, 1, 2, 12, 0, 0)), 2.5, 1e-12)
d = interp1([1 2 4], hours([1 2 5]), [1.5; 3]); assert(isequal(d, hours([1.5; 3.5])) && strcmp(d.Format, 'h'))
d = interp1(hours(1:2), datetime(2020, 1, 1:2), hours([1.5 9])); assert(d(1) == datetime(2020, 1, 1, 12, 0, 0) && isnat(d(2)))
assert(isequal(interp1(minutes([1 3]), 2), minutes(3)))
assert(isequal(interp1(hours(1:2), minutes([1 3]), hours(5), 'linear', minutes(7)), minutes(7)))
assert(isequal(interp1(hours(1:2), [1 3], hours(3), 'nearest', 'extrap'), 3))

%% Missing values of tables are filled variable by variable, each in its class
T = table({'a'; ''; 'c'}, [1; NaN; 2], [NaN; 1; 1]);
[F, filled] = fillmissing(T, 'previous');
assert(isequaln(F, table({'a'; 'a'; 'c'}, [1; 1; 2], [NaN; 1; 1])) && isequal(filled, logical([0 0 0; 1 1 0; 0 0 0])))
assert(isequaln(fillmissing(T, 'constant', 'none'), table({'a'; 'none'; 'c'}, [1; NaN; 2], [NaN; 1; 1])))
assert(isequal(fillmissing(T, 'constant', {'x', 5, 6}), table({'a'; 'x'; 'c'}, [1; 5; 2], [6; 1; 1])))
F = fillmissing(T, 'constant', {7, 8}, 'DataVariables', [2 3]); assert(F.Var2(2) == 7 && F.Var3(1) == 8 && isempty(F.Var1{2}))
F = fillmissing(table(["a"; missing], categorical({''; 'v'}), datetime(2020, 1, [1; NaN])), 'nearest');
assert(isequal(F, table(["a"; "a"], categorical({'v'; 'v'}), datetime(2020, 1, [1; 1]))))

%% Missing values of timetables are filled between their times
tt = timetable(seconds([0; 1; 4]), [0; NaN; 8]);
[F, filled] = fillmissing(tt, 'linear'); assert(F.Var1(2) == 2 && isequal(filled, [false; true; false]))
F = fillmissing(tt, 'nearest'); assert(F.Var1(2) == 0)
F = fillmissing(tt, 'movmean', seconds(2.5)); assert(F.Var1(2) == 0)
F = fillmissing(tt, 'next'); assert(F.Var1(2) == 8)

%% Options may be strings
assert(isequal(normalize([1 2 3], "center", "scale"), normalize([1 2 3], 'center', 'scale')))
assert(isequal(uniquetol([1 2 1 + 1e-13], 1e-10, "ByRows", false), [1 2]))
assert(isequal(uniquetol([1 2 1 + 1e-13], "DataScale", 1), [1 2]))

%% The Frobenius norm of an array
assert(norm(ones(2, 2, 4), 'fro'), 4, 1e-15)
assert(norm([3 4; 0 0], "fro"), 5, 1e-15)

%% What is missing is filled at dates, and among dates and durations
d = datetime(2020, 1, [1 2 5]);
assert(fillmissing([0 NaN 8], 'linear', 'SamplePoints', d), [0 2 8], 1e-12)
assert(isequaln(fillmissing([0 NaN NaN 8], 'linear', 'SamplePoints', hours(1:4), 'MaxGap', hours(2)), [0 NaN NaN 8]))
[x, filled] = fillmissing(datetime(2020, 1, [1 NaN 5]), 'linear', 'SamplePoints', [1 2 5]);
assert(isequal(x, datetime(2020, 1, [1 2 5])) && isequal(filled, [false true false]))
assert(isequal(fillmissing(hours([NaN 1 NaN]), 'previous', 'EndValues', hours(7)), hours([7 1 7])))
[x, filled] = fillmissing(hours([NaN 1]), 'constant', hours(3)); assert(isequal(x, hours([3 1])) && isequal(filled, [true false]))

%% Strings are names and words of options wherever texts are
near = @(a, b) max(abs(a - b)) < 1e-6;
o = odeset("RelTol", 1e-3, "AbsTol", 1e-4); assert(o.RelTol == 1e-3 && optimget(o, "AbsTol") == 1e-4)
assert(near(integral2(@(x, y) x .* y, 0, 1, 0, 1, "AbsTol", 1e-7), 0.25))
assert(near(integral3(@(x, y, z) x .* y .* z, 0, 1, 0, 1, 0, 1, "Method", "tiled"), 0.125))
assert(near(quad2d(@(x, y) x .* y, 0, 1, 0, 1, "AbsTol", 1e-7), 0.25))
assert(isequal(corrcoef([1 2 3 NaN], [1 2 4 5], "Rows", "complete"), corrcoef([1 2 3], [1 2 4])))
assert(isequal(conv([1 2], [1 2], "same"), [4 4]) && near(detrend([1 2 6], "constant"), [-2 -1 3]))
assert(isequal(rescale([1 2 3], "InputMin", 1, "InputMax", 5), [0 0.25 0.5]))
assert(isequal(periodogram(1:4, [], 4, 1, "twosided"), periodogram(1:4, [], 4, 1, 'twosided')))
assert(near(fzero("cos", 1), pi / 2))
dlmwrite('strings.txt', [1 2], "delimiter", ";"); assert(strcmp(strtrim(fileread('strings.txt')), '1;2'))

%% Strings are words of operations on sets
assert(isequal(union([3 1], [2 3], "stable"), [3 1 2]) && isequal(setdiff([3 1], 2, "stable"), [3 1]))
assert(isequal(setxor([3 1], [2 3], "stable"), [1 2]) && isequal(intersect([3 1; 2 2], [2 2], "rows"), [2 2]))
try, union(1, 2, "far"); error('none'); catch e, assert(contains(e.message, 'invalid option "far"')), end

%% Strings are dates and formats of dates
assert(isequal(datenum("01-Jan-2020"), 737791) && isequal(datenum("2020-01-02", "yyyy-mm-dd"), 737792))
assert(isequal(datenum(["01-Jan-2020"; "03-Jan-2020"]), [737791; 737793]))
assert(isequal(datevec("2020", "yyyy"), [2020 1 1 0 0 0]) && strcmp(datestr(737791, "yyyy-mm-dd"), '2020-01-01'))
assert(weekday("01-Jan-2020") == 4 && addtodate(737791, 1, "month") == 737822)

%% corr of columns along a line is one, never beyond
r = corr([1 2 4; 2 4 1; 3 6 3; 5 10 7] / 3);
assert(all(diag(r) == 1) && all(abs(r(:)) <= 1))
r = corr([1 2; 2 4.1; NaN 3; 5 7; 6 6] / 3, 'Rows', 'pairwise'); assert(isequal(diag(r), [1; 1]))
for k = 1:50
  x = sin(k * (1:5)');
  assert(corr(x, 3 * x + 0.1) <= 1)
end

%% fzero says where a function jumps through infinity
[x, f, flag] = fzero(@tan, [1 2]); assert(flag == -5 && abs(x - pi / 2) < 1e-12)
[x, f, flag] = fzero(@(x) x ^ 2 - 2, [0 2]); assert(flag == 1)
[x, f, flag] = fzero(@(x) 1e9 * (x - 1), [0 3]); assert(flag == 1 && x == 1)

%% unstack has no true where nothing was
w = unstack(table([1; 1; 2], {'a'; 'b'; 'a'}, [true; true; false]), 'Var3', 'Var2');
assert(isequal(w.a, [true; false]) && isequal(w.b, [true; false]))

%% validateattributes knows texts that are one
validateattributes('abc', {'char'}, {'scalartext'})
validateattributes("", {'string'}, {'scalartext'})
validateattributes('', {'char'}, {'scalartext'})
try, validateattributes(["a" "b"], {'string'}, {'scalartext'}); error('none'); catch e, assert(strcmp(e.message, 'Expected input to be a string scalar or character vector.') && strcmp(e.identifier, 'MATLAB:expectedScalartext')), end

%% datestr rounds to milliseconds
assert(strcmp(datestr(737791.999999999, 0), '02-Jan-2020 00:00:00'))
assert(strcmp(datestr(737791 + 1.9 / 86400, 13), '00:00:01') && strcmp(datestr(737791 + 1.9996 / 86400, 13), '00:00:02'))

%% bitcmp of numbers as integers of a class
assert(isequal(bitcmp(1, 'uint8'), 254) && isequal(bitcmp([0 7], 'int8'), [-1 -8]) && isa(bitcmp(1, 'uint8'), 'double'))

%% lsqnonneg takes its options third, and says that zeros were best
[x, ~, ~, flag] = lsqnonneg([1 0; 0 1], [1; -2], optimset('TolX', 1e-8)); assert(isequal(x, [1; 0]) && flag == 1)
[x, ~, ~, flag] = lsqnonneg([1 0; 0 1], [-1; -2]); assert(isequal(x, [0; 0]) && flag == 1)
[x, ~, ~, flag] = lsqnonneg([1 0; 0 1], [1; 2], optimset('MaxIter', 1)); assert(flag == 0)

%% Arrays are summed up group by group
[b, g, n] = groupsummary([3; 4; 5], [1; 1; 2], 'mean'); assert(isequal(b, [3.5; 5]) && isequal(g, [1; 2]) && isequal(n, [2; 1]))
[b, g] = groupsummary([3 1; 4 2; 5 9], {'u'; 'v'; 'u'}, "max"); assert(isequal(b, [5 9; 4 2]) && isequal(g, {'u'; 'v'}))
[b, g] = groupsummary([1 2 3 4], {[1 1 2 2], ["a" "b" "a" "a"]}, @sum); assert(isequal(b, [1; 2; 7]) && isequal(g, {[1; 1; 2], ["a"; "b"; "a"]}))
[b, g, n] = groupsummary([1; 2; 3], [0.5; 1.5; 9], [0 2 10], 'sum'); assert(isequal(b, [3; 3]) && iscategorical(g) && isequal(n, [2; 1]))

%% Arrays have as many rows as what groups them
% Error: expected 3 elements
groupsummary([1; 2; 3], [1; 2], 'sum')

%% nanmax and nanmin of two arrays
assert(isequal(nanmax([1 NaN 3], 2), [2 2 3]) && isequal(nanmin([1 NaN 3], [4 5 NaN]), [1 5 3]))
[m, i] = nanmax([1 NaN 3; 7 8 9], [], 2); assert(isequal(m, [3; 9]) && isequal(i, [3; 3]))
assert(isequal(nanmin([4 NaN; 2 7]), [2 7]))
