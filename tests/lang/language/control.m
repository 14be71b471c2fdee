%% if and elseif
x = 3;
if x < 2
  y = 1;
elseif x < 4
  y = 2;
else
  y = 3;
end
assert(y == 2)

%% conditions on arrays
if [1 1 0], error('all must be true'), end
if [], error('empty is false'), end
if [1 2 3], y = 1; end
assert(y == 1)

%% short circuit
a = false;
if a && error('not evaluated'), end
if true || error('not evaluated'), b = 1; end
assert(b == 1)
c = ~(a && true) && (a || true);
assert(c)

%% not of a comparison of arrays
a = [1 2];
if ~(a == [1 3]), error('one element is equal'), end

%% while with break and continue
s = 0; k = 0;
while true
  k = k + 1;
  if k > 10, break; end
  if mod(k, 2), continue; end
  s = s + k;
end
assert(s == 30)

%% for over ranges
s = 0;
for i = 1:10, s = s + i; end
assert(s == 55)
for i = 10:-3:1, s = i; end
assert(s == 1)
for i = 0.1:0.1:0.3, s = i; end
assert(abs(s - 0.3) < eps)

%% an empty loop leaves an empty variable
for i = 1:0, error('no turn'), end
assert(isempty(i))

%% for over columns
n = 0;
for c = [1 2; 3 4], n = n * 10 + c(1) * c(2); end
assert(n == 38)

%% for over cells
t = '';
for c = {'a', 'b'}, t = [t c{1}]; end
assert(strcmp(t, 'ab'))

%% for over text
t = '';
for c = 'abc', t = [c t]; end
assert(strcmp(t, 'cba'))

%% nested loops with break
n = 0;
for i = 1:3
  for j = 1:3
    if j > i, break; end
    n = n + 1;
  end
end
assert(n == 6)

%% changing the variable of a loop does not change the loop
n = 0;
for i = 1:3, n = n + 1; i = 10; end
assert(n == 3)

%% do until
k = 0;
do
  k++;
until k >= 3
assert(k == 3)

%% switch
function r = f(x)
  switch x
    case 1
      r = 'one';
    case {2, 3}
      r = 'few';
    case 'text'
      r = 'text';
    case {'a', 'b'}
      r = 'letter';
    otherwise
      r = 'other';
  end
end
assert(strcmp(f(1), 'one'))
assert(strcmp(f(3), 'few'))
assert(strcmp(f('text'), 'text'))
assert(strcmp(f('b'), 'letter'))
assert(strcmp(f('one'), 'other'))
assert(strcmp(f(7), 'other'))

%% try and catch
try
  error('my:id', 'number %d', 3);
  assert(false)
catch err
  assert(strcmp(err.identifier, 'my:id'))
  assert(strcmp(err.message, 'number 3'))
end

%% catch without a name
n = 0;
try, error('x'), catch, n = 1; end
assert(n == 1)

%% errors pass through functions
function thrower(), error('deep:one', 'deep'); end
function passer(), thrower(); end
try
  passer();
catch e
  assert(strcmp(e.identifier, 'deep:one'))
  assert(strcmp(e.stack(1).name, 'thrower'))
  assert(strcmp(e.stack(2).name, 'passer'))
end

%% rethrow
try
  try
    error('a:b', 'inner');
  catch e
    rethrow(e);
  end
catch f
  assert(strcmp(f.identifier, 'a:b'))
end

%% try within a loop with break
for i = 1:3
  try
    if i == 2, break; end
  catch
  end
end
assert(i == 2)
try, error('after'), catch e, end
assert(strcmp(e.message, 'after'))

%% unwind protect
log = '';
try
  unwind_protect
    log = [log 'a'];
    error('x');
  unwind_protect_cleanup
    log = [log 'b'];
  end_unwind_protect
catch
  log = [log 'c'];
end
assert(strcmp(log, 'abc'))

%% unwind protect with break
log = '';
for i = 1:3
  unwind_protect
    if i == 2, break; end
  unwind_protect_cleanup
    log = [log sprintf('%d', i)];
  end_unwind_protect
end
assert(strcmp(log, '12'))

%% unwind protect with return
function r = early()
  r = 1;
  unwind_protect
    r = 2;
    return
  unwind_protect_cleanup
    r = r + 10;
  end_unwind_protect
end
assert(early() == 12)

%% an undefined name
% Error: Unrecognized function or variable 'no_such_thing'.
x = no_such_thing + 1;

%% a wrong index names itself
% Error: MATLAB:badsubscript
x = [1 2 3];
y = x(0);

%% operators with assignment
x = 1; x += 2; x *= 3; x -= 1; x /= 4;
assert(x == 2)
x++; ++x; x--;
assert(x == 3)

%% a loop over columns without elements has its turns
n = 0; for k = zeros(0, 3), n = n + 1; assert(isequal(size(k), [0 1])); end, assert(n == 3)
n = 0; for k = cell(0, 2), n = n + 1; assert(iscell(k) && isequal(size(k), [0 1])); end, assert(n == 2)
n = 0; for k = zeros(0, 2, 2), n = n + 1; end, assert(n == 4)
n = 0; for k = zeros(3, 0), n = n + 1; end, assert(n == 0)
n = 0; for k = {}, n = n + 1; end, assert(n == 0)
n = 0; for k = [], n = n + 1; end, assert(n == 0)
n = 0; for k = '', n = n + 1; end, assert(n == 0)

%% the stack of an error has files, names and lines
try, error('a:b', 'no'); catch e, s = e.stack; end
assert(isequal(fieldnames(s), {'file'; 'name'; 'line'}))
assert(isequal(fieldnames(lasterror().stack), {'file'; 'name'; 'line'}))
assert(isequal(fieldnames(dbstack), {'file'; 'name'; 'line'}))

%% in a program of Octave's an empty operand of `||` is false, and a condition may begin on the next line
x = 1;
if ([] || x == 1)
  y = 1;
elseif
  x == 2
  y = 2;
else
  y = 3;
endif
assert(y == 1 && ! (([] > 3) || false) && ! ([] && true))
if x == 2, y = 2;
elseif
  x == 1
  y = 4;
endif
assert(y == 4)

