%% a solution between its steps, in several orders of accuracy
f = @(t, y) [y(2); -y(1)];
x = linspace(0, 4, 9);
o = odeset('RelTol', 1e-6, 'AbsTol', 1e-8);
for solver = {@ode45, @ode78, @ode89}
  sol = solver{1}(f, [0 4], [0; 1], o);
  [y, yp] = deval(sol, x);
  assert(y, [sin(x); cos(x)], 2e-6)
  assert(yp(1, :), cos(x), 1e-5)
  assert(deval(x(3), sol, 2), cos(x(3)), 2e-6)
end
assert(deval(ode23(f, [0 4], [0; 1], odeset('RelTol', 1e-4)), 2), [sin(2); cos(2)], 1e-3)
assert(deval(ode15s(@(t, y) -100 * (y - t), [0 1], 0), 0.5), 0.49, 1e-3)
[T, Y] = ode78(f, [0 1 2 3], [0; 1]);
assert(T, (0:3)')
assert(Y(:, 1), sin(T), 1e-8)

%% a solution that goes on
sol = ode45(@(t, y) -y, [0 1], 1);
more = odextend(sol, [], 2);
assert(more.x(1:numel(sol.x)), sol.x)
assert(deval(more, 1.7), exp(-1.7), 1e-4)
more = odextend(sol, @(t, y) 0 * y, 3);
assert(deval(more, [1.5 3]), exp(-[1 1]), 1e-4)
more = odextend(sol, [], 2, 5);
assert(more.y(end), 5 * exp(-1), 1e-3)

%% events are kept in a solution
o = odeset('Events', @(t, y) deal(y(1), 1, -1), 'RelTol', 1e-6);
sol = ode45(@(t, y) [y(2); -y(1)], [0 10], [0; 1], o);
assert(sol.xe, pi, 1e-5)
assert(sol.x(end), sol.xe)
assert(sol.ie, 1)

%% conditions at both ends
s = bvp4c(@(x, y) [y(2); -abs(y(1))], @(a, b) [a(1); b(1) + 2], bvpinit(linspace(0, 4, 5), [1 0]), ...
          bvpset('RelTol', 1e-2));
% sin up to pi, and sinh from there, so that the slope is 2 / sinh(4 - pi) at the start.
c = 2 / sinh(4 - pi);
assert(deval(s, 1, 1), c * sin(1), 1e-2)
assert(deval(s, [0 4], 1), [0 -2], 1e-9)
assert(s.yp(1, :), s.y(2, :), 1e-9)

%% an eigenvalue as a parameter
s = bvp4c(@(x, y, k) [y(2); -k ^ 2 * y(1)], @(a, b, k) [a(1); a(2) - k; b(1)], ...
          bvpinit(linspace(0, pi, 8), @(x) [sin(2 * x); cos(2 * x)], 1.8));
assert(s.parameters, 2, 1e-4)
assert(deval(s, pi / 4, 1), 1, 1e-3)

%% a singular term
s = bvp4c(@(x, y) [y(2); -y(1) ^ 5], @(a, b) [a(2); b(1) - sqrt(3) / 2], ...
          bvpinit(linspace(0, 1, 5), [sqrt(3) / 2; 0]), bvpset('SingularTerm', [0 0; 0 -2]));
assert(s.y(1, :), 1 ./ sqrt(1 + s.x .^ 2 / 3), 1e-4)

%% a guess out of a solution
s = bvp5c(@(x, y) [y(2); 0], @(a, b) [a(1); b(1) - 1], bvpinit([0 1], [0 0]));
g = bvpinit(s, [0 2]);
assert(g.x(end), 2)
assert(g.y(:, end), [2; 1], 1e-9)

%% delays
s = dde23(@(t, y, Z) -Z, 1, 1, [0 3]);
% 1 - t, then 1 - t + (t - 1)^2 / 2, then less (t - 2)^3 / 6
assert(deval(s, [0.5 1.5]), [0.5 -0.375], 1e-9)
assert(deval(s, 3), -2 + 2 - 1 / 6, 1e-3)
assert(s.discont(1:3), [0 1 2])
s = dde23(@(t, y, Z) Z(2, 2) - Z(1, 1) + [1; 2], [1 2], @(t) [t; 2 * t], [0 1]);
% the past is known here: y' = 2 (t - 2) - (t - 1) + [1; 2] = t + [-2; -1]
assert(s.y(:, end), [-1.5; -0.5], 1e-9)
s = dde23(@(t, y, Z) -Z, 1, 1, [0 5], ddeset('Events', @(t, y, Z) deal(y, 1, 0)));
assert(s.xe, 1, 1e-9)
assert(s.x(end), 1, 1e-9)
s = dde23(@(t, y, Z) -Z, 1, s, [1 2]);
assert(s.y(end), -0.5, 1e-9)

%% delays that depend on the time and on the solution
s = ddesd(@(t, y, Z) -Z, @(t, y) t / 2, 1, [0 2], ddeset('RelTol', 1e-4));
k = 0:15;
assert(deval(s, 2), sum((-1) .^ k .* 2 .^ k ./ (factorial(k) .* 2 .^ (k .* (k - 1) / 2))), 1e-3)
s = ddesd(@(t, y, Z) [y(2); -Z(2) * y(2) ^ 2 * exp(1 - y(2))], @(t, y) exp(1 - y(2)), @(t) [log(t); 1 / t], [0.5 3]);
assert(deval(s, 3), [log(3); 1 / 3], 3e-3)

%% implicit equations
[t, y] = ode15i(@(t, y, yp) yp + y, [0 0.5 1], 1, -1);
assert(y, exp(-t), 1e-4)
% An equation without a slope is one of them.
f = @(t, y, yp) [yp(1) + 100 * (y(1) - cos(t)); y(2) - y(1) ^ 2];
sol = ode15i(f, [0 1], [1; 1], [0; 0], odeset('RelTol', 1e-4, 'AbsTol', 1e-6));
y = deval(sol, 1);
assert(y(1), (1e4 * cos(1) + 100 * sin(1)) / (1e4 + 1), 1e-4)
assert(y(2), y(1) ^ 2, 1e-4)
given = odeset('Jacobian', @(t, y, yp) deal(2, 1));
[t, y] = ode15i(@(t, y, yp) yp + 2 * y, [0 1], 1, -2, given);
assert(y(end), exp(-2), 1e-3)

%% heat in a rod
x = linspace(0, 1, 11);
t = [0 0.5 1];
u = pdepe(0, @(x, t, u, ux) deal(pi ^ 2, ux, 0), @(x) sin(pi * x), ...
          @(xl, ul, xr, ur, t) deal(ul, 0, pi * exp(-t), 1), x, t);
assert(u, exp(-t') * sin(pi * x), 1e-2)
[v, vx] = pdeval(0, x, u(3, :), 0.5);
assert(v, exp(-1), 1e-2)

%% a disc that cools, and a pair of equations
a = 2.404825557695773;
x = linspace(0, 1, 9);
u = pdepe(1, @(x, t, u, ux) deal(1, ux, 0), @(x) besselj(0, a * x), ...
          @(xl, ul, xr, ur, t) deal(0, 1, ur, 0), x, [0 0.02 0.05]);
assert(u(3, :), exp(-a ^ 2 * 0.05) * besselj(0, a * x), 5e-3)
u = pdepe(0, @(x, t, u, ux) deal([1; 0], [0; 1] .* ux, [-u(1); 0]), @(x) [1; x], ...
          @(xl, ul, xr, ur, t) deal([0; ul(2)], [1; 0], [0; ur(2) - 1], [1; 0]), 0:0.25:1, [0 0.5 1]);
assert(size(u), [3 5 2])
assert(u(3, :, 1), exp(-1) * ones(1, 5), 1e-3)
assert(u(3, :, 2), 0:0.25:1, 1e-6)
