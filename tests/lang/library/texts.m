%% commands in replacements
assert(isequal(regexprep('hello world', '(^.)', '${upper($1)}'), 'Hello world'));
assert(isequal(regexprep('hello world', '(\w)(\w*)', '${upper($1)}$2'), 'Hello World'));
assert(isequal(regexprep({'a1', 'b22'}, '(?<n>\d+)', '<${num2str(2 * str2double($<n>))}>'), {'a<2>', 'b<44>'}));
assert(isequal(regexprep("a-b", '-', '${char(43)}'), "a+b"));
assert(isequal(regexprep('it''s', '(.*)', '${fliplr($0)}'), 's''ti'));
assert(isequal(regexprep('ab', {'a', 'b'}, {'${upper($0)}', '[$0]'}), 'A[b]'));
assert(isequal(regexprep('xyz', 'q', '${error(''never'')}'), 'xyz'));
assert(isequal(regexprep('a', 'a', '\${x}'), '${x}'));
k = 3;
assert(isequal(regexprep('a b', '\w', '${repmat($0, 1, k)}'), 'aaa bbb'));
assert(isequal(regexprep('cat', '(c)', '${twice($1)}'), 'ccat'));
assert(strcmp(regexprep(sprintf('a\nb'), 'a\nb', '${upper($0)}'), sprintf('A\nB')));
function s = twice(s)
  s = [s s];
end

%% a command in a replacement that fails
% Error: nosuchfunction
regexprep('a', 'a', '${nosuchfunction($0)}');

%% replacements in the case of what they replace
assert(isequal(regexprep('My Dog', 'dog', 'cat', 'preservecase'), 'My Cat'));
assert(isequal(regexprep('my DOG and a dog', 'dog', 'cat', 'preservecase'), 'my CAT and a cat'));
assert(isequal(regexprep('DOG', 'dog', 'puppy', 'preservecase'), 'PUPPY'));

%% builtins that call eval for a program see its variables
x = 3;
assert(isequal(cellfun(@eval, {'x + 1', 'x * 2'}), [4 6]));

%% conversions that name their arguments
assert(isequal(sprintf('%2$s %1$s', 'a', 'b'), 'b a'));
assert(isequal(sprintf('%3$s %2$s %1$s %2$s', 'A', 'B', 'C'), 'C B A B'));
assert(isequal(sprintf('%1$s is %2$d%%, %2$5.1f|', 'x', 5), 'x is 5%,   5.0|'));
assert(isequal(sprintf('%1$-4d|', 5), '5   |'));
assert(isequal(sprintf('%2$*1$d|', 5, 3), '    3|'));

%% the bits of numbers as texts
assert(isequal(sprintf('%bx', pi), '400921fb54442d18'));
assert(isequal(sprintf('%tx', pi), '40490fdb'));
assert(isequal(sprintf('%bX|%tX', -pi, NaN), 'C00921FB54442D18|7FC00000'));
assert(isequal(sprintf('%bo', pi), '400111037552421026430'));
assert(isequal(sprintf('%bu', pi), '4614256656552045848'));
assert(isequal(sprintf('%tu|%to', 1, 1), '1065353216|7740000000'));

%% flags and widths of conversions
assert(isequal(sprintf('%#x|%#o', 255, 8), '0xff|010'));
assert(isequal(sprintf('%+d|% d|%-5d|%05d', 5, 6, 7, 8), '+5| 6|7    |00008'));
assert(isequal(sprintf('%*d|%-*d|%.*f', 5, 3, 5, 3, 2, pi), '    3|3    |3.14'));
assert(isequal(sprintf('%5.3s|', 'abcdef'), '  abc|'));
assert(isequal(sprintf('%c%c%c', 72, 101, 3.5), 'He3.500000e+00'));

%% digits that a base does not have are an error
function id = failing(f)
  id = '';
  try
    f();
  catch e
    id = e.identifier;
  end
end
assert(strcmp(failing(@() bin2dec('12')), 'MATLAB:bin2dec:IllegalBinaryString'));
assert(strcmp(failing(@() hex2dec({'A'; 'zz'})), 'MATLAB:hex2dec:IllegalHexadecimal'));
assert(~isempty(failing(@() base2dec('9', 8))));
assert(bin2dec('1 0') == 2 && bin2dec('0b101') == 5 && hex2dec('0xfF') == 255);

%% names of fields that are none
function text = said(f)
  text = '';
  try
    f();
  catch e
    text = e.message;
  end
end
assert(strcmp(said(@() struct('1a', 1)), 'Invalid field name "1a".'));
assert(strcmp(said(@() struct('a', 1, 'b')), 'Field and value input arguments must come in pairs.'));
assert(strcmp(said(@() struct('a', {1, 2}, 'b', {1, 2, 3})), 'Array dimensions of input 4 must match those of input 2 or be scalar.'));
assert(strcmp(said(@() rmfield(struct('a', 1), 'b')), 'A field named ''b'' doesn''t exist.'));

%% the last error knows the calls that were open
function broken()
  error('my:id', 'in here');
end
try
  broken();
catch
end
l = lasterror();
assert(strcmp(l.identifier, 'my:id') && strcmp(l.stack(1).name, 'broken') && l.stack(1).line > 0);
lasterror('reset');
assert(isempty(lasterror().stack));

%% a new field has a name that can be written
try, x = struct; x.('1a') = 1; assert(false); catch e, assert(strcmp(e.message, 'Invalid field name: ''1a''.')); end
try, y.('a b').c = 1; assert(false); catch e, assert(strcmp(e.identifier, 'MATLAB:AddField:InvalidFieldName')); end
try, z(2).s.('') = 1; assert(false); catch e, assert(strcmp(e.message, 'Invalid field name: ''''.')); end
t = table([1; 2], 'VariableNames', {'a b'}); t.('a b') = [3; 4]; t.('c d') = [5; 6]; assert(isequal(t.('a b'), [3; 4]) && width(t) == 2)
s.t = t; s.t.('e f') = [7; 8]; assert(width(s.t) == 3); s.('ok') = 1; s.('ok')(3) = 2; assert(isequal(s.ok, [1 0 2]))

%% conversions print the real parts of complex numbers
assert(strcmp(sprintf('%g ', [1+2i 3]), '1 3 ') && strcmp(sprintf('%d,', single(1i)), '0,'))
assert(strcmp(num2str(1 + 2i), '1+2i') && strcmp(num2str([1+2i 3], '%g%+gi '), '1+2i 3+0i'))

%% fractions are as precise as there is room for
assert(strcmp(strtrim(rats(pi)), '355/113') && strcmp(strtrim(rats(-1.5)), '-3/2') && strcmp(strtrim(rats(1 / 3)), '1/3'))
assert(strcmp(strtrim(rats(pi, 20)), '104348/33215'))

%% functions of strings are their methods
s = "hello world";
assert(s.contains("wor") && ~s.startsWith("w") && isequal(s.upper, "HELLO WORLD") && isequal(s.strlength(), 11))
assert(isequal(s.replace("o", "0"), "hell0 w0rld") && isequal(s.split(" ").upper, ["HELLO"; "WORLD"]) && isequal(s.extractBefore(" "), "hello"))
t.name = ["a.txt" "b.m"]; assert(isequal(t.name.endsWith(".m"), [false true]) && isequal(t.name(1).matches("a.txt"), true))
w = s.split(" "); assert(isequal(w(2).reverse(), "dlrow") && isequal(s.count("l"), 3) && isequal(s.char, 'hello world'))
upper = 3; assert(isequal(s.upper, "HELLO WORLD"))

%% a string has no other fields
% Error: Dot indexing is not supported
s = "abc"; s.sin

%% blanks alone are looked for in blanks, and trimmed away in matrices
assert(strmatch(' ', '   '), 1)
assert(isempty(strmatch('  ', ' ')))
assert(strmatch('a ', {'a'; 'b'; 'a b'}), [1; 3])
assert(size(deblank(['   '; '   '])), [0 0])
assert(isa(deblank([]), 'double'))

%% names are made of one text each, and masks are as long as there are texts
assert(native2unicode([72 105.6]), 'Hj')
try, genvarname(['a'; 'b']); assert(false); catch e, assert(contains(e.message, 'genvarname')); end
try, matlab.lang.makeUniqueStrings('a', [true false]); assert(false); catch e, assert(contains(e.message, 'mask')); end
try, compare_versions('.', '0.1', '=='); assert(false); catch e, assert(contains(e.message, 'version')); end
%% tolower and toupper within cells of cells
assert(isequal(tolower({'AB', {'C', {'D'}}}), {'ab', {'c', {'d'}}}))
assert(isequal(toupper({[1 2; 3 4], 'a'}), {[1 2; 3 4], 'A'}))

%% lower does not
% Error: lower
lower({'a', {1}})

%% columns of the rows of a char array
assert(strcmp(list_in_columns(char('abc', 'de'), 20), sprintf('abc  de \n')))
