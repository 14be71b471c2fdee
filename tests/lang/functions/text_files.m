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

%% Fields that hold nothing are zero, or no number
writelines({'1,,3', '4,5', ',7,8,'}, 'e.csv')
assert(csvread('e.csv'), [1 0 3 0; 4 5 0 0; 0 7 8 0])
assert(readmatrix('e.csv'), [1 NaN 3 NaN; 4 5 NaN NaN; NaN 7 8 NaN])

%% A part of a file of numbers
writelines({'1;2;3', '4;5;6', '', '7;8;9'}, 's.csv')
assert(dlmread('s.csv'), [1 2 3; 4 5 6; 7 8 9])
assert(dlmread('s.csv', ';', 1, 1), [5 6; 8 9])
assert(dlmread('s.csv', ';', [0 1 1 2]), [2 3; 5 6])
assert(dlmread('s.csv', ';', 'B1..C2'), [2 3; 5 6])
assert(dlmread('s.csv', 1, 0), [4 5 6; 7 8 9])
assert(isempty(dlmread('s.csv', ';', 9, 0)))

%% Numbers between blanks, tabs and texts, in quotes and with imaginary parts
writelines({'  1   2.5e3', '-3  4'}, 'b.txt')
assert(dlmread('b.txt'), [1 2500; -3 4])
assert(readmatrix('b.txt'), [1 2500; -3 4])
writelines({sprintf('a\tb'), sprintf('1\t2')}, 't.txt')
assert(readmatrix('t.txt'), [1 2])
assert(readmatrix('t.txt', 'NumHeaderLines', 0), [NaN NaN; 1 2])
writelines({'"x, y",z', '"1",2', '"a, b",3'}, 'q.csv')
assert(readmatrix('q.csv'), [1 2; NaN 3])
writelines({'1+2i,3', '4,-i'}, 'c.csv')
assert(csvread('c.csv'), [1+2i 3; 4 -1i])
writelines({'a;b', '1;2', 'x;3'}, 'h.txt')
assert(readmatrix('h.txt', 'Delimiter', ';', 'NumHeaderLines', 2), [NaN 3])

%% Many lines are read and written at once
x = reshape(1:20000, [], 4) / 7;
writematrix(x, 'many.csv')
assert(readmatrix('many.csv'), x, 1e-11)
assert(size(csvread('many.csv')), [5000 4])
dlmwrite('p.txt', [1 2; 3 4], 'delimiter', '%', 'precision', '%.1f')
assert(fileread('p.txt'), sprintf('1.0%%2.0\n3.0%%4.0\n'))
dlmwrite('p.txt', {}, ',')
assert(fileread('p.txt'), '')
dlmwrite('p.txt', [1+2i 3], ';')
assert(fileread('p.txt'), sprintf('1+2i;3+0i\n'))
assert(dlmread('p.txt', ';'), [1+2i 3])

%% Rows of a text file without its comments
writelines({'% heading', '1 2, 3 # note', '', '4;5 6'}, 'ascii.txt')
assert(load('ascii.txt'), [1 2 3; 4 5 6])

%% A text file whose rows are not of one length
% Error: Number of columns on line 2
writelines({'1 2', '3'}, 'bad.txt')
load('bad.txt');

%% A range of cells that is none
% Error: range of cells
writelines('1,2', 'r.csv')
dlmread('r.csv', ',', 'first');

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

%% A size counts numbers and texts, and what follows the last of them is left but for literals and blanks
assert(strcmp(sscanf('abc def', '%s', 1), 'abc'))
assert(strcmp(sscanf('abc def', '%s', 2), 'abcdef'))
[x, n, e, next] = sscanf('a1,a2,a3', 'a%d,', 2);
assert(isequal(x, [1; 2]) && n == 2 && next == 7)
[x, n, e, next] = sscanf('1  2  3', '%d ', 2);
assert(isequal(x, [1; 2]) && next == 7)
[x, n, e, next] = sscanf('1  2  3', '%d', 2);
assert(isequal(x, [1; 2]) && next == 5)
f = fopen('blanks.txt', 'w'); fprintf(f, '12\n\n  abc\n34'); fclose(f);
f = fopen('blanks.txt'); assert(fscanf(f, '%d\n', 1) == 12 && strcmp(fgetl(f), 'abc') && fscanf(f, '%d', 1) == 34); fclose(f);

%% variables in files of Octave's text format
a = {1, 'two'; [1.5 NaN; -Inf 2], {}}; b = struct('p', {1, 'zwölf'}); c = int8([1 2; 3 4]); d = [1+2i 3]; e = single(0.1); f = ['ab'; 'cd'];
g = true(2, 1, 2); k = 3; h = @(x) x + k; s.t.u = zeros(0, 3); y = {}; z = '';
save('-text', 'all.txt', 'a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 's', 'y', 'z');
r = load('all.txt');
assert(isequaln({r.a, r.b, r.c, r.d, r.e, r.f, r.g, r.s, r.y, r.z}, {a, b, c, d, e, f, g, s, y, z}))
assert(isa(r.c, 'int8') && isa(r.e, 'single') && islogical(r.g) && r.h(4) == 7 && isequal(size(r.s.t.u), [0 3]))
clear
load all.txt c
assert(isequal(who, {'c'}))

%% what Octave has written
lines = ["# Created by Octave 7.3.0", "# name: x", "# type: sq_string", "# elements: 1", "# length: 3", "a", "b", "", "", "# name: r", ...
  "# type: double_range", "# base, limit, increment", "1 5 2", "", "# name: S", "# type: sparse matrix", "# nnz: 2", "# rows: 2", ...
  "# columns: 3", "1 1 3", "2 3 4", "", "# name: p", "# type: permutation matrix", "# size: 2", "# orient: c", "2", "1", "", ...
  "# name: m", "# type: matrix", "# ndims: 3", " 1 2 2", " 1", " 2", " 3", " NA", "", "# name: q", "# type: scalar struct", ...
  "# ndims: 2", " 1 1", "# length: 1", "# name: f", "# type: function handle", "# octaveroot: /usr", "# subtype: simple", "sin", "", "", ""];
writelines(lines, 'octave.txt');
load octave.txt
assert(strcmp(x, sprintf('a\nb')) && isequal(r, [1 3 5]) && isequal(S, [3 0 0; 0 0 4]) && isequal(p, [0 1; 1 0]) && q.f(0) == 0)
assert(isequaln(m, reshape([1 2 3 NaN], 1, 2, 2)))

%% what Octave has written in its binary format
f = fopen('octave.bin', 'w');
fwrite(f, ['Octave-1-L', 0]);
name = @(name, kind) [typecast(int32(numel(name)), 'uint8'), uint8(name), zeros(1, 5, 'uint8'), 255, typecast(int32(numel(kind)), 'uint8'), uint8(kind)];
words = @(varargin) typecast(int32([varargin{:}]), 'uint8');
fwrite(f, [name('a', 'matrix'), words(-2, 1, 2), 7, typecast([1.5 -2], 'uint8')]);
fwrite(f, [name('c', 'cell'), words(-2, 1, 1), name('<cell-element>', 'sq_string'), words(-2, 1, 3), uint8('abc')]);
fwrite(f, [name('s', 'scalar struct'), words(1), name('x', 'float scalar'), 6, typecast(single(0.5), 'uint8')]);
fwrite(f, [name('t', 'sparse matrix'), words(-2, 2, 3, 2, 0, 1, 1, 2, 0, 1), 7, typecast([3 4], 'uint8')]);
fwrite(f, [name('k', 'int8 matrix'), words(-2, 1, 2), 1, 254, name('i', 'bool'), 1, name('z', 'complex scalar'), 7, typecast([3 4], 'uint8')]);
fclose(f);
r = load('octave.bin');
assert(isequal(r.a, [1.5 -2]) && isequal(r.c, {'abc'}) && isequal(r.s, struct('x', single(0.5))) && isequal(r.t, [3 0 0; 0 0 4]))
assert(isequal(r.k, int8([1 -2])) && isequal(r.i, true) && r.z == 3 + 4i && isa(r.s.x, 'single'))

%% nothing keeps deleted files
assert(recycle('off'), 'off')
assert(recycle(), 'off')
try, recycle('on'); error('none'), catch e, assert(contains(e.message, 'no folder')), end

%% numbers below a line with other separators, and the single variable of a file
writelines(["1,2,3,4"; ""; " 1  2"; "3  4"; "5 6"], 'mixed.txt'); assert(isequal(readmatrix('mixed.txt'), [1 2; 3 4; 5 6]))
writelines(["100"; "7,x,9"], 'alone.txt'); assert(isequaln(readmatrix('alone.txt'), [7 NaN 9]))
writelines(["from x=1..2, y=-3"], 'marks.txt'); assert(isequaln(readmatrix('marks.txt', Delimiter=["=", ", ", ".."]), [NaN 1 2 NaN -3]))
only = magic(3); save('only.mat', 'only'); assert(isequal(importdata('only.mat'), magic(3)))
more = 1; save('both.mat', 'only', 'more'); assert(isequal(importdata('both.mat'), struct('only', magic(3), 'more', 1)) || isequal(importdata('both.mat'), struct('more', 1, 'only', magic(3))))

%% Attributes of files and folders
fclose(fopen('own.txt', 'w'));
[ok, v] = fileattrib('own.txt');
assert(ok && endsWith(v.Name, '/own.txt') && ~v.directory && v.UserRead && ~v.UserExecute && isnan(v.hidden))
[ok, v] = fileattrib();
assert(ok && v.directory && v.UserExecute)
[ok, message, id] = fileattrib('none.txt');
assert(~ok && ischar(message) && strcmp(id, 'MATLAB:FILEATTRIB:CannotFindFile'))
[~, v] = fileattrib('ow*.txt');
assert(isscalar(v))
assert(fileattrib('own.txt', '+w') && ~fileattrib('own.txt', '-w'))
