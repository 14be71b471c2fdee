%% several outputs
function [a, b, c] = three(x)
  a = x; b = 2 * x; c = 3 * x;
end
[p, q, r] = three(2);
assert(isequal([p q r], [2 4 6]))
[p, ~, r] = three(1);
assert(isequal([p r], [1 3]))
assert(three(5) == 5)

%% nargin and nargout
function varargout = counts(varargin)
  varargout{1} = nargin;
  if nargout > 1, varargout{2} = nargout; end
end
assert(counts(1, 2, 3) == 3)
[a, b] = counts();
assert(a == 0 && b == 2)

%% optional arguments
function r = opt(a, b)
  if nargin < 2, b = 10; end
  r = a + b;
end
assert(opt(1) == 11)
assert(opt(1, 2) == 3)

%% a missing argument
% Error: Not enough input arguments.
function r = needs(a, b), r = a + b; end
needs(1)

%% too many arguments
% Error: Too many input arguments.
function r = two(a, b), r = a + b; end
two(1, 2, 3)

%% too many outputs
% Error: Too many output arguments.
function r = only(a), r = a; end
[x, y] = only(1);

%% an output that is not set
% Error: Output argument "r" (and possibly others) not assigned a value in the execution with "nothing" function.
function r = nothing(), end
x = nothing();

%% varargin is passed on
function r = outer(varargin), r = inner(varargin{:}); end
function r = inner(a, b, c), r = a * 100 + b * 10 + c; end
assert(outer(1, 2, 3) == 123)
args = {4, 5};
assert(inner(args{:}, 6) == 456)

%% recursion
function r = fact(n)
  if n <= 1, r = 1; else, r = n * fact(n - 1); end
end
assert(fact(10) == 3628800)

%% recursion without an end
% Error: Maximum recursion limit
function r = forever(n), r = forever(n + 1); end
forever(1)

%% anonymous functions
f = @(x) x .^ 2 + 1;
assert(f(3) == 10)
g = @() 5;
assert(g() == 5)

%% captured variables keep their value
a = 2; f = @(x) a * x; a = 100;
assert(f(3) == 6)

%% nested anonymous functions
add = @(a) @(b) a + b;
add3 = add(3);
assert(add3(4) == 7)
twice = @(f) @(x) f(f(x));
inc = @(x) x + 1;
h = twice(twice(inc));
assert(h(0) == 4)

%% handles of functions
f = @sin;
assert(f(0) == 0)
function r = local1(x), r = x + 1; end
g = @local1;
assert(g(1) == 2)
assert(feval(@local1, 2) == 3)
assert(feval('local1', 3) == 4)

%% end within the call of a function within an index
x = 1:5;
assert(x(min(end, 10)) == 5)
assert(x(max(1, end - 1)) == 4)

%% a comma list in a call
c = {3, 1, 2};
assert(max(c{1:2}) == 3)
s = struct('v', {1, 2, 3});
assert(isequal([s.v], [1 2 3]))
assert(isequal([s(2:3).v], [2 3]))

%% global variables
global counter
counter = 1;
function bump()
  global counter
  counter = counter + 1;
end
bump(); bump();
assert(counter == 3)

%% persistent variables
function r = ticks()
  persistent n
  if isempty(n), n = 0; end
  n = n + 1;
  r = n;
end
ticks(); ticks();
assert(ticks() == 3)

%% return leaves early
function r = first(x)
  r = 0;
  for i = 1:10
    if i > x, r = i; return; end
  end
end
assert(first(3) == 4)

%% assigning a list of values
c = cell(1, 3);
[c{1:3}] = deal(7);
assert(isequal(c, {7, 7, 7}))
[s(1:2).x] = deal(1, 2);
assert(s(1).x == 1 && s(2).x == 2)
[a, c{2}] = deal(5, 6);
assert(a == 5 && c{2} == 6)

%% eval
eval('x = 3;');
assert(x == 3)
assert(eval('x + 1') == 4)
eval('error("no")', 'y = 2;');
assert(y == 2)
function r = inside(), eval('z = 4;'); r = z + 1; end
assert(inside() == 5)

%% evalc
t = evalc('disp(5)');
assert(strcmp(strtrim(t), '5'))

%% exist and clear
x = 1;
assert(exist('x') == 1)
clear x
assert(exist('x') == 0)

%% evalin and assignin
function put(), assignin('caller', 'made', 5); end
put();
assert(made == 5)
function r = get_it(), r = evalin('caller', 'made'); end
assert(get_it() == 5)

%% arguments blocks
function r = area(w, h)
  arguments
    w (1,1) double {mustBePositive}
    h (1,1) double = 2
  end
  r = w * h;
end
assert(area(3) == 6)
assert(area(3, 4) == 12)
assert(strcmp(class(area(int8(3))), 'double'))

%% options of arguments blocks
function r = opts(x, o)
  arguments
    x
    o.scale = 2
    o.name = 'none'
  end
  r = x * o.scale;
end
assert(opts(3) == 6)
assert(opts(3, 'scale', 5) == 15)

%% nargin of a function
function r = twoargs(a, b), r = 1; end
assert(nargin('twoargs') == 2)
assert(nargin(@(x, y, z) x) == 3)

%% str2func
f = str2func('@(x) x + 1');
assert(f(1) == 2)

%% command syntax
format long
format

%% errors with a captured text
s = 'positive things';
m = s(1:8);
try
  error('a:b', m);
catch e
  disp(e.message)
end
try
  error(s(1:8));
catch e
  disp(e.message)
end
% Prints: positive
% Prints: positive

%% A declared size that is too large is an error
spread_widely(1)
function spread_widely(x)
  arguments
    x (111111111, 99999999)
  end
  disp(size(x))
end
% Error: array

%% the number of arguments and results of builtins is what they declare, of an operator's function its operands
assert(nargin('plus') == 2)
assert(nargin(@mtimes) == 2)
assert(nargin('sin') == 1)
assert(nargin(@atan2) == 2)
assert(nargin('zeros') == -1)
assert(nargin('size') == -2)
assert(nargout('sin') == 1)

%% a word that only Octave reserves is a name where no statement can begin
do = [3 4 5];
x = 1 + do(2);
assert(x == 5)
y = [do(1), until_is(do)];
assert(isequal(y, [3 12]))
do(2) = 7;
assert(do(2) == 7)
function r = until_is(until)
r = sum(until);
end

%% cellfun asks the class of each cell
assert(isequal(cellfun('isclass', {1, 'a', single(2)}, 'double'), [true false false]))

%% the text of a handle has numbers as they are written
assert(strcmp(func2str(@(x) 1e-3*x + 1.50), '@(x)1e-3*x+1.50'))
assert(strcmp(func2str(@(x) x - .5), '@(x)x-.5'))
f = @(x) @(y) 2e3 * x + y;
assert(strcmp(func2str(f), '@(x)@(y)2e3*x+y'))
assert(strcmp(func2str(f(1)), '@(y)2e3*x+y'))
assert(strcmp(func2str(str2func('@(t) 1E5*t')), '@(t)1E5*t'))
assert(strcmp(func2str(eval('@(t) 0x1F + t')), '@(t)0x1F+t'))

%% evalc gives the results of its code after what it prints
[text, a, b] = evalc('deal(1, 2)');
assert(isempty(text) && a == 1 && b == 2)
[text, k] = evalc('max([3 1 4])');
assert(k == 4 && strcmp(text, ''))

%% quit ends a program, also within functions and whatever would catch an error; cleanups run
% Prints: one
% Prints: cleaned
disp('one')
try
  ends_it()
catch
  disp('caught')
end
disp(2)
function ends_it()
  c = onCleanup(@() disp('cleaned'));
  cellfun(@(x) quit, {1, 2}, 'ErrorHandler', @(varargin) disp('handled'), 'UniformOutput', false);
end

%% exit in a loop that is left soon
% Prints: three
for k = 1:10
  if k > 3, exit, end
  if k == 3, disp('three'), end
end
error('not reached')

%% A status other than 0 is no good end
% Error: the program ended with status 2
quit(2, 'force')

%% Variables of the environment are what programs have set
setenv('ONE', 'x y')
assert(isequal(getenv('ONE'), 'x y') && isequal(getenv("TWO"), ''))
assert(isequaln(getenv(["ONE", "TWO"]), ["x y", missing]))
setenv(dictionary(["p" "q"], ["1" "2"]))
assert(isequal(isenv({'ONE', 'p', 'r'}), [true true false]))
d = getenv();
assert(d("q") == "2" && numEntries(d) == 3)
unsetenv({'ONE', 'p'})
assert(isequal(getenv('ONE'), '') && ~isenv('p'))

%% The name of an option in the place of an argument that may be missing begins the options
function r = scaled(x, mode, factor, o)
  arguments
    x double
    mode (1,1) string = "plain"
    factor (1,1) double = 2
    o.offset (1,1) double = 0
    o.label string = "none"
  end
  r = x * factor + o.offset + mode + o.label + nargin;
end
assert(scaled(1) == "2plainnone1")
assert(scaled(1, "offset", 5) == "7plainnone1")
assert(scaled(1, "big", "offset", 5) == "7bignone2")
assert(scaled(1, "big", 3, "label", "x", "offset", 5) == "8bigx3")
assert(scaled(1, "label") == "2labelnone2")
assert(scaled(1, "big", 3) == "3bignone3")
assert(scaled(1, offset=4) == "6plainnone1")
try, scaled(1, "big", 3, 4); assert(false); catch e, assert(contains(e.message, 'Too many input arguments')); end
