%% what is appended to an array is what concatenation gives
s = ''; for i = 1:5, s = [s 'ab']; end
assert(strcmp(s, 'ababababab'))
x = []; for i = 1:5, x = [x; i]; end
assert(isequal(x, (1:5)'))
y = 1:3; z = y; y = [y 4];
assert(isequal(z, 1:3) && isequal(y, 1:4))
c = {}; for i = 1:3, c = [c {i}]; end
assert(isequal(c, {1, 2, 3}))
c = [c 'text'];
assert(isequal(c, {1, 2, 3, 'text'}))
b = true; b = [b false]; b = [b 2];
assert(isa(b, 'double') && isequal(b, [1 0 2]))
v = [1 2]; v = [v v]; v = [v v(1) v(end)];
assert(isequal(v, [1 2 1 2 1 2]))
t = "a"; t = [t "b"]; t = [t; "c", "d"];
assert(isequal(size(t), [2 2]))

%% appending to what does not fit fails and leaves the array as it was
x = [1 2];
try, x = [x; 3]; catch, end
assert(isequal(x, [1 2]))
try, x = [x (1:3)']; catch, end
assert(isequal(x, [1 2]))

%% growth by one
x = []; for i = 1:4, x(end + 1) = i; end
assert(isequal(x, 1:4) && isrow(x))
y = (1:2)'; y(end + 1) = 3; y(4) = 4;
assert(isequal(y, (1:4)'))
z = x; z(end + 1) = 9;
assert(isequal(x, 1:4))
b = [true false]; b(end + 1) = 1;
assert(islogical(b))
b(end + 1) = 7;
assert(isequal(b, [true false true true]))

%% nested places are written in place, and only there
s.c = {zeros(1, 3), 'x'}; t = s;
s.c{1}(2) = 5; s.n = 1; s.c{2} = 'y';
assert(isequal(s.c{1}, [0 5 0]) && isequal(t.c{1}, [0 0 0]) && strcmp(t.c{2}, 'x'))
a(2).v = [1 2]; b = a; a(2).v(1) = 9; a(1).v = 'new';
assert(isequal(a(2).v, [9 2]) && isequal(b(2).v, [1 2]) && isempty(b(1).v))
c = {1, {2, 3}}; d = c; c{2}{1} = 7;
assert(isequal(c{2}, {7, 3}) && isequal(d{2}, {2, 3}))
m.a = eye(2); m.a(2, 1) = 4; m.a(3, 3) = 1;
assert(isequal(m.a, [1 0 0; 4 1 0; 0 0 1]))
u.x = int8([1 2]); u.x(1) = 300;
assert(isa(u.x, 'int8') && u.x(1) == 127)

%% an argument that is not read again may be changed in place, and nothing else is
function v = set(v, k, x), v(k) = x; end
function r = keeps(v), w = set(v, 1, 100); r = [v w]; end
function v = twice(v), v = set(v, 1, 5); v = set(v, 2, v(1) + 1); end
function r = after(v)
  try
    v = set(v, 1, 3);
    error('no');
  catch
    r = v;
  end
end
function r = looped(v)
  r = 0;
  for k = 1:3
    w = v;
    w = set(w, 1, k);
    r = r + w(1) + v(1);
  end
end
assert(isequal(keeps([1 2]), [1 2 100 2]))
assert(isequal(twice([0 0]), [5 6]))
assert(isequal(after([1 1]), [3 1]))
assert(looped([10 20]) == 36)
x = [1 2 3]; y = set(x, 2, 9);
assert(isequal(x, [1 2 3]) && isequal(y, [1 9 3]))

%% a variable that a loop leaves keeps its value
function r = last(n), for k = 1:n, r = k; end, r = [r k]; end
assert(isequal(last(3), [3 3]))

%% a large array that a loop goes over one by one
p = true(1, 5000); p(1) = false; n = 0;
for i = 2:70
  if p(i), for j = i*i:i:5000, p(j) = false; end, end
end
for i = 1:5000, if p(i), n = n + 1; end, end
assert(n == 669)
x = single(randi(9, 1, 3000)); s = 0;
for i = 1:3000, s = s + x(i); end
assert(s == sum(x))
A = ones(60); for i = 1:60, for j = 1:60, A(i, j) = i * j; end, end
assert(isequal(A, (1:60)' * (1:60)))

%% functions of one and two numbers
assert(mod(-7, 3) == 2 && rem(-7, 3) == -1 && max(2, NaN) == 2 && min(3, 1) == 1)
assert(isequal(mod(int8(7), int8(4)), int8(3)))
assert(abs(-2) == 2 && floor(-0.5) == -1 && sqrt(-4) == 2i && round(2.5) == 3)
mod = [5 6 7];
assert(mod(2) == 6)

%% a field whose name is computed, with a subscript, in loops that are compiled
s.a = 1:5; s.b = [10 20 30 40 50]; t = 0; f = 'b';
for k = 1:5, t = t + s.(f)(k) + s.a(k); s.(f)(k) = k; s.a(k) = -k; end
assert(t == 165 && isequal(s.b, 1:5) && isequal(s.a, -(1:5)))
function t = total(s, f), t = 0; for k = 1:3, t = t + s.(f)(k); end, end
r = 0;
for j = 1:4, r = r + total(s, 'b') * j; end
assert(r == 60)
m.x = magic(3); g = {'x'}; u = 0; k = 1;
while k <= 3, u = u + m.(g{1})(k, 2); k = k + 1; end
assert(u == 15)
