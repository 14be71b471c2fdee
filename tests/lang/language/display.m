%% scalars
% Prints: x =
% Prints: 3
x = 3

%% ans
% Prints: ans =
% Prints: 3
1 + 2;
ans

%% a call sets ans
% Prints: ans =
% Prints: 4
max(4, 2)

%% a name alone does not set ans
% Prints: x =
% Prints: 5
ans = 1; x = 5;
x
assert(ans == 1)

%% lists
% Prints: ans =
% Prints: 1
% Prints: ans =
% Prints: 2
c = {1, 2};
c{:}

%% printing what an element's assignment changes
% Prints: x =
% Prints: 1     9     3
x = [1 2 3];
x(2) = 9

%% blocks of columns
% Prints: x =
% Prints: 1.0e+04 *
% Prints: Columns 1 through 8
% Prints: 0.1000    0.2000    0.3000    0.4000    0.5001    0.6001    0.7001    0.8001
% Prints: Columns 9 through 10
% Prints: 0.9001    1.0001
x = (1:10) * 1000.123

%% further lines of a text begin below its first character; in lists an end of line is a sign
x = sprintf('a\nb'); c = {x}; s.a = x; y = "p" + newline + "q"; z = [y y];
assert(contains(evalc('x'), sprintf('    ''a\n     b''\n')));
assert(contains(evalc('y'), sprintf('    "p\n     q"\n')));
assert(contains(evalc('c'), ['{''a' char(8629) 'b''}']));
assert(contains(evalc('s'), ['a: ''a' char(8629) 'b''']));
assert(contains(evalc('z'), ['"p' char(8629) 'q"    "p' char(8629) 'q"']));
assert(contains(evalc('c = {sprintf(''a\tb'')}'), ['{''a' char(8594) 'b''}']));
assert(contains(evalc('t = table({x})'), ['{''a' char(8629) 'b''}']));
assert(strcmp(evalc('disp(x)'), sprintf('a\nb\n')));

%% format by a sign alone
format +
assert(contains(evalc('x = [1 -1; 0 2]'), sprintf('+-\n +\n')));
format
assert(contains(evalc('x = pi'), '3.1416'));

%% an inputParser shows what it has
p = inputParser; p.addParameter('a', 1);
assert(~contains(evalc('p'), 'Declared') && contains(evalc('p'), 'Parameters'));

%% string arrays without elements
% Prints: 0×3 empty string array
% Prints: x =
% Prints: 0×0 empty string array
disp(strings(0, 3))
x = strings(0, 0)

%% display shows the name of a variable
x = 4;
assert(strcmp(evalc('display(x)'), evalc('x')));
assert(strcmp(strtrim(evalc('display(5)')), '5'));

%% the common factor of a power of ten is that power
assert(contains(evalc('x = [1e-7 1e-9]'), '1.0e-07 *') && contains(evalc('x'), '1.0000    0.0100'));

%% compact is compact for tables and dates too
format compact
assert(~contains(evalc('T = table([1; 2], {''a''; ''b''})'), sprintf('\n\n')));
assert(~contains(evalc('d = datetime(2020, 1, [1 2])'), sprintf('\n\n')));
assert(~contains(evalc('c = categorical({''a'', ''b''})'), sprintf('\n\n')));
format
assert(contains(evalc('d = datetime(2020, 1, [1 2])'), sprintf('\n\n')));

%% tables are written in the session's format
format long
assert(contains(evalc('T = table(pi, {exp(1)}, single(pi))'), '3.14159265358979'));
format
assert(contains(evalc('T = table(pi)'), '3.1416'));
