%% strings are joined with +
assert("a" + "b" == "ab")
assert(isequal(["p" "q"] + 1, ["p1" "q1"]))
assert(isequal("x" + ["a"; "b"], ["xa"; "xb"]))
assert(isequal("n = " + 2.5, "n = 2.5") && isequal('c' + "d", "cd"))
assert(isequal(size(["a"; "b"] + ["c" "d"]), [2 2]))

%% strings of sizes that do not fit
% Error: Arrays have incompatible sizes for this operation.
["a" "b"] + ["c" "d" "e"]

%% an empty text deletes as [] does
a = 1:4; a(2) = '';
assert(isequal(a, [1 3 4]))
a(:, 1) = '';
assert(isequal(a, [3 4]))

%% colons in every place take the shape of the value
a(:, :, :) = 1:4;
assert(isequal(a, 1:4))
clear a
a(:, :) = (1:3)';
assert(isequal(size(a), [3 1]))

%% assignment that makes an array grow although nothing is written
x = ones(2, 0); x(3, :) = 2;
assert(isequal(size(x), [3 0]))
x = ones(2, 2); x([], 5) = 1;
assert(isequal(size(x), [2 2]))

%% a vector keeps its direction, whatever dimension it lies along
x = reshape(1:6, 1, 1, 6);
assert(isequal(size(x([1 2 3])), [1 1 3]) && isequal(size(x(x > 4)), [1 1 2]))
y = 1:6;
assert(isequal(size(y(reshape(1:2, 1, 1, 2))), [1 2]))

%% ranges of integers are exact
a = intmax('int64') - 2 : intmax('int64');
assert(numel(a) == 3 && a(3) == intmax('int64') && a(2) == intmax('int64') - 1)
assert(isequal(int8(5):-2:int8(0), int8([5 3 1])))
assert(isempty(uint8(3):uint8(1)) && isa(uint8(3):uint8(1), 'uint8'))

%% a range of two integer classes
% Error: the operands must be of one integer class
int8(1):int16(3)

%% a range whose step is no whole number of its class
% Error: whole numbers of class uint8
uint8(1):1.5:5

%% a cleanup runs when its variable goes
function r = runs()
  global order
  c = onCleanup(@() note('cleanup'));
  note('body');
  r = 1;
end
function note(what), global order, order{end + 1} = what; end
global order
order = {};
runs(); note('after');
assert(isequal(order, {'body', 'cleanup', 'after'}))
c = onCleanup(@() note('cleared')); clear c
note('then');
assert(isequal(order(4:5), {'cleared', 'then'}))

%% a cleanup runs when its function fails, and its own error is a warning
function runs()
  c = onCleanup(@() error('in the cleanup'));
  d = onCleanup(@() disp('cleaned'));
  error('my:id', 'failed');
end
% Prints: cleaned
% Prints: my:id
try, runs(); catch e, disp(e.identifier), end

%% values nested deeper than the stack
c = {}; d = {};
for k = 1:20000, c = {c}; d = {d}; end
assert(isequal(c, d))
d = {d};
assert(~isequal(c, d))
s = 1; for k = 1:2000, s = struct('a', s); end
t = s; t.b = 1;
assert(isequal(s, s) && ~isequal(s, t))
m = containers.Map('a', 1);
for k = 1:20000, m = containers.Map('a', m); end
clear m c d s t

%% a count that no list could hold
% Error: enough
n = 0;
function r = few(x), global n, n = x; if x > 5, error('enough'), end, r = x; end
arrayfun(@few, 1:2e8);

%% strings are compared
assert(isequal(["a" "b"] == "a", [true false]) && "b" > "a" && "a" ~= "b")
assert(isequal("x" == {'x', 'y'}, [true false]) && "ab" == 'ab')
if "on" == "on", r = 1; else, r = 2; end
assert(r == 1)

%% a loop may be longer than any array
for k = 1:1e14, if k > 3, break, end, end
assert(k == 4)
for k = 1:Inf, if k > 3, break, end, end
assert(k == 4)
why = {};
try, x = [0:1e14 1]; catch e, why{end+1} = e.identifier; end
try, x = (0:1e14) + 1; catch e, why{end+1} = e.identifier; end
assert(isequal(why, {'MATLAB:array:SizeLimitExceeded', 'MATLAB:array:SizeLimitExceeded'}))

%% a complex array that is assigned real elements everywhere is real
z = complex(rand(1, 15), 2); z(1, :) = 1; w = z.';
assert(isreal(z) && isreal(w))
z = complex(rand(1, 15), 2); z(1:3) = 1; w = z.';
assert(~isreal(z) && ~isreal(w))

%% the mean of nothing is no number, and a matrix is no dimension
assert(isnan(mean([])) && isa(mean(single([])), 'single') && isequaln(mean(zeros(0, 3)), NaN(1, 3)))
failed = false;
try, mean(1, ones(2, 2)); catch, failed = true; end
assert(failed && mean([1 2; 3 6], [1 2]) == 3)

%% names of options may be abbreviated
assert(isequal(cellfun(@(x) x, {1, 2}, 'Unif', 0), {1, 2}));
assert(isequal(cellfun(@(x) x, {1, 'b'}, 'un', 0), {1, 'b'}));
assert(isequal(cellfun(@(x) error('a'), {1, 2}, 'Err', @(varargin) 3), [3 3]));
assert(isequal(arrayfun(@(x) {x}, 1:2, 'uni', false), {{1}, {2}}));
assert(isequal(arrayfun(@(a, b) a + b, 'un', [1 1]), 'un' + [1 1]));
assert(isequal(structfun(@(x) x + 1, struct('a', 1), 'Uniform', false), struct('a', 2)));

%% a sign behind a dot
x = [1 2] .+ 1
% Error: expected a field name after '.'

%% a sign behind a dot in a program of Octave's
# this comment is one of Octave's
assert (isequal ([1 2] .+ 1, [2 3]))
x = [5 6];
assert (isequal (x .- [1 1], [4 5]))
assert (isequal ((x(1) .+ x(2)), 11))

%% functions that are applied to each may give cells of one element
assert(isequal(cellfun(@(x) {x}, {1, 'a'}), {1, 'a'}));
assert(isequal(arrayfun(@(x) {x + 1}, [1 2; 3 4]), {2, 3; 4, 5}));

%% a struct may have the name of a package
eval('meta.name = 4;');
assert(meta.name == 4);
assert(isempty(meta.class.fromName('no_such_class')));
