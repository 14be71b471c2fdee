%% rows that end in a delimiter
c = textscan(sprintf('1,2,\n3,4,\n'), '%f %f', 'Delimiter', ',');
assert(isequal(c, {[1; 3], [2; 4]}));
c = textscan(sprintf('1,2,\n3,4,\n'), '%f %f %f', 'Delimiter', ',');
assert(isequaln(c, {[1; 3], [2; 4], [NaN; NaN]}));
c = textscan(sprintf('a,b,\nc,d,\n'), '%s %s %s', 'Delimiter', ',');
assert(isequal(c(1:2), {{'a'; 'c'}, {'b'; 'd'}}) && all(cellfun(@isempty, c{3})));
c = textscan(sprintf('1,,3\n,5,6'), '%f%f%f', 'Delimiter', ',', 'EmptyValue', -1);
assert(isequal(c, {[1; -1], [-1; 5], [3; 6]}));

%% characters, sets and quotation marks
c = textscan('ab12cd34', '%2c%2d');
assert(isequal(c, {['ab'; 'cd'], int32([12; 34])}));
c = textscan(sprintf('"a,b",1\n"c ""q""",2'), '%q %f', 'Delimiter', ',');
assert(isequal(c, {{'a,b'; 'c "q"'}, [1; 2]}));
c = textscan(sprintf('ab,1\ncd,2'), '%[^,],%f');
assert(isequal(c, {{'ab'; 'cd'}, [1; 2]}));
c = textscan(sprintf('x 1\ny 2'), '%*s %f');
assert(isequal(c, {[1; 2]}));
c = textscan(sprintf('Level1 12.5\nLevel2 13'), 'Level%d %f');
assert(isequal(c, {int32([1; 2]), [12.5; 13]}));

%% dates, durations and categories in columns
c = textscan(sprintf('2020-01-02,5\n2021-03-04,6'), '%{yyyy-MM-dd}D %f', 'Delimiter', ',');
assert(isequal(c{1}, datetime([2020; 2021], [1; 3], [2; 4])) && isequal(c{2}, [5; 6]));
assert(isequal(char(c{1}(1)), '2020-01-02'));
c = textscan(sprintf('2020-01-02,5,7\n2021-03-04,6,8'), '%D %f %f', 'Delimiter', ',', 'CollectOutput', true);
assert(isequal(size(c), [1 2]) && isdatetime(c{1}) && isequal(c{2}, [5 7; 6 8]));
c = textscan(sprintf('01:02:03 x\n02:03:04 y\n'), '%T %C');
assert(isequal(c{1}, duration([1; 2], [2; 3], [3; 4])) && isequal(cellstr(c{2}), {'x'; 'y'}));
c = textscan(sprintf('2020-01-02,5\n,6'), '%{yyyy-MM-dd}D %f', 'Delimiter', ',');
assert(isequal(isnat(c{1}), [false; true]));

%% textscan reads on from where it has stopped
fid = fopen('columns.txt', 'w'); fprintf(fid, 'a b c\n1 2 3\n4 5 6\nend here\n'); fclose(fid);
fid = fopen('columns.txt'); h = textscan(fid, '%s', 3);
assert(isequal(h{1}, {'a'; 'b'; 'c'}))
[d, position] = textscan(fid, '%f %f %f', 2);
assert(isequal(d, {[1; 4], [2; 5], [3; 6]}) && position == 18 && ftell(fid) == 18)
assert(strcmp(fgetl(fid), 'end here') && feof(fid));
fclose(fid);
[c, position] = textscan('1 2 x 4', '%f'); assert(isequal(c, {[1; 2]}) && position == 4)
[c, position] = textscan('a', '%f %s'); assert(isequal(c, {zeros(0, 1), cell(0, 1)}) && position == 0)
[c, position] = textscan(sprintf('h\n1 2 %%foo\n3 4\n'), '%f %f', 1, 'CommentStyle', '%', 'HeaderLines', 1);
assert(isequal(c, {1, 2}) && position > 2 + 4 && position <= 2 + 9)

%% options of textscan
c = textscan(sprintf('h1\nh2\n1 2\n3 4'), '%f %f', 'HeaderLines', 2);
assert(isequal(c, {[1; 3], [2; 4]}));
c = textscan('1 2;3 4;', '%f %f', 'EndOfLine', ';');
assert(isequal(c, {[1; 3], [2; 4]}));
c = textscan(sprintf('a 1 2\nb 3 4'), '%s %f %f', 'CollectOutput', 1);
assert(isequal(c, {{'a'; 'b'}, [1 2; 3 4]}));
c = textscan(sprintf('1,NA,3\n4,5,N/A'), '%f %f %f', 'Delimiter', ',', 'TreatAsEmpty', {'NA', 'N/A'});
assert(isequaln(c, {[1; 4], [NaN; 5], [3; NaN]}));
c = textscan(sprintf('1,,2\n3,,,4'), '%f %f', 'Delimiter', ',', 'MultipleDelimsAsOne', true);
assert(isequal(c, {[1; 3], [2; 4]}));
c = textscan(sprintf('1 2 %% c\n%% whole\n3 4'), '%f %f', 'CommentStyle', '%');
assert(isequal(c, {[1; 3], [2; 4]}));
c = textscan(sprintf('1 /* x */ 2\n3 4'), '%f %f', 'CommentStyle', {'/*', '*/'});
assert(isequal(c, {[1; 3], [2; 4]}));
c = textscan(sprintf('a b\nc d'), '%s %s', 'TextType', 'string');
assert(isequal(c, {["a"; "c"], ["b"; "d"]}));
c = textscan(sprintf('1,2\n3,4'), '', 'Delimiter', ',');
assert(isequal(c, {[1; 3], [2; 4]}));
c = textscan(sprintf('1 2\n3 x\n5 6'), '%f %f');
assert(isequal(c, {[1; 3], 2}));

%% lines as fields hold blanks, and do not begin with them
c = textscan(sprintf('  a b \n\n\tc\td'), '%s', 'Delimiter', '\n');
assert(isequal(c{1}, {'a b '; sprintf('c\td')}));
c = textscan(sprintf('  a b \n c'), '%s', 'Delimiter', '\n', 'Whitespace', '');
assert(isequal(c{1}, {'  a b '; ' c'}));

%% what does not fit a format is an error where that is asked for
% Error: Mismatch between file and format character vector
textscan(sprintf('1 2\n3 x\n5 6'), '%f %f', 'ReturnOnError', false);
%% a recurrence over columns, kept and used by several
n = 300; x = linspace(-1, 1, n)'; T = zeros(n, 14); T(:, 1) = 1; T(:, 2) = x;
for k = 2:13
  T(:, k + 1) = 2 * x .* T(:, k) - T(:, k - 1);
end
u = T * ones(14, 1); t = fft(T .* x);
assert(max(max(abs(T - cos(acos(x) * (0:13))))) < 1e-12)
assert(max(abs(u - sum(T, 2))) < 1e-10 && max(abs(t(1, :) - sum(T .* x))) < 1e-9)

%% Small products of singles are the same whatever way their operands lie
x = single(sin((1:6)' * (1:6) * 1.9)); a = x' * x;
first = a(4, 1); b = x' * x; t = x'; c = t * x;
assert(isequal(a, b) && isequal(first, b(4, 1)) && isequal(b, c))
