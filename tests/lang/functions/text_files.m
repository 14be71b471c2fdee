%% Numbers and lines in files
writematrix([1 2.5; 3 -4], 'w.csv')
assert(readmatrix('w.csv'), [1 2.5; 3 -4])
writelines({'a,b', '1,2', '3,x'}, 'h.csv')
assert(readmatrix('h.csv'), [1 2; 3 NaN])
assert(char(readlines('h.csv')(2)), '1,2')
d = importdata('h.csv');
assert(d.colheaders, {'a', 'b'})
assert(d.data, [1 2; 3 NaN])
[a, b] = textread('h.csv', '%s %s', 'delimiter', ',');
assert(a, {'a'; '1'; '3'})

%% Skipping lines
writelines({'one', 'two', 'three'}, 'l.txt')
f = fopen('l.txt');
assert(fskipl(f, 2), 2)
assert(fgetl(f), 'three')
fclose(f);

%% Files as a whole
writelines('text', 'one.txt')
copyfile('one.txt', 'two.txt')
movefile('one.txt', 'three.txt')
assert([isfile('one.txt') isfile('two.txt') isfile('three.txt')], [false true true])
[ok, message] = copyfile('missing.txt', 'x.txt');
assert(~ok && ~isempty(message))

%% A file that is not there
% Error: No such file
movefile('missing.txt', 'x.txt')

%% Values are read from a file by a format, from where it stands
f = fopen('scan.txt', 'w');
fprintf(f, '10 20\n30 abc 40');
fclose(f);
f = fopen('scan.txt');
[a, n, message] = fscanf(f, '%d', 2);
assert(isequal(a, [10; 20]) && n == 2 && isempty(message) && ftell(f) == 5)
[a, n, message] = fscanf(f, '%d');
assert(isequal(a, 30) && n == 1 && ~isempty(message) && ftell(f) == 9 && ~feof(f))
assert(strcmp(fscanf(f, '%s', 1), 'abc'))
[x, y] = fscanf(f, '%d %d', 'C');
assert(x == 40 && isempty(y) && feof(f))
assert(isempty(fscanf(f, '%d')))
frewind(f);
assert(isequal(fscanf(f, '%d', [2 Inf]), [10 30; 20 0]))
fclose(f);

%% A few numbers at a time come from a long file, and all of them, whatever stands between
f = fopen('long.txt', 'w');
fprintf(f, 'é%d,', 1:5000);
fclose(f);
f = fopen('long.txt');
total = 0;
for k = 1:10
  total = total + sum(fscanf(f, 'é%d,', 5));
end
assert(total, sum(1:50))
rest = fscanf(f, 'é%d,');
assert(isequal(rest', 51:5000) && feof(f))
frewind(f);
assert(numel(fscanf(f, '%s')) > 20000)
fclose(f);

%% A size counts numbers and texts, and what follows the last of them is left but for literals
assert(strcmp(sscanf('abc def', '%s', 1), 'abc'))
assert(strcmp(sscanf('abc def', '%s', 2), 'abcdef'))
[x, n, e, next] = sscanf('a1,a2,a3', 'a%d,', 2);
assert(isequal(x, [1; 2]) && n == 2 && next == 7)
[x, n, e, next] = sscanf('1  2  3', '%d ', 2);
assert(isequal(x, [1; 2]) && next == 5)
