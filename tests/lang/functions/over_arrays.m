%% a function of numbers over arrays gives what it gives for each
x = [-2 0 1 3.5; 4 7 Inf -0.5];
k = 3;
f = @(a, b) max(a - b, 0) * sin(a) / k ^ 2 + 2 * pi;
y = arrayfun(f, x, x / 2);
z = zeros(size(x));
for i = 1:numel(x)
  z(i) = f(x(i), x(i) / 2);
end
assert(isequaln(y, z))
g = @(a) a > 1 && a < 5 || a == -2;
assert(arrayfun(g, x), logical([1 0 0 1; 1 0 0 0]))
h = @(a) a ^ 2 \ 1;
assert(arrayfun(h, x), x .^ 2 .\ 1)
assert(arrayfun(@(a) a.' * 2, single(x)), single(2 * x))
assert(arrayfun(@(a, b) a / b, int32([7 8 9]), 2), int32([4 4 5]))
assert(arrayfun(@(a) sqrt(a) ^ 2, [-4 9]), [-4 9], 1e-12)
assert(arrayfun(@(a) (-8 + 0 * a) ^ (1 / 3), 1:2), [1 1] + 1.7320508075688772i, 1e-12)

%% what does more is called with one element after the other
n = 0;
assert(arrayfun(@(a) 5, 1:3), [5 5 5])
assert(arrayfun(@(a) sum(1:a), 1:4), [1 3 6 10])
assert(arrayfun(@(a) numel(a), 1:4), ones(1, 4))
assert(arrayfun(@(a) max(a), [3 1 2]), [3 1 2])
assert(arrayfun(@(a) a(1), [3 1 2]), [3 1 2])
v = [10 20 30];
assert(arrayfun(@(a) v(a), [3 1 2]), [30 10 20])
assert(arrayfun(@(a) all(a < v), [3 15]), [true false])
c = arrayfun(@(a) 1:a, 1:3, 'UniformOutput', false);
assert(numel(c{3}), 3)
[p, q] = arrayfun(@(a) deal(a, -a), 1:3);
assert(isequal(p, 1:3) && isequal(q, -(1:3)))
s = rand('seed');
assert(numel(unique(arrayfun(@(a) rand() + a * 0, 1:50))) == 50)
a = arrayfun(@(x) struct('v', x), 1:3);
assert([a.v], 1:3)

%% a function of a program goes before the one that computes
% (its own name is found first)
assert(arrayfun(@(x) hypot(x, 1), [1 2 3]), [2 3 4])
function r = hypot(a, b)
  if a < 0
    r = 0;
  else
    r = a + b;
  end
end

%% NaN is no condition
% Error: logical
arrayfun(@(a) a && true, [1 NaN])
