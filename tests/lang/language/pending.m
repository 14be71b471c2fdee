%% text that is computed like any array is text
eval(repmat('x=1;', 1, 1025));
assert(x == 1);
t = repmat('1 ', 1, 5000);
[v, ok] = str2num(t);
assert(ok && numel(v) == 5000 && sum(v) == 5000);
f = str2func([repmat(' ', 1, 5000) '@(x) x + 1']);
assert(f(2) == 3);
name = char(double(repmat('a', 1, 40)) + 1);
assert(strcmp(name, repmat('b', 1, 40)));
s.(name) = 4;
assert(s.(name) == 4 && isfield(s, name) && getfield(s, name) == 4);
s = rmfield(s, name);
s = setfield(s, name, 5);
assert(s.(char('a' + ones(1, 40))) == 5);
assert(feval(char('rhm' + ones(1, 3)), 0) == 0);
assert(isequal(cellfun(char('kdmfsg' + ones(1, 6)), {1, [1 2]}), [1 2]));
m = containers.Map();
m(name) = 3;
assert(m(name) == 3 && isKey(m, name));
switch name
  case repmat('b', 1, 40)
    r = 1;
  otherwise
    r = 2;
end
assert(r == 1);
assert(strcmp(evalc(char('disp(7)' + zeros(1, 7))), evalc('disp(7)')));

%% text within cells that is computed like any array
s = struct('bb', 1, 'c', 2);
s = rmfield(s, {char('aa' + ones(1, 2)), 'c'});
assert(isempty(fieldnames(s)));

%% an error of text that was computed
eval(char('error(''zz'')' + zeros(1, 11)));
% Error: zz

%% conditions of & and | stop where they are decided
if true | boom(), r = 1; end
assert(r == 1);
if false & boom(), r = 2; end
assert(r == 1);
while false & boom(), r = 3; end
if (true | boom()), r = 4; end
assert(r == 4);
if true | boom() | boom(), r = 6; end
assert(r == 6);
if false & boom() & boom(), r = 7; end
if isempty([]) | boom(), r = 8; end
assert(r == 8);
if [1 1] | boom(), r = 9; end
assert(r == 9);
if [1 0] & boom(), r = 10; end
assert(r == 9);
function boom(), error('it is evaluated'); end

%% conditions of & and | that are not decided have the values of all
r = 0;
if [1 0] | [0 1], r = 1; end
assert(r == 1);
if [1 0] | [1 0], r = 2; end
assert(r == 1);
if [1 1] & [1 1], r = 3; end
assert(r == 3);
if [1 1] & [1 0], r = 4; end
assert(r == 3);
a = true; b = false;
if a & b, r = 5; elseif a | b, r = 6; end
assert(r == 6);
k = 0;
while k < 3 & a, k = k + 1; end
assert(k == 3);
do, k = k - 1; until k < 1 | b
assert(k == 0);

%% and elsewhere all is evaluated
x = true | boom();
% Error: it is evaluated
function r = boom(), error('it is evaluated'); end

%% a global that another function reads when it is set again
global Q
Q = 1;
assert(Q == 1 && peek() == 1);
Q = 2;
assert(peek() == 2);
for k = 1:3, Q = k; end
assert(peek() == 3);
function r = peek(), global Q, r = Q; end

%% a norm within a loop of steps
A = toeplitz([4 1 0 0 0 0]); b = ones(6, 1); x = zeros(6, 1);
D = diag(diag(A)); R = A - D;
for k = 1:60
  y = D \ (b - R * x);
  if norm(y - x) < 1e-12, break, end
  x = y;
end
assert(norm(A * x - b) < 1e-10);
A = rand(40) + 40 * eye(40); b = ones(40, 1); x = zeros(40, 1); d = diag(A); e = [];
for k = 1:200
  r = b - A * x;
  e(k) = sqrt(r' * r);
  x = x + r ./ d;
  if e(end) < 1e-10, break, end
end
assert(norm(A * x - b) < 1e-8);
V = eye(40); B = A' * A;
for k = 1:20
  p = V(:, mod(k, 40) + 1); q = V(:, k);
  g = p' * B * q;
  t = norm(g) / (1 + norm(p' * p));
  V(:, k) = q + t * p;
end
assert(all(isfinite(V(:))));

%% a program's own files come before builtins of their names
f = fopen('trapz.m', 'w'); fprintf(f, 'function y = other(x), y = 42; end'); fclose(f);
assert(trapz([1 2 3]) == 42);
f = fopen('mean.m', 'w'); fprintf(f, 'function y = mean(x), y = -1; end'); fclose(f);
assert(mean([1 2 3]) == -1);
assert(isequal(cellfun(@mean, {1, 2}), [-1 -1]));
assert(feval('mean', 5) == -1);

%% the library's functions call each other whatever files there are
f = fopen('mean.m', 'w'); fprintf(f, 'function y = mean(x, varargin), y = -1; end'); fclose(f);
f = fopen('std.m', 'w'); fprintf(f, 'function y = std(x, varargin), y = -1; end'); fclose(f);
assert(std(1) == -1);
assert(zscore([1 2 3]), [-1 0 1], 1e-12);

%% running sums along a column and along its transpose, and their order, are one routine's same output
x = [3; 1; 2];
x = x + zeros(3, 1);
a = cumsum(x);
b = cumsum(x');
assert(isequal(a, [3; 4; 6]) && isequal(b, [3 4 6]));
y = x * 2;
[s, k] = sort(y);
[t, l] = sort(y');
assert(isequal(s', t) && isequal(k', l) && isequal(t, [2 4 6]) && isequal(l, [2 3 1]));
