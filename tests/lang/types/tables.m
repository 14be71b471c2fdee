%% A table is indexed by rows and variables, by names, and with braces
LastName = {'Sanchez'; 'Johnson'; 'Li'; 'Diaz'};
Age = [38; 43; 38; 40];
Smoker = [true; false; true; false];
T = table(LastName, Age, Smoker);
assert(isequal(T.Properties.VariableNames, {'LastName', 'Age', 'Smoker'}))
assert(isequal(size(T), [4 3]))
assert(isequal([height(T), width(T), numel(T), ndims(T)], [4 3 12 2]))
assert(isequal(T.Age(2), 43))
assert(isequal(T{2:3, 'Age'}, [43; 38]))
assert(isequal(T{:, {'Age', 'Smoker'}}, [Age, Smoker]))
assert(isequal(class(T(1, :)), 'table'))
assert(isequal(T.(2), Age))
assert(isequal(T.('Age')(end), 40))
assert(isequal(T{end, 2}, 40))
assert(isequal(T(T.Age > 38, :).LastName, {'Johnson'; 'Diaz'}))
assert(isequal(T(:, [3 1]).Properties.VariableNames, {'Smoker', 'LastName'}))
assert(istable(T) && ~isempty(T) && isempty(table()))
T.Properties.RowNames = LastName;
assert(isequal(T{'Li', 'Age'}, 38))
assert(isequal(T({'Li', 'Diaz'}, :).Age, [38; 40]))
assert(isequal(T.Row, LastName))

%% Tables change by variables, rows, elements, and become larger and smaller
T = table([1; 2; 3], {'a'; 'b'; 'c'}, 'VariableNames', {'n', 'text'});
U = T;
T.square = T.n .^ 2;
T.n(2) = 20;
T{3, 'n'} = 30;
T{1, 'text'} = {'first'};
T(4, :) = {4, 'd', 16};
T(1, :) = [];
assert(isequal(T.n, [20; 30; 4]))
assert(isequal(T.text, {'b'; 'c'; 'd'}))
T.text = [];
T(:, 'square') = [];
assert(isequal(T.Properties.VariableNames, {'n'}))
assert(isequal(U.n, [1; 2; 3]))
T.Properties.VariableNames{1} = 'number';
assert(isequal(T.number, [20; 30; 4]))
T.extra(2) = 5;
assert(isequal(T.extra, [0; 5; 0]))
s.list = U;
s.list.n(1) = 7;
assert(isequal(s.list.n, [7; 2; 3]))
c = {U};
c{1}.n(3) = 9;
assert(isequal(c{1}.n, [1; 2; 9]))
V = table();
V.a = [1; 2];
V.('b') = ["x"; "y"];
V.(3) = [true; false];
assert(isequal(V.Properties.VariableNames, {'a', 'b', 'Var3'}))
total = 0;
for k = 1:2
  total = total + sum(double(V.(2 * k - 1)));
end
assert(isequal(total, 4))

%% Tables are joined, sorted, and their rows are taken once
A = table([3; 1; 2], {'c'; 'a'; 'b'}, 'VariableNames', {'k', 'x'});
B = table([2; 4], {'b'; 'd'}, 'VariableNames', {'k', 'x'});
assert(isequal([A; B].k, [3; 1; 2; 2; 4]))
assert(isequal(height(unique([A; B])), 4))
[S, order] = sortrows(A, 'k');
assert(isequal(order, [2; 3; 1]))
assert(isequal(S.x, {'a'; 'b'; 'c'}))
assert(isequal(sortrows(A, 'x', 'descend').k, [3; 2; 1]))
W = [A, table([7; 8; 9], 'VariableNames', {'y'})];
assert(isequal(W.y, [7; 8; 9]))
left = table([1; 2; 2; 3], [10; 20; 21; 30], 'VariableNames', {'key', 'a'});
right = table([2; 3; 4], {'two'; 'three'; 'four'}, 'VariableNames', {'key', 'name'});
J = innerjoin(left, right);
assert(isequal(J.key, [2; 2; 3]))
assert(isequal(J.a, [20; 21; 30]))
assert(isequal(J.name, {'two'; 'two'; 'three'}))
O = outerjoin(left, right, 'MergeKeys', true);
assert(isequal(O.key, [1; 2; 2; 3; 4]))
assert(isequaln(O.a, [10; 20; 21; 30; NaN]))
assert(isequal(join(left(2:4, :), right).name, {'two'; 'two'; 'three'}))
assert(isequal(ismember(A, B), [false; false; true]))

%% Groups of rows are summarised
T = table({'b'; 'a'; 'b'; 'a'}, [1; 2; 3; 5], [1; NaN; 3; 4], 'VariableNames', {'g', 'x', 'y'});
G = groupsummary(T, 'g', {'mean', 'max'});
assert(isequal(G.g, {'a'; 'b'}))
assert(isequal(G.GroupCount, [2; 2]))
assert(isequal(G.mean_x, [3.5; 2]))
assert(isequal(G.mean_y, [4; 2]))
assert(isequal(G.max_x, [5; 3]))
assert(isequal(groupsummary(T, 'g', @(v) numel(v), 'x').fun1_x, [2; 2]))
V = varfun(@sum, T, 'InputVariables', 'x', 'GroupingVariables', 'g');
assert(isequal(V.sum_x, [7; 4]))
assert(isequal(varfun(@max, T(:, {'x'}), 'OutputFormat', 'uniform'), 5))
R = rowfun(@(a, b) a + b, T, 'InputVariables', {'x', 'y'}, 'OutputVariableNames', 'total');
assert(isequaln(R.total, [2; NaN; 6; 9]))
wide = table([1; 2], [3; 4], [5; 6], 'VariableNames', {'id', 'p', 'q'});
tall = stack(wide, {'p', 'q'}, 'NewDataVariableName', 'v', 'IndexVariableName', 'which');
assert(isequal(tall.v, [3; 5; 4; 6]))
assert(isequal(unstack(tall, 'v', 'which').q, [5; 6]))

%% A table is written to a file and read from it
T = table([1; 2], {'one'; 'two, or so'}, [0.5; NaN], 'VariableNames', {'n', 'word', 'x'});
writetable(T, 't.csv')
assert(isequal(strrep(fileread('t.csv'), char(13), ''), sprintf('n,word,x\n1,one,0.5\n2,"two, or so",NaN\n')))
assert(isequaln(readtable('t.csv'), T))
S = readtable('t.csv', 'TextType', 'string');
assert(isequal(S.word(2), "two, or so"))
writetable(T, 't.txt', 'Delimiter', 'tab')
assert(isequaln(readtable('t.txt', 'Delimiter', '\t'), T))

%% Conversions of tables
T = struct2table(struct('a', {1, 2, 3}, 'b', {'x', 'yy', 'z'}));
assert(isequal(T.a, [1; 2; 3]))
assert(isequal(T.b, {'x'; 'yy'; 'z'}))
s = table2struct(T);
assert(isequal(s(2).b, 'yy'))
assert(isequal(table2cell(T), {1 'x'; 2 'yy'; 3 'z'}))
M = magic(3);
assert(isequal(table2array(array2table(M)), M))
assert(isequal(array2table(M).Properties.VariableNames, {'M1', 'M2', 'M3'}))
assert(isequal(cell2table({1 'x'; 2 'y'}, 'VariableNames', {'p', 'q'}).q, {'x'; 'y'}))
assert(isequal(addvars(T, [4; 5; 6], 'Before', 'b', 'NewVariableNames', 'c').Properties.VariableNames, {'a', 'c', 'b'}))
assert(isequal(renamevars(T, 'a', 'z').z, T.a))
assert(isequal(width(removevars(T, 'a')), 1))
assert(isequal(movevars(T, 'b', 'Before', 'a').Properties.VariableNames, {'b', 'a'}))

%% Errors of tables say what was wrong
T = table([1; 2], 'VariableNames', {'Age'});
assert(isequal(message(@() T.age), 'Unrecognized table variable name ''age''. Did you mean ''Age''?'))
assert(isequal(identifier(@() T(3, :)), 'MATLAB:table:RowIndexOutOfRange'))
assert(isequal(identifier(@() table([1; 2], 1)), 'MATLAB:table:UnequalVarLengths'))
assert(isequal(identifier(@() [T; table(1)]), 'MATLAB:table:vertcat:UnequalVarNames'))
assert(isequal(identifier(@() [T, T]), 'MATLAB:table:DuplicateVarNames'))
function text = message(f)
  text = '';
  try
    f();
  catch e
    text = e.message;
  end
end
function text = identifier(f)
  text = '';
  try
    f();
  catch e
    text = e.identifier;
  end
end

%% A table is displayed in columns under their names
T = table([38; 43], [true; false], [124 93; 109 77], {'Li'; 'Sanchez'}, ["a"; "bc"], 'VariableNames', {'Age', 'Smoker', 'Blood', 'Name', 'S'});
shown = evalc('T');
lines = strsplit(shown, newline, 'CollapseDelimiters', false);
assert(isequal(lines{1}, 'T ='))
assert(isequal(lines{3}, ['  2', char(215), '5 table']))
assert(isequal(lines{5}, '    Age    Smoker      Blood          Name         S  '))
assert(isequal(lines{6}, '    ___    ______    __________    ___________    ____'))
assert(isequal(lines{8}, '    38     true      124     93    {''Li''     }    "a" '))
assert(isequal(lines{9}, '    43     false     109     77    {''Sanchez''}    "bc"'))

%% an element beyond the end of a variable makes a table higher
warning('off', 'MATLAB:table:RowsAddedExistingVars');
T = table([1; 2], ["a"; "b"], 'VariableNames', {'x', 's'});
T.x(end + 1) = 3;
assert(isequal(T.x, [1; 2; 3]) && isequal(ismissing(T.s), [false; false; true]));
[~, id] = lastwarn;
assert(strcmp(id, 'MATLAB:table:RowsAddedExistingVars'));
try
  T.x = [1; 2];
  error('none');
catch e
  assert(strcmp(e.identifier, 'MATLAB:table:RowDimensionMismatch'));
end

%% Tables are computed with, variable by variable
T = table([1; 2], [3; 4], 'VariableNames', {'a', 'b'});
T + 1
T2 = table([5; 6], [7; 8], 'VariableNames', {'b', 'a'}, 'RowNames', {'x', 'y'});
T .* T2
assert(isequal((T + [10 20]).b, [23; 24]) && isequal((10 - T).a, [9; 8]) && isequal((T + [1; 2]).b, [4; 6]))
assert(isequal((2 * T / 4).a, [0.5; 1]) && isequal(abs(-T), T) && isequal((T > 1).a, [false; true]) && isequal(sqrt(T .^ 2), T))
assert(isequal(round(T / 3, 1).b, [1; 1.3]))
mean(T)
sum(T2, 2)
assert(isequal(max(T).b, 4) && isequal(max(T, 2).a, [2; 2]) && isequal(min(T, [], 2).min, [1; 2]) && isequal(std(T, 1).a, 0.5))
assert(isequal(cumsum(T).b, [3; 7]) && isequal(cumsum(T, 2).b, [4; 6]) && isequal(mean(table([1; NaN]), 'omitnan').Var1, 1))
assert(isequal(table([1; 2]) == table(1), table([true; false])))
T3 = table.empty(0, 2);
assert(isequal(size(T3), [0 2]) && isequal(T3.Properties.VariableNames, {'Var1', 'Var2'}) && isempty(table.empty))
% Prints: ans =
% Prints:   2×2 table
% Prints:     a    b
% Prints:     _    _
% Prints:     2    4
% Prints:     3    5
% Prints: ans =
% Prints:   2×2 table
% Prints:          a     b 
% Prints:          __    __
% Prints:     x     7    15
% Prints:     y    16    24
% Prints: ans =
% Prints:   1×2 table
% Prints:      a      b 
% Prints:     ___    ___
% Prints:     1.5    3.5
% Prints: ans =
% Prints:   2×1 table
% Prints:          sum
% Prints:          ___
% Prints:     x    12 
% Prints:     y    14 

%% Tables that are computed with have the same variables
% Error: the same variable names
table(1) + table(1, 2)

%% What is computed of tables is of numbers
% Error: Applying the function 'sum' to the variable 'Var1' generated the following error
sum(table({'a'; 'b'}))

%% A row of cells below a table takes the classes of its variables
T = table(["Ann"; "Bob"], categorical({'m'; 'f'}), datetime(2024, 1, [1; 2]), {'x'; 'y'}, [1; 2]);
T = [T; {"Dee", 'f', datetime(2024, 1, 3), 'z', 3}; {'Eve', categorical({'m'}), '04-Jan-2024', {'u'}, 4}];
assert(isequal(T.Var1, ["Ann"; "Bob"; "Dee"; "Eve"]) && isequal(T.Var2, categorical({'m'; 'f'; 'f'; 'm'})))
assert(isequal(T.Var3, datetime(2024, 1, (1:4)')) && isequal(T.Var4, {'x'; 'y'; 'z'; 'u'}) && isequal(T.Var5, (1:4)'))
o = table(categorical({'low'; 'high'}, {'low', 'high'}, 'Ordinal', true)); o = [o; {'high'}];
assert(isordinal(o.Var1) && isequal(o.Var1 == 'high', [false; true; true]))

%% Variables give columns their names also where a later argument is a field
s.n = {'a'; 'b'}; x = [1; 2]; y = [3; 4];
T = table(x, 'RowNames', s.n); assert(isequal(T.Properties.VariableNames, {'x'}))
T = table(x, y, s.n); assert(isequal(T.Properties.VariableNames, {'x', 'y', 'Var3'}))
T = table(x, {s.n{:}}', s.n); assert(isequal(T.Properties.VariableNames, {'x', 'Var2', 'Var3'}))
c = {x; y}; T = table(cat(1, c{:}), [s.n(1); s.n; s.n(2)], s.n([1 1 2 2])); assert(isequal(T.Properties.VariableNames, {'Var1', 'Var2', 'Var3'}))
