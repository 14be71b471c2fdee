%% The greatest and the least with what is missing
assert(isnan(max(1, NaN, 'includenan')) && isnan(min(NaN, 1, 'includenan')) && max(1, NaN, 'omitnan') == 1)
assert(isequaln(max([1 NaN 3], [2; 0], 'includenan'), [2 NaN 3; 1 NaN 3]))
r = max(single([1 NaN]), 2, 'includenan'); assert(isa(r, 'single') && isequaln(r, single([2 NaN])))
assert(isequal(max(int8([1 5]), 3, 'includenan'), int8([3 5])))
[m, k] = max([1 NaN 3; 4 5 NaN], [], 2, 'includenan'); assert(isequaln(m, [NaN; NaN]) && isequal(k, [2; 3]))
[m, k] = min([1 NaN; 2 0], [], 'includenan'); assert(isequaln(m, [1 NaN]) && isequal(k, [1 1]))
[m, k] = max([2i NaN 1], [], 'includenan'); assert(isnan(m) && k == 2)

%% An unknown option of the greatest of two
% Error: includeall
max(1, 2, 'includeall')

%% In which order issorted finds elements
assert(issorted([1 2 2]) && ~issorted([1 2 2], 'strictascend') && issorted([1 2 3], 'strictascend'))
assert(issorted([3 2 1], 'strictdescend') && ~issorted([3 3 1], 'strictdescend') && issorted([3 3 1], 'descend'))
assert(issorted([3 2 2], 'monotonic') && ~issorted([1 3 2], 'monotonic') && ~issorted([3 2 2], 'strictmonotonic'))
assert(issorted([1 2 NaN]) && ~issorted([1 2 NaN], 'MissingPlacement', 'first') && issorted([NaN 1 2], 'MissingPlacement', 'first'))
assert(issorted([3 1 NaN], 'descend', 'MissingPlacement', 'last') && ~issorted([3 1 NaN], 'descend'))
assert(~issorted([1 2 NaN], 'strictascend') && issorted([1 -2 3], 'ComparisonMethod', 'abs'))
assert(issorted([3 1; 4 2]) && ~issorted([3 1; 4 2], 2) && issorted([1 2; 0 5], 2) && issorted(zeros(0, 3)))
assert(issorted([1 2; 1 2], 'rows') && ~issorted([1 2; 1 2], 'rows', 'strictascend'))
assert(issorted({'a', 'b'}, 'strictascend') && issorted(["b" "a"], 'monotonic') && issorted([], 'strictascend'))

%% No direction of issorted
% Error: direction
issorted([1 2], 'upwards')

%% The length of a window is a number of any class
for f = {@hann, @hamming, @hanning, @blackman, @bartlett, @kaiser, @triang, @gausswin, @flattopwin}
  for n = {int8(5), uint16(8), int32(1)}
    w = f{1}(n{1});
    assert(isa(w, 'double') && isequal(w, f{1}(double(n{1}))))
  end
end
assert(isequal(hann(uint8(6), 'periodic'), hann(6, 'periodic')) && isequal(hamming(uint8(6), 'periodic'), hamming(6, 'periodic')))

%% The sign of an imaginary part keeps its place
% Prints: z =
% Prints: 3.0000 + 4.0000i   1.0000 -10.0000i
% Prints: z =
% Prints: 0.0000 +25.5000i
z = [3+4i 1-10i]
z = 25.5i

%% Strings in cells stand in brackets
% Prints: c =
% Prints: 2×2 cell array
% Prints: {["a"  ]}    {["p"    "q"]}
% Prints: {["bcd"]}    {[         5]}
c = {"a", ["p" "q"]; "bcd", 5}

%% Rows of strings are written out beside the names of fields
% Prints: s =
% Prints: struct with fields:
% Prints: a: ["x"    "y"]
% Prints: b: [2×1 string]
% Prints: c: {["z"]  'w'}
s.a = ["x" "y"]; s.b = ["x"; "y"]; s.c = {"z", 'w'};
s

%% JSON for readers is indented by two
assert(strcmp(jsonencode(struct('a', 1, 'b', {{[1 2]}}), 'PrettyPrint', true), ...
  sprintf('{\n  "a": 1,\n  "b": [\n    [\n      1,\n      2\n    ]\n  ]\n}')))

%% The first rows of tables are the greatest
T = table([3; 1; 2; 3], {'c'; 'a'; 'b'; 'a'}, 'VariableNames', {'N', 'S'});
[t, at] = topkrows(T, 2, 'N'); assert(isequal(t.N, [3; 3]) && isequal(at, [1; 4]))
t = topkrows(T, 1, {'N', 'S'}, {'descend', 'ascend'}); assert(isequal(t.S, {'a'}))
assert(isequal(topkrows(T, 2).S, {'c'; 'a'}) && topkrows(T, 1, 1, 'ascend').N == 1)
t = topkrows(timetable(seconds([1; 3; 2]), [1; 2; 3]), 2); assert(isequal(t.Var1, [2; 3]))

%% The time of a duration of the calendar
assert(isequal(time(calmonths(1) + hours(2)), hours(2)))
[m, d, t] = split(calmonths([14 1]) + caldays(3) + hours(5), {'months', 'days', 'time'});
assert(isequal(m, [14 1]) && isequal(d, [3 3]) && isequal(t, hours([5 5])))

%% Numbers in engineering format
% Prints: a =
% Prints: 12.3457e+003
% Prints: b =
% Prints: 1.0000e+000   100.0000e+003     0.0000e+000   -20.0000e-006
% Prints: c =
% Prints: 31.4159265358979e+000
format shortEng
a = 12345.678
b = [1 1e5 0 -2e-5]
format long eng
c = 10 * pi
format short

%% One key and two values
% Error: number of keys and values
containers.Map({'a'}, {1, 2})

%% The solution of a singular system is what substitution finds
warning('off', 'MATLAB:singularMatrix')
assert(all(isnan([-1 0 0; 1 1 -1; 0 -1 1] \ [-1; 0; 1])))
assert(isequal([1 2; 2 4] \ [1; 1], [-Inf; Inf]) && isequal([1 1] / [1 2; 2 4], [-Inf Inf]))

%% Texts, dates and truths are written as matrices
writematrix(["x" "y"; "z" missing], 'texts.csv');
assert(strcmp(fileread('texts.csv'), sprintf('x,y\nz,\n')))
writematrix([1 2], 'numbers.txt', 'Delimiter', 'tab'); writematrix([3 4.5], 'numbers.txt', 'Delimiter', 'tab', 'WriteMode', 'append');
assert(strcmp(fileread('numbers.txt'), sprintf('1\t2\n3\t4.5\n')))
writematrix(datetime(2024, 1, [1; 2]), 'dates.csv'); assert(strcmp(fileread('dates.csv'), sprintf('01-Jan-2024\n02-Jan-2024\n')))
writematrix([true false], 'truths.csv'); assert(isequal(readmatrix('truths.csv'), [1 0]))

%% Dates of tables that are read look as they do in the file
writelines(["id,day,at,took", "1,2024-01-05,2024-01-05 10:20,01:02:03", "2,2024-01-06,2024-02-06 11:30,00:00:09"], 'dates.csv');
T = readtable('dates.csv');
assert(strcmp(T.day.Format, 'uuuu-MM-dd') && strcmp(char(T.at(2)), '2024-02-06 11:30') && T.day(1) == datetime(2024, 1, 5))
assert(isequal(T.took, duration([1 2 3; 0 0 9])) && strcmp(char(T.took(1)), '01:02:03'))
writelines(["x;y", "1,5;1.000,5", "3;12"], 'comma.csv');
T = readtable('comma.csv', 'Delimiter', ';', 'DecimalSeparator', ',', 'ThousandsSeparator', '.');
assert(isequal(T.x, [1.5; 3]) && isequal(T.y, [1000.5; 12]))

%% The match of one number is replaced
assert(strcmp(regexprep('aaa', 'a', 'b', 2), 'aba') && strcmp(regexprep('aaa', 'a', 'b', 4), 'aaa'))
assert(isequal(regexprep({'x1y2', 'z'}, '\d', '#', 1), {'x#y2', 'z'}) && regexprep("ab", '(\w)', '${upper($1)}', 2) == "aB")

%% No match has the number 0
% Error: optional arguments
regexprep('aaa', 'a', 'b', 0)

%% The marks may belong to what lies between them
assert(extractBetween("a(b)c", "(", ")", 'Boundaries', 'inclusive') == "(b)" && extractBetween("abcde", 2, 4, 'Boundaries', 'exclusive') == "c")
assert(eraseBetween("a(b)c(d)", "(", ")", 'Boundaries', 'inclusive') == "ac" && replaceBetween("a(b)c", "(", ")", "X", "Boundaries", "inclusive") == "aXc")
assert(strcmp(replaceBetween('abcde', 2, 4, 'X', 'Boundaries', 'exclusive'), 'abXde') && extractBetween("abc", 1, 2) == "ab")
assert(isequal(extractBetween(["<a>" "<b>"], "<", ">"), ["a" "b"]) && isequal(extractBetween(["<a><b>"; "<c><d>"], "<", ">"), ["a" "b"; "c" "d"]))
assert(isequal(extractBetween("<a><b>", "<", ">"), ["a"; "b"]))

%% No such boundaries
% Error: inclusive
extractBetween("a", "b", "c", 'Boundaries', 'open')

%% What stands for something missing
assert(isequal(ismissing([1 -99 NaN], -99), [false true false]) && isequal(ismissing([1 NaN], [NaN 5]), [false true]))
assert(isequal(ismissing({'a', '', 'N/A'}, {'N/A', 'x'}), [false false true]) && isequal(ismissing(["a" missing "-"], "-"), [false false true]))
assert(isequal(ismissing(["a" missing], [string(missing), "a"]), [true true]) && isequal(ismissing(int8([1 2]), 2), [false true]))
assert(isequal(ismissing(table([1; -9], {'x'; 'NA'}), {-9, 'NA'}), [false false; true true]))

%% The dimension along which texts are taken apart
assert(isequal(split("a b c", " ", 2), ["a" "b" "c"]) && isequal(split("a b", " ", 1), ["a"; "b"]))
assert(isequal(split(["a b" "c d"], " ", 1), ["a" "c"; "b" "d"]) && isequal(split('x,y', ',', 2), {'x', 'y'}))
assert(isequal(size(split(["a b"; "c d"], " ", 3)), [2 1 2]))

%% There is more than one text along the dimension
% Error: dimension
split(["a b"; "c d"], " ", 1)

%% Where rows with what is missing go
assert(isequaln(sortrows([NaN 1; 2 3; 1 5], 'MissingPlacement', 'first'), [NaN 1; 1 5; 2 3]))
assert(isequaln(sortrows([NaN 1; 2 3; 1 5], 1, 'descend', 'MissingPlacement', 'last'), [2 3; 1 5; NaN 1]))
[s, k] = sortrows([-3 1; 2 2], 1, 'ComparisonMethod', 'abs'); assert(isequal(s, [2 2; -3 1]) && isequal(k, [2; 1]))
assert(isequal(sortrows([3 1; 1 2]), [1 2; 3 1]) && isequal(sortrows([1 2; 1 3], [1 -2]), [1 3; 1 2]))

%% A variable that is put into bins keeps its values where it is summarised
T = table([3; 1; 2; 4], {'c'; 'a'; 'b'; 'a'}, 'VariableNames', {'N', 'S'});
g = groupsummary(T, 'N', [0 2 4], 'sum', 'N'); assert(isequal(g.sum_N, [1; 9]) && isequal(g.GroupCount, [1; 3]))
g = groupsummary(T, 'N', [0 2 4], 'sum', 'N', 'IncludedEdge', 'right'); assert(isequal(g.sum_N, [3; 7]))
assert(isequal(categories(g.disc_N), {'[0, 2]'; '(2, 4]'}))
g = groupcounts(T, 'S', 'IncludePercentGroups', false); assert(width(g) == 2)
t = grouptransform(T, 'S', 'meancenter', 'N', 'ReplaceValues', false); assert(isequal(t.N, T.N) && isequal(t.meancenter_N, [0; -1.5; 0; 1.5]))
t = grouptransform(T, 'S', @(x) 2 * x, 'N', 'ReplaceValues', false); assert(isequal(t.fun_N, 2 * T.N))

%% Tables whose indicators of missing values become the standard ones
T = standardizeMissing(table([1; -99], {'x'; 'NA'}, int8([1; 2])), {-99, 'NA'});
assert(isequaln(T.Var1, [1; NaN]) && isequal(T.Var2, {'x'; ''}) && isequal(T.Var3, int8([1; 2])))
T = standardizeMissing(table([1; -99], [-99; 2]), -99, 'DataVariables', 'Var2'); assert(isequaln(T{:, :}, [1 NaN; -99 2]))

%% Kinds of days and months, and the report of an error without links
assert(isequal(day(datetime(2024, 1, 1:7), 'iso-dayofweek'), 1:7) && month(datetime(2024, 5, 1), 'monthofyear') == 5)
assert(strcmp(getReport(MException('a:b', 'text'), 'extended', 'hyperlinks', 'off'), 'text'))

%% Variables of tables scaled, and without what lies far from the others
T = table([1; 2; 100; 3; 2], [3; 4; 5; 4; 3], {'a'; 'b'; 'c'; 'd'; 'e'});
N = normalize(T, 'range', 'DataVariables', 'Var2'); assert(isequal(N.Var2, [0; 0.5; 1; 0.5; 0]) && isequal(N.Var1, T.Var1))
R = rescale(T, 0, 10); assert(isequal(R.Var2, [0; 5; 10; 5; 0]) && isequal(R.Var3, T.Var3))
assert(isequal(isoutlier(T), [false(2, 3); true false false; false(2, 3)]) && height(rmoutliers(T)) == 4)
[F, filled] = filloutliers(T, 'linear', 'DataVariables', {'Var1'}); assert(isequal(F.Var1, [1; 2; 2.5; 3; 2]) && nnz(filled) == 1)
tt = rmoutliers(timetable(hours((1:5)'), T.Var1)); assert(isequal(tt.Time, hours([1; 2; 4; 5])) && isequal(normalize(tt, 'range').Var1, [0; 0.5; 1; 0.5]))

%% Timetables side by side
A = timetable(hours([1; 2; 3]), [1; 2; 3], 'VariableNames', {'x'});
B = timetable(hours([2; 3; 4]), [20; 30; 40], 'VariableNames', {'y'});
t = innerjoin(A, B); assert(istimetable(t) && isequal(t.Time, hours([2; 3])) && isequal(t.y, [20; 30]))
t = outerjoin(A, B); assert(istimetable(t) && isequal(t.Time, hours((1:4)')) && isequaln(t.x, [1; 2; 3; NaN]))
t = join(A, timetable(hours([3; 2; 1]), [30; 20; 10], 'VariableNames', {'z'})); assert(isequal(t.z, [10; 20; 30]))
t = innerjoin(timetable(hours([1; 2]), {'a'; 'b'}, 'VariableNames', {'k'}), table({'b'; 'a'}, [5; 6], 'VariableNames', {'k', 'v'}));
assert(istimetable(t) && isequal(t.v, [6; 5]))
t = unstack(timetable(hours([1; 1; 2]), [1; 2; 3], {'p'; 'q'; 'p'}, 'VariableNames', {'v', 'k'}), 'v', 'k');
assert(isequal(t.Time, hours([1; 2])) && isequal(t.p, [1; 3]))

%% The next day of the week, the working day, and several weeks on
d = datetime(2024, 5, 15:18);
on = @(varargin) day(dateshift(d, 'dayofweek', varargin{:}));
assert(isequal(on('weekday'), [15 16 17 20]) && isequal(on('weekday', 'previous'), [15 16 17 17]) && isequal(on('weekend'), [18 18 18 18]))
assert(isequal(on(2), [20 20 20 20]) && isequal(on([2 4 1 7]), [20 22 19 18]) && isequal(on('Monday', 2), [27 27 27 27]))
assert(isequal(on("Monday", -1), [13 13 13 13]) && isequal(on('Wed'), [15 22 22 22]) && isequal(on('Friday', 'nearest'), [17 17 17 17]))

%% No day of the week
% Error: days of the week
dateshift(datetime(2024, 5, 15), 'dayofweek', 'Xday')

%% Timetables of a size, and times in the unit of their steps
tt = timetable('Size', [2 2], 'VariableTypes', {'double', 'string'}, 'RowTimes', hours(1:2));
assert(isequal(tt.Var1, [0; 0]) && all(ismissing(tt.Var2)) && isequal(tt.Time, hours([1; 2])))
tt = timetable('Size', [3 1], 'VariableTypes', {'double'}, 'TimeStep', minutes(5), 'VariableNames', {'a'});
assert(isequal(tt.Time, minutes([0; 5; 10])) && strcmp(tt.Time.Format, 'm') && isequal(tt.a, zeros(3, 1)))

%% A timetable of a size has as many times
% Error: row times
timetable('Size', [2 1], 'VariableTypes', {'double'}, 'RowTimes', hours(1:3))

%% The list of variables
% Prints: Name              Size            Bytes  Class     Attributes
% Prints: A              2654x3             63696  double
% Prints: long_name         1x2                56  double    sparse
% Prints: t                 2x10               40  char
A = zeros(2654, 3); long_name = sparse([1 2]); t = repmat('a', 2, 10);
whos

%% Outliers by tests
x = [199.31 199.53 200.19 200.82 201.92 201.95 202.18 245.57];
[tf, low, high, center] = isoutlier(x, 'grubbs'); assert(isequal(find(tf), 8) && low < 199 && high > 203 && abs(center - mean(x(1:7))) < 1e-9)
x = [-0.25 0.68 0.94 1.15 1.20 1.26 1.26 1.34 1.38 1.43 1.49 1.49 1.55 1.56 1.58 1.65 1.69 1.70 1.76 1.77 1.81 1.91 1.94 1.96 1.99 2.06 2.09];
x = [x 2.10 2.14 2.15 2.23 2.24 2.26 2.35 2.37 2.40 2.47 2.54 2.62 2.64 2.90 2.92 2.92 2.93 3.21 3.26 3.30 3.59 3.68 4.30 4.64 5.34 5.42 6.01];
assert(isequal(find(isoutlier(x, 'gesd', 'MaxNumOutliers', 10)), 52:54))
assert(isequal(filloutliers([1 2 1 2 1 50]', 'nearest', 'gesd', 'MaxNumOutliers', 1), [1 2 1 2 1 1]'))
assert(isequal(isoutlier([1 1; 2 2; 1 100; 2 1; 1 2; 1.5 1], 'grubbs'), [false(2, 2); false true; false(3, 2)]))
