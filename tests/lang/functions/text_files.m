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
