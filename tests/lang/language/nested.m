%% a function within a function shares its variables
function r = counter()
  n = 0;
  function k = next(), n = n + 1; k = n; end
  function add(x)
    for j = 1:x, next(); end
  end
  next(); add(3);
  r = n;
end
assert(counter() == 4)

%% a handle of one keeps the variables, each call has its own
function h = maker(start)
  total = start;
  h = @step;
  function t = step(d), total = total + d; t = total; end
end
h = maker(10); h(1);
g = maker(0);
assert(h(5) == 16 && g(2) == 2 && h(0) == 16)
assert(isequal(cellfun(h, {1, 2}), [17 19]))
assert(isequal(func2str(h), 'step'))

%% functions within functions within functions
function r = deep(x)
  y = x;
  function a(), b(); function b(), y = y * 2; end, end
  a(); a();
  f = @() y + 1;
  y = 0;
  r = f();
end
assert(deep(3) == 13)

%% arguments and results are a function's own
function r = own(n)
  r = inner(n) + n;
  function r = inner(n), n = n * 10; r = n; end
end
assert(own(2) == 22)

%% a call changes a variable that is read before it
function r = order()
  x = 1;
  r = x + bump() + x;
  function b = bump(), x = 100; b = 10; end
end
assert(order() == 111)

%% an error within leaves the variables as they are
function r = fails()
  x = 1;
  try, inner(); catch, end
  r = x;
  function inner(), x = 2; error('no'); end
end
assert(fails() == 2)

%% a function that is within one cannot be called from outside
% Error: Unrecognized function or variable 'enclosed'.
function outer(), enclosed(); function enclosed(), end, end
outer();
enclosed();

%% handles of the functions of a file work wherever they are called
assert(isequal(cellfun(@numel, {1, [2 3]}), [1 2]))
f = @mean;
assert(f([1 3]) == 2)

%% repeating arguments
function varargout = rep(a, x, s)
  arguments
    a (1, 1) double
  end
  arguments (Repeating)
    x (1, :) double {mustBePositive}
    s char
  end
  varargout = {a, x, s};
end
[a, x, s] = rep(1, [1 2], 'a', 3, "b");
assert(a == 1 && isequal(x, {[1 2], 3}) && isequal(s, {'a', 'b'}))
[a, x, s] = rep(1);
assert(isempty(x) && iscell(x) && iscell(s))

%% a repeating argument is checked
% Error: Invalid argument 'x'.
function rep(x)
  arguments (Repeating)
    x (1, 1) double {mustBePositive}
  end
end
rep(1, 2, -3);

%% repeating arguments come in sets
% Error: Not enough input arguments.
function rep(x, y)
  arguments (Repeating)
    x
    y
  end
end
rep(1, 2, 3);

%% outputs are converted and checked
function y = small(x)
  arguments (Output)
    y (1, 1) int8 {mustBePositive}
  end
  if x == 7, y = 7; return, end
  y = x;
end
assert(isa(small(3), 'int8') && isa(small(7), 'int8'))
try, small([1 2]); error('wrong:way', 'no error'); catch e, assert(strcmp(e.identifier, 'MATLAB:validation:IncompatibleSize')), end
try, small(-1); error('wrong:way', 'no error'); catch e, assert(~strcmp(e.identifier, 'wrong:way')), end

%% inputname
function r = names(a, b), r = {inputname(1), inputname(2)}; end
q = 1; z = 2;
assert(isequal(names(q, z), {'q', 'z'}))
assert(isequal(names(q + 1, z), {'', 'z'}))
assert(isequal(names(3, q), {'', 'q'}))
