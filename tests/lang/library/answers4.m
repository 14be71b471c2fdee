%% Points that repeat have no value between them
% Error: Sample points must be unique.
interp1([1 2 2 3], [1 2 3 4], 1.5)

%% Cells that hold nothing are shown as that
% Prints: c{1} =
% Prints: {}
% Prints: c{2} =
% Prints: ''
% Prints: c{3} =
% Prints: []
% Prints: c{4}{1,1} =
% Prints: 5
% Prints: c{4}{2,1} =
% Prints: 0-by-0 string
% Prints: c{4}{1,2} =
% Prints: 1
% Prints: c{4}{2,2} =
% Prints: two
c = {{}, '', [], {5, true; strings(0, 0), 'two'}};
celldisp(c)
format compact
assert(strcmp(evalc('celldisp({1}, ''x'')'), sprintf('x{1} =\n     1\n')))
format loose
assert(strcmp(evalc('celldisp({1}, ''x'')'), sprintf('\nx{1} =\n\n     1\n\n')))

%% The tolerance of unwrap is one number
% Error: the tolerance must be one number
unwrap([1 2 9], [1 2])

%% Percentages are real
% Error: percentages must be
prctile([1 2 3], 50i)

%% Probabilities are real
% Error: real numbers
quantile([1 2 3], 0.5i)

%% An onCleanup object that is deleted calls its function, once
% Prints: gone
% Prints: after
c = onCleanup(@() disp('gone'));
delete(c)
disp('after')
clear c

%% Ranges of a text file are read as matrices
writelines(["a,b,c", "1,2,3", "4,x,6", "7,8,9"], 'range.csv');
assert(isequaln(readmatrix('range.csv', 'Range', 'B2:C4'), [2 3; NaN 6; 8 9]))
assert(isequaln(readmatrix('range.csv', 'Range', 'B3'), [NaN 6; 8 9]) && isequal(readmatrix('range.csv', 'Range', [2 1 2 2]), [1 2]))
assert(isequal(readmatrix('range.csv', 'Range', '4:4'), [7 8 9]) && isequal(readmatrix('range.csv', 'Range', 4), [7 8 9]))
assert(isequal(readmatrix('range.csv', 'Range', 'A:A'), [1; 4; 7]) && isequaln(readmatrix('range.csv', 'Range', 'A1:B1'), [NaN NaN]))

%% Ranges of a text file are read as tables and cells
writelines(["a,b,c", "1,2,3", "4,x,6", "7,8,9"], 'range.csv');
T = readtable('range.csv', 'Range', 'A1:C2');
assert(isequal(T.Properties.VariableNames, {'a', 'b', 'c'}) && isequal(T.b, 2) && height(T) == 1)
T = readtable('range.csv', 'Range', 'B:C');
assert(isequal(T.Properties.VariableNames, {'b', 'c'}) && isequal(T.b, {'2'; 'x'; '8'}) && isequal(T.c, [3; 6; 9]))
T = readtable('range.csv', 'Range', 'A4', 'ReadVariableNames', false);
assert(isequal(T{:, :}, [7 8 9]) && isequal(T.Properties.VariableNames, {'Var1', 'Var2', 'Var3'}))
assert(isequal(readcell('range.csv', 'Range', 'A2:B3'), {1 2; 4 'x'}) && isequal(readcell('range.csv', 'Range', [4 2]), {8 9}))

%% No range
% Error: range of cells
readtable('any.csv', 'Range', '2B')

%% Bounds, differences and questions of tables
T = table([3; 1; 2], [0; 0; 7], 'VariableNames', {'a', 'b'}, 'RowNames', {'x', 'y', 'z'});
[low, high] = bounds(T);
assert(isequal(low, table(1, 0, 'VariableNames', {'a', 'b'})) && isequal(high, table(3, 7, 'VariableNames', {'a', 'b'})))
[low, high] = bounds(T, 2); assert(isequal(low{:, 1}, [0; 0; 2]) && isequal(high{:, 1}, [3; 1; 7]))
T.b(2) = NaN; [low, high] = bounds(T, 'includenan'); assert(isequaln([low.b, high.b, low.a], [NaN NaN 1]))
D = diff(table([3; 1; 2], [0; 5; 7])); assert(isequal(D, table([-2; 1], [5; 2])))
D = diff(T); assert(isequal(D.Properties.RowNames, {'y'; 'z'}) && isequal(D.a, [-2; 1]))
assert(isequal(diff(table([1; 4; 9; 16]), 2), table([2; 2])) && height(diff(table([1; 2]), 2)) == 0)
D = diff(timetable(seconds([1; 2; 4]), [1; 5; 6])); assert(isequal(D.Time, seconds([2; 4])) && isequal(D.Var1, [4; 1]))
A = any(table([0; 1], [0; 0])); assert(isequal(A, table(true, false)))
assert(isequal(all(table([true; true], [true; false]), 2).all, [true; false]) && isequal(range(table([1; 4])), table(3)))

%% Graphs of the same structure
G = graph([1 1 2 3], [2 3 4 4]); H = graph([4 4 1 2], [1 2 3 3]);
P = isomorphism(G, H); assert(isisomorphic(G, H) && isequal(adjacency(reordernodes(H, P)), adjacency(G)) && iscolumn(P))
assert(~isisomorphic(G, graph([1 1 1 2], [2 3 4 3])) && isempty(isomorphism(G, graph([1 2 3], [2 3 4]))))
assert(isisomorphic(digraph([1 2 3], [2 3 1]), digraph([1 3 2], [3 2 1])) && ~isisomorphic(digraph([1 2 3], [2 3 1]), digraph([1 1 2], [2 3 3])))
% Two regular graphs of six nodes: a prism, and the one that has no triangles.
prism = graph([1 2 3 4 5 6 1 2 3], [2 3 1 5 6 4 4 5 6]); even = graph([1 1 1 2 2 2 3 3 3], [4 5 6 4 5 6 4 5 6]);
assert(~isisomorphic(prism, even) && isisomorphic(even, reordernodes(even, [2 4 6 1 3 5])) && isisomorphic(prism, reordernodes(prism, [5 3 1 6 2 4])))
a = graph([1 2], [2 3], [5 7]); b = graph([1 2], [2 3], [7 5]); c = graph([1 2], [2 3], [7 6]);
assert(isisomorphic(a, c) && ~isisomorphic(a, c, 'EdgeVariables', 'Weight') && isequal(isomorphism(a, b, 'EdgeVariables', 'Weight'), [3; 2; 1]))
A = graph({'x' 'y'}, {'y' 'z'}); B = graph({'x' 'z'}, {'z' 'y'}); assert(isisomorphic(A, B) && ~isisomorphic(A, B, 'NodeVariables', 'Name'))
assert(isisomorphic(graph, graph) && isisomorphic(graph([1 1], [2 2]), graph([2 2], [1 1])) && ~isisomorphic(graph([1 1 3], [2 2 4]), graph([1 3 1], [2 4 3])))

%% The columns of a file, each by itself
writelines(["a,b", "1,x", "2,y"], 'vars.csv');
[a, b] = readvars('vars.csv'); assert(isequal(a, [1; 2]) && isequal(b, {'x'; 'y'}))
[a, b] = readvars('vars.csv', 'NumHeaderLines', 2, 'ReadVariableNames', false); assert(isequal(a, 2) && isequal(b, {'y'}))

%% Abrupt changes of the mean, of lines and of the variance
A = [ones(1, 5), 25 * ones(1, 5), 50 * ones(1, 5)];
[tf, m, v] = ischange(A); assert(isequal(find(tf), [6 11]) && isequal(m, A) && isequal(v, zeros(1, 15)) && islogical(tf))
assert(isequal(find(ischange(A .^ 2, 'MaxNumChanges', 1)), 11) && ~any(ischange(A, 'Threshold', 1e4)) && ~any(ischange([1 2 1 2 1 2])))
x = [zeros(1, 20), 1:20, 20 * ones(1, 20)];
[tf, slope, from] = ischange(x, 'linear'); assert(isequal(slope([5 30 50]), [0 1 0]) && isequal(from([5 30 50]), [0 -20 20]) && sum(tf) == 2)
[tf, slope] = ischange(x, 'linear', 'SamplePoints', 2 * (1:60)); assert(abs(slope(30) - 0.5) < 1e-12)
y = [sin((1:50) * 7.1), 10 * sin((1:50) * 3.3), sin((1:50) * 2.2)];
at = find(ischange(y, 'variance', 'MaxNumChanges', 2)); assert(numel(at) == 2 && all(abs(at - [51 101]) <= 2))
assert(isequal(ischange([A; A]', 1), ischange([A; A], 2)') && isequal(find(ischange([1 1 1 NaN 9 9 9])), 5) && isempty(ischange([])))

%% Where texts were split is the second result
[parts, found] = split("a,b;c", ["," ";"]); assert(isequal(parts, ["a"; "b"; "c"]) && isequal(found, [","; ";"]))
[parts, found] = split('a  b'); assert(isequal(found, {'  '}) && isequal(parts, {'a'; 'b'}))
[~, found] = split(["a b"; "c d"]); assert(isequal(found, [" "; " "]))

%% Where a pattern was found in texts that are split
[parts, found] = split("a1b22c", digitsPattern); assert(isequal(parts, ["a"; "b"; "c"]) && isequal(found, ["1"; "22"]))

%% Texts are joined by a delimiter for each place
assert(join(["a" "b" "c"], ["-" "+"]) == "a-b+c" && isequal(join({'a', 'b'; 'c', 'd'}, {';'}, 1), {'a;c', 'b;d'}))

%% As many delimiters as there are places
% Error: number of delimiters
join(["a" "b" "c"], ["-" "+" "*"])

%% Intervals of dates and durations with and without their ends
d = datetime(2024, 1, 1:3);
assert(isequal(isbetween(d, d(1), d(3), 'open'), [false true false]) && isequal(isbetween(d, d(1), d(3), "openleft"), [false true true]))
assert(isequal(isbetween(d, d(1), d(3), 'openright'), [true true false]) && isequal(isbetween(d, d(1), d(3), 'closedright'), [false true true]))
assert(isequal(isbetween(hours(1:3), hours(2), hours(3)), [false true true]) && isequal(isbetween(hours(1:3), hours(1), hours(3), 'open'), [false true false]))

%% No interval
% Error: openleft
isbetween(datetime(2024, 1, 1), datetime(2024, 1, 1), datetime(2024, 1, 2), 'half')

%% Dates are shifted to a start, an end or a day of the week
% Error: dayofweek
dateshift(datetime(2024, 5, 6), 'nearest', 'hour')

%% Lines of a file with options
writelines(["a"; ""; " b "], 'lines.txt');
assert(isequal(readlines('lines.txt'), ["a"; ""; " b "; ""]) && isequal(readlines('lines.txt', 'EmptyLineRule', 'skip'), ["a"; " b "]))
assert(isequal(readlines('lines.txt', 'WhitespaceRule', 'trim', 'EmptyLineRule', 'skip'), ["a"; "b"]))
assert(isequal(readlines('lines.txt', 'WhitespaceRule', 'trimleading', 'EmptyLineRule', 'skip', 'Encoding', 'UTF-8'), ["a"; "b "]))
writelines("x", 'lines.txt', 'WriteMode', 'append'); assert(isequal(readlines('lines.txt'), ["a"; ""; " b "; "x"; ""]))
writelines({'a', 'b'}, 'ends.txt', 'LineEnding', '\r\n'); assert(strcmp(fileread('ends.txt'), sprintf('a\r\nb\r\n')))
assert(isequal(readlines('ends.txt'), ["a"; "b"; ""]))
writelines(["a" "b"], 'ends.txt', 'LineEnding', ';', 'TrailingLineEndingRule', 'never'); assert(isequal(readlines('ends.txt', 'LineEnding', ';'), ["a"; "b"]))
writelines("", 'ends.txt'); assert(isequal(readlines('ends.txt'), [""; ""]))

%% An empty line may be an error
% Error: line 2 is empty
writelines(["a"; ""; "b"], 'lines.txt'); readlines('lines.txt', 'EmptyLineRule', 'error')

%% No option of readlines
% Error: unknown option
writelines("a", 'lines.txt'); readlines('lines.txt', 'Odd', 1)

%% The encoding of a file is named
writelines("a", 'lines.txt'); assert(strcmp(fileread('lines.txt', 'Encoding', 'UTF-8'), sprintf('a\n')))

%% How a file is read as a table
writelines(["# made by hand"; "a,b;c"; "1,2;3"; "4,,5 # last"], 'how.txt');
T = readtable('how.txt', 'CommentStyle', '#', 'Delimiter', {',', ';'});
assert(isequal(T.Properties.VariableNames, {'a', 'b', 'c'}) && isequaln(T{:, :}, [1 2 3; 4 NaN 5]))
T = readtable('how.txt', 'CommentStyle', '#', 'Delimiter', {',', ';'}, 'MissingRule', 'omitrow'); assert(isequal(T{:, :}, [1 2 3]))
T = readtable('how.txt', 'CommentStyle', '#', 'Delimiter', {',', ';'}, 'MissingRule', 'omitvar'); assert(isequal(T.Properties.VariableNames, {'a', 'c'}))
writelines(["title"; "x y"; "units"; "1  2"; "3   4"], 'how.txt');
T = readtable('how.txt', 'VariableNamesLine', 2, 'DataLines', 4, 'Delimiter', ' ', 'ConsecutiveDelimitersRule', 'join');
assert(isequal(T.Properties.VariableNames, {'x', 'y'}) && isequal(T{:, :}, [1 2; 3 4]))
T = readtable('how.txt', 'DataLines', [5 5], 'ReadVariableNames', false, 'Delimiter', ' ', 'MultipleDelimsAsOne', true); assert(isequal(T{:, :}, [3 4]))
writelines([",1,2,"; ""; ",3,4,"], 'how.txt');
T = readtable('how.txt', 'LeadingDelimitersRule', 'ignore', 'TrailingDelimitersRule', 'ignore'); assert(isequal(T{:, :}, [1 2; 3 4]))
writelines(["a,b"; "1,2"; ""; "3,4"], 'how.txt');
T = readtable('how.txt', 'EmptyLineRule', 'read'); assert(isequaln(T.a, [1; NaN; 3]))
T = readtable('how.txt', 'ExpectedNumVariables', 1); assert(isequal(T, table([1; 3], 'VariableNames', {'a'})))
writelines(["a,b"; "1,"; "3,4"], 'how.txt'); T = readtable('how.txt', 'EmptyValue', -1); assert(isequal(T.b, [-1; 4]))

%% What readmatrix makes of a file
writelines(["# note"; "1,2"; "3,x"], 'what.csv');
A = readmatrix('what.csv', 'CommentStyle', '#'); assert(isequaln(A, [1 2; 3 NaN]) && isa(A, 'double'))
writelines(["1,2"; "3,4"], 'what.csv');
A = readmatrix('what.csv', 'OutputType', 'int8'); assert(isa(A, 'int8') && isequal(A, [1 2; 3 4]))
assert(isequal(readmatrix('what.csv', 'OutputType', 'string'), ["1" "2"; "3" "4"]) && isequal(readmatrix('what.csv', 'DataLines', 2), [3 4]))
assert(isequal(readmatrix('what.csv', 'OutputType', 'char', 'Range', 'A1:A2'), {'1'; '3'}))
writelines(["1;2,5"; "-;4"], 'what.csv');
assert(isequaln(readmatrix('what.csv', 'Delimiter', ';', 'DecimalSeparator', ',', 'TreatAsMissing', '-'), [1 2.5; NaN 4]))

%% No output of readmatrix
% Error: there is no output
readmatrix('any.csv', 'OutputType', 'table')

%% Sets of the rows of tables, in the order that is asked for
A = table([3; 1; 3; 2], 'VariableNames', {'x'}); B = table([5; 3; 2], 'VariableNames', {'x'});
[t, ia, ib] = intersect(A, B, 'stable'); assert(isequal(t.x, [3; 2]) && isequal(ia, [1; 4]) && isequal(ib, [2; 3]))
[t, ia, ib] = union(A, B); assert(isequal(t.x, [1; 2; 3; 5]) && isequal(ia, [2; 4; 1]) && isequal(ib, 1))
t = union(A, B, 'stable'); assert(isequal(t.x, [3; 1; 2; 5]))
[t, ia, ib] = setxor(A, B); assert(isequal(t.x, [1; 5]) && isequal(ia, 2) && isequal(ib, 1))
assert(isequal(setxor(B, A, 'stable').x, [5; 1]))

%% Rows of tables are sorted with options
T = table([1; -5; 3; NaN], {'a'; 'b'; 'c'; 'd'});
assert(isequal(sortrows(T, 1, 'ComparisonMethod', 'abs').Var2, {'a'; 'c'; 'b'; 'd'}) && isequal(sortrows(T, 1, 'MissingPlacement', 'first').Var2, {'d'; 'b'; 'a'; 'c'}))
assert(isequal(sortrows(T, {'Var1', 'Var2'}, {'descend', 'ascend'}, 'MissingPlacement', 'last', 'ComparisonMethod', 'abs').Var2, {'b'; 'c'; 'a'; 'd'}))
assert(isequal(sortrows(table([NaT; datetime(2024, 1, 1)]), 1, 'descend', 'MissingPlacement', 'last').Var1(1), datetime(2024, 1, 1)))

%% A variable of both tables is kept once
A = table([1; 2], [10; 20], 'VariableNames', {'k', 'v'}); B = table([2; 1], [7; 8], [5; 6], 'VariableNames', {'k', 'v', 'w'});
t = join(A, B, 'Keys', 'k', 'KeepOneCopy', 'v'); assert(isequal(t, table([1; 2], [10; 20], [6; 5], 'VariableNames', {'k', 'v', 'w'})))

%% The first rows of tables by absolute values
T = table([1; -5; 3]); assert(isequal(topkrows(T, 2, 1, 'descend', 'ComparisonMethod', 'abs').Var1, [-5; 3]))
assert(isequal(topkrows(T, 1, 1, 'ComparisonMethod', 'abs').Var1, -5) && isequal(topkrows(T, 1).Var1, 3))

%% Categories, dates and durations are counted with options
c = categorical({'a', 'b', 'a', 'c'});
[n, names] = histcounts(c, {'c', 'a', 'z'}); assert(isequal(n, [1 2 0]) && isequal(names, {'c', 'a', 'z'}))
assert(isequal(histcounts(c, 'Normalization', 'probability'), [0.5 0.25 0.25]) && isequal(histcounts(c, 'Normalization', 'cumcount'), [2 3 4]))
d = datetime(2024, 1, [1 1 2 4]) + hours([1 5 0 3]);
[n, edges, bin] = histcounts(d, 'BinMethod', 'day');
assert(isequal(n, [2 1 0 1]) && isequal(edges, datetime(2024, 1, 1:5)) && isequal(bin, [1 1 2 4]))
[n, edges] = histcounts(datetime(2024, [1 2 2 3], 15), 'BinMethod', 'month'); assert(isequal(n, [1 2 1]) && isequal(edges, datetime(2024, 1:4, 1)))
[n, edges] = histcounts(d, datetime(2024, 1, [1 2 5])); assert(isequal(n, [2 2]) && isequal(edges, datetime(2024, 1, [1 2 5])))
[n, edges] = histcounts(d, 'BinWidth', days(2), 'BinLimits', datetime(2024, 1, [1 5])); assert(isequal(n, [3 1]) && isequal(edges, datetime(2024, 1, [1 3 5])))
[n, edges] = histcounts(d, 'BinWidth', caldays(2)); assert(isequal(n, [3 1]) && isequal(edges, datetime(2024, 1, [1 3 5])))

%% The square of order two, which is not magic
assert(isequal(magic(2), [1 3; 4 2]))

%% Groups by the rows of a table
T = table([2; 1; 2], {'b'; 'a'; 'b'}, [5; 6; 7], 'VariableNames', {'n', 's', 'x'});
[g, t] = findgroups(T(:, {'n', 's'})); assert(isequal(g, [2; 1; 2]) && isequal(t, table([1; 2], {'a'; 'b'}, 'VariableNames', {'n', 's'})))
assert(isequal(splitapply(@(n, x) sum(n .* x), T(:, {'n', 'x'}), g), [6; 24]))

%% Rows of timetables near a time, and of one period
TT = timetable(datetime(2024, [1 1 2], [1 3 5])', [1; 2; 3]);
assert(isequal(TT{withtol(datetime(2024, 1, 2), days(1)), 1}, [1; 2]) && isequal(TT{withtol(["2024-01-01" "2024-02-05"], hours(1)), 1}, [1; 3]))
assert(isequal(TT{timerange('2024-01', 'months'), 1}, [1; 2]) && isequal(TT{timerange('2024', 'years'), 1}, [1; 2; 3]) && isequal(TT{timerange(datetime(2024, 1, 3), 'days'), 1}, 2))

%% Timetables are smoothed at their times
TT = timetable(seconds([0; 1; 2; 10]), [1; 3; 5; 7], 'VariableNames', {'x'});
S = smoothdata(TT, 'movmean', seconds(3)); assert(istimetable(S) && isequal(S.x, [2; 3; 4; 7]))

%% Halves are rounded by a rule
x = [-2.5 -0.5 0.5 1.5 2.5 2.6];
assert(isequal(round(x, 'TieBreaker', 'even'), [-2 0 0 2 2 3]) && isequal(round(x, TieBreaker="odd"), [-3 -1 1 1 3 3]))
assert(isequal(round(x, 'TieBreaker', 'tozero'), [-2 0 0 1 2 3]) && isequal(round(x, 'TieBreaker', 'fromzero'), round(x)))
assert(isequal(round(x, 'TieBreaker', 'plusinf'), [-2 0 1 2 3 3]) && isequal(round(x, 'TieBreaker', 'minusinf'), [-3 -1 0 1 2 3]))
assert(round(0.125, 2, 'TieBreaker', 'even') == 0.12 && round(0.375, 2, 'decimals', 'TieBreaker', 'even') == 0.38)

%% No rule for halves
% Error: expected fromzero
round(1, 'TieBreaker', 'up')

%% Rows with several missing elements are removed
x = [1 NaN 3; NaN NaN 6; 7 8 9];
assert(isequaln(rmmissing(x, 'MinNumMissing', 2), x([1 3], :)) && isequaln(rmmissing(x, 2, 'MinNumMissing', 2), x(:, [1 3])))
[y, gone] = rmmissing(x, 'MissingLocations', x > 8); assert(isequaln(y, x(1:2, :)) && isequal(gone, [false; false; true]))
assert(isequal(rmmissing([1 NaN 3]), [1 3]))

%% What is missing in a table as a table
T = table([1; NaN], {'a'; ''}, 'VariableNames', {'x', 's'});
assert(isequal(ismissing(T, 'OutputFormat', 'tabular'), table([false; true], [false; true], 'VariableNames', {'x', 's'})))
assert(isequal(ismissing(T, {1, 'a'}, 'OutputFormat', 'logical'), [true true; false false]))

%% Extremes of the variables of a table
T = table([1; 3; 1; 0], {'a'; 'b'; 'c'; 'd'}, [2; 1; 5; 1]);
assert(isequal(islocalmax(T), logical([0 0 0; 1 0 0; 0 0 1; 0 0 0])) && isequal(islocalmin(T, 'DataVariables', 'Var3'), logical([0 0 0; 0 0 1; 0 0 0; 0 0 0])))
assert(isequal(islocalmax(T(:, 1), 'OutputFormat', 'tabular', 'MinProminence', 5).Var1, false(4, 1)))

%% A file is read as its options say
writelines(["id,name,when,x"; "007,ann,2024-01-05,1.5"; "008,bob,2024-02-06,"; "009,cy,2024-03-07,3"], 'people.csv');
opts = detectImportOptions('people.csv');
assert(isequal(opts.VariableNames, {'id', 'name', 'when', 'x'}) && isequal(opts.VariableTypes, {'double', 'char', 'datetime', 'double'}))
assert(isequal(opts.DataLines, [2 Inf]) && opts.VariableNamesLine == 1 && isequal(opts.Delimiter, {','}))
T = readtable('people.csv', opts); assert(isequaln(T.x, [1.5; NaN; 3]) && isequal(T.id, [7; 8; 9]) && T.when(1) == datetime(2024, 1, 5))
opts = setvartype(opts, 'id', 'string'); opts = setvartype(opts, {'name'}, 'categorical');
opts.SelectedVariableNames = {'x', 'id', 'name'}; opts = setvaropts(opts, 'x', 'FillValue', -1);
T = readtable('people.csv', opts);
assert(isequal(T.Properties.VariableNames, {'x', 'id', 'name'}) && isequal(T.x, [1.5; -1; 3]) && isequal(T.id, ["007"; "008"; "009"]) && iscategorical(T.name))
opts.VariableNames{4} = 'value'; assert(isequal(opts.SelectedVariableNames, {'value', 'id', 'name'}))
opts.DataLines = [3 3]; opts.SelectedVariableNames = 4; assert(isequal(readmatrix('people.csv', opts), -1) && height(preview('people.csv', opts)) == 1)
opts.MissingRule = 'omitrow'; opts = setvaropts(opts, 'value', 'FillValue', NaN); assert(height(readtable('people.csv', opts)) == 0)

%% Options of a file from nothing
writelines(["1;2"; "3;4"], 'plain.txt');
opts = delimitedTextImportOptions('NumVariables', 2, 'Delimiter', ';'); opts.VariableTypes = {'double', 'int8'}; opts.VariableNames = ["a" "b"];
T = readtable('plain.txt', opts); assert(isequal(T.a, [1; 3]) && isequal(T.b, int8([2; 4])))
[a, b] = readvars('plain.txt', opts); assert(isequal(a, [1; 3]) && isa(b, 'int8'))

%% No such variable of a file
% Error: no variable
opts = delimitedTextImportOptions('NumVariables', 1); opts.SelectedVariableNames = 'z';

%% Strings that are missing have a place in an order
s = ["b" missing "a"];
assert(isequaln(sort(s), ["a" "b" missing]) && isequaln(sort(s, 'descend'), [missing "b" "a"]) && isequaln(sort(s, 'MissingPlacement', 'first'), [missing "a" "b"]))
[u, i, j] = unique(["b" missing "a" missing "b"]); assert(isequaln(u, ["a" "b" missing missing]) && isequal(i, [3; 1; 2; 4]) && isequal(j, [2; 3; 1; 4; 2]))
[tf, at] = ismember(["a" missing "q"], s); assert(isequal(tf, [true false false]) && isequal(at, [3 0 0]))
assert(isequaln(sortrows([s' s']), ["a" "a"; "b" "b"; missing missing]) && ~issorted(s) && issorted(sort(s)))
assert(isequaln(setdiff(s, "a"), ["b" missing]) && isequal(intersect(s, ["a" "q"]), "a"))
T = table(s', [1; 2; 3], 'VariableNames', {'k', 'x'});
assert(isequal(sortrows(T, 'k').x, [3; 1; 2]) && height(unique(T)) == 3)

%% Rows of strings are unique, and in sets
x = ["a" "b"; "c" "d"; "a" "b"];
[u, i, j] = unique(x, 'rows'); assert(isequal(u, ["a" "b"; "c" "d"]) && isequal(i, [1; 2]) && isequal(j, [1; 2; 1]))
[tf, at] = ismember(x, ["c" "d"; "a" "b"], 'rows'); assert(isequal(tf, true(3, 1)) && isequal(at, [2; 1; 2]))
assert(isequal(setdiff(x, ["c" "d"], 'rows'), ["a" "b"]) && isequal(unique(x(2:3, :), 'rows', 'stable'), ["c" "d"; "a" "b"]))

%% One match in each string
s = ["a1" "b22"; "c" "d4"];
assert(isequaln(regexp(s, '\d+', 'match', 'once'), ["1" "22"; missing "4"]))
[m, t] = regexp(s(1, :), '(\d)', 'match', 'tokens', 'once'); assert(isequal(m, ["1" "2"]) && isequal(t, {"1", "2"}))

%% Times beyond the ends of a timetable, and halfway between two of them
T = timetable(seconds([0; 1; 2]), [10; 20; 40], 'VariableNames', {'v'});
assert(isequaln(retime(T, seconds([0.5; 3]), 'linear', 'EndValues', NaN).v, [15; NaN]) && isequal(retime(T, seconds([0.5; 3]), 'linear').v, [15; 60]))
assert(isequal(retime(T, seconds([-1; 0.5; 1.5; 3]), 'nearest', 'EndValues', 0).v, [0; 20; 40; 0]) && isequal(retime(T, seconds(5), 'previous', 'EndValues', -1).v, -1))

%% A function of each variable of a timetable gives a timetable where the rows stay
T = timetable(seconds([0; 1; 2]), [10; 20; 40], 'VariableNames', {'v'});
S = varfun(@(x) 2 * x, T); assert(istimetable(S) && isequal(S.Time, T.Time) && isequal(S.Fun_v, [20; 40; 80]))
assert(istable(varfun(@mean, T)) && istable(varfun(@(x) x, T, 'OutputFormat', 'table')) && isequal(varfun(@sum, T, 'OutputFormat', 'uniform'), 70))

%% A table is pivoted
T = table({'a'; 'b'; 'a'; 'a'}, [1; 1; 2; 1], [5; 6; 7; 8], 'VariableNames', {'k', 'n', 'x'});
P = pivot(T, 'Rows', 'k', 'Columns', 'n'); assert(isequal(P, table({'a'; 'b'}, [2; 1], [1; 0], 'VariableNames', {'k', '1', '2'})))
P = pivot(T, Rows="k", Columns="n", DataVariable="x"); assert(isequal(P.("1"), [13; 6]) && isequal(P.("2"), [7; 0]))
P = pivot(T, 'Rows', 'k', 'DataVariable', 'x', 'Method', 'mean'); assert(isequal(P.mean_x, [20/3; 6]) && isequal(pivot(T, 'Rows', 'n').count, [3; 1]))
P = pivot(T, 'Columns', 'k', 'DataVariable', 'x', 'Method', 'max'); assert(isequal(P, table(8, 6, 'VariableNames', {'a', 'b'})))
P = pivot(T, 'Rows', 'k', 'Columns', 'n', 'DataVariable', 'x', 'Method', 'mean', 'IncludeTotals', true); assert(isequal(P.Overall_mean_x, [20/3; 6]) && isequaln(P.("2"), [7; NaN]))

%% The older name of isfolder
assert(isdir('/') && ~isdir('no such folder'))

%% The range of dates, and bounds along a dimension
d = datetime(2024, 1, [3 1; 2 9]);
assert(isequal(range(d), days([1 8])) && isequal(range(d, 2), days([2; 7])) && isequal(range(d(:)), days(8)))
[low, high] = bounds(d, 2); assert(isequal(low, datetime(2024, 1, [1; 2])) && isequal(high, datetime(2024, 1, [3; 9])))
[low, high] = bounds(hours([3 1; 2 9]), 1); assert(isequal(low, hours([2 1])) && isequal(high, hours([3 9])))

%% Sets of categories that differ have the categories of both
c = categorical({'a', 'b'}); d = categorical({'b', 'c'});
u = union(c, d); assert(isequal(cellstr(u), {'a', 'b', 'c'}) && isequal(categories(u), {'a'; 'b'; 'c'}))
assert(isequal(cellstr(setxor(c, d)), {'a', 'c'}) && isequal(cellstr(union(c, 'z')), {'a', 'b', 'z'}) && isequal(cellstr(intersect(d, c)), {'b'}))

%% The greater of a category and the name of one
o = categorical({'lo', 'hi'}, {'lo', 'mid', 'hi'}, 'Ordinal', true);
assert(isequal(cellstr(max(o, 'mid')), {'mid', 'hi'}) && isequal(cellstr(min(o, "mid")), {'lo', 'mid'}) && isequal(cellstr(max(o)), {'hi'}))

%% Dates, durations and categories that stand for what is missing
assert(isequal(isnat(standardizeMissing(datetime(2024, 1, 1:3), datetime(2024, 1, 2))), [false true false]))
assert(isequal(isnan(standardizeMissing(hours([1 -1]), hours(-1))), [false true]) && isequal(isundefined(standardizeMissing(categorical({'a', 'NA'}), 'NA')), [false true]))
T = standardizeMissing(table(categorical({'x'; '-'}), [1; -1]), {'-', -1}); assert(isequal(ismissing(T), [false false; true true]))

%% All parts of durations of the calendar are moved with them
x = [calmonths(1) caldays(3) calyears(1)];
assert(isequal(flip(x), [calyears(1) caldays(3) calmonths(1)]) && isequal(circshift(x, 1), [calyears(1) calmonths(1) caldays(3)]))
assert(isequal(repelem(x(2:3), 2), [caldays([3 3]) calyears([1 1])]) && isequal(permute(x, [2 1]), x') && isequal(fliplr(x(1:2)), [caldays(3) calmonths(1)]))
seen = strings(1, 0); for k = x, seen(end + 1) = string(k); end
assert(isequal(seen, ["1mo" "3d" "1y"]) && isequal(arrayfun(@(k) k, x), x) && isequal(arrayfun(@(k) caldays(k), caldays([4 5])), [4 5]))

%% A mean with weights
assert(isequal(mean([1 2 3], Weights=[1 1 2]), 2.25));
assert(isequal(mean([1 2; 3 4], 'Weights', [1 3]), [2.5 3.5]));
assert(isequal(mean([1 2; 3 4], 2, 'Weights', [1; 3]), [1.75; 3.75]));
assert(isequal(mean([1 2; 3 4], 'all', 'Weights', [1 0; 0 3]), 3.25));
assert(isequal(mean([1 NaN 3], 'omitnan', 'Weights', [1 5 3]), 2.5));
assert(isa(mean(single([1 2]), 'Weights', [1 3]), 'single'));
assert(isequal(mean(int8([1 2]), 'Weights', int8([1 3])), 1.75));
try
    mean([1 2 3], 'Weights', [1 2]);
    error('not refused');
catch err
    assert(contains(err.message, 'weights'));
end

%% tables are sets of rows whatever these are called
T = table([1; 2], 'RowNames', {'a', 'b'}); U = table([2; 3], 'RowNames', {'a', 'c'}); assert(ismember(T, U), [false; true]); assert(height(setdiff(T, T(1, :))), 1)
[V, i, j] = union(T, U); assert(height(V), 3); assert(V.Properties.RowNames, {'a'; 'b'; 'c'}); assert(i, [1; 2]); assert(j, 2); X = setxor(T, table([2; 9], 'RowNames', {'b', 'a'})); assert(X.Properties.RowNames, {'a'; 'a_1'})

%% an equation with a singular mass ends where it is to end
lastwarn(''); [t, y] = ode15s(@(t, y) [-y(1) + y(2); y(1) + y(2) - 2], [0 1], [1; 1], odeset('Mass', [1 0; 0 0])); assert(isempty(lastwarn)); assert(t(end), 1); assert(y(end, :), [1 1], 1e-6)

%% bits are those of whole numbers from 0, unless a class with a sign is assumed
assert(bitshift(-8, -1, 'int8'), -4); assert(bitand(int8(-1), int8(3)), int8(3))
try
    bitxor(1, -2); assert(false);
catch err
    assert(contains(err.message, 'integer values'));
end
