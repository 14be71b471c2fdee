%% Stiff equations
[t, y] = ode15s(@(t, y) [-0.04*y(1) + 1e4*y(2)*y(3); 0.04*y(1) - 1e4*y(2)*y(3) - 3e7*y(2)^2; 3e7*y(2)^2], [0 40], [1 0 0]);
assert(y(end, :), [0.7158 9.1855e-6 0.2842], 1e-3)
assert(numel(t) < 100)
options = odeset('RelTol', 1e-5, 'AbsTol', 1e-8, 'Jacobian', -50);
exact = @(t) 2500/2501*cos(t) + 50/2501*sin(t) - 2500/2501*exp(-50*t);
[t, y] = ode23s(@(t, y) -50 * (y - cos(t)), [0 0.5 1 1.5], 0, options);
assert(t, [0; 0.5; 1; 1.5])
assert(y, exact(t), 1e-4)
sol = ode23s(@(t, y) 5 * (t - y + 1), [0 2], 1, odeset('Mass', 5));
assert(sol.y(end), 2 + exp(-2), 1e-3)

%% Fitted splines
x = linspace(0, 4, 50);
pp = splinefit(x, x .* x .* x, [0 1 4]);
assert(ppval(pp, [0.5 2.5]), [0.125 15.625], 1e-11)
line = splinefit(x, abs(x - 1), [0 1 4], 'order', 1);
assert(ppval(line, [0.25 3]), [0.75 2], 1e-12)

%% Halves to even
assert(roundb([0.5 1.5 -2.5 4.5]), [0 2 -2 4])
assert(roundb(2.5 + 3.5i), 2 + 4i)

%% Events end it as they end the other solvers
[t, y, te] = ode15s(@(t, y) -y, [0 5], 1, odeset('Events', @(t, y) deal(y - 0.5, 1, 0)));
assert(abs(te - log(2)) < 1e-2 && t(end) == te);

%% Captured numbers become logical, once
a = logical([0 0 0 0 1 2]);
assert(isequal(a, [false false false false true true]))

%% Equations in the form of lsode
t = linspace(0, 2, 5)';
[x, istate, msg] = lsode(@(x, t) [x(2); -x(1)], [1; 0], t);
assert(x, [cos(t), -sin(t)], 1e-7); assert(istate, 2); assert(msg, 'successful exit')
assert(lsode(@(x, t) -x, 1, [1 0])', [1 exp(1)], 1e-7)
assert(lsode(@(x, t) x * (t > 0.25), 1, [0 0.5 1], 0.25)', [1 exp(0.25) exp(0.75)], 1e-6)
x = lsode(@(x, t) -1e3 * (x - cos(t)), 0, [0 0.02]); assert(x(2), cos(0.02) + 1e-3 * sin(0.02), 1e-5)

%% Steps of ode45 and ode23
% The first is MATLAB's number of points.
[t, ~] = ode45(@(t, y) [-0.1571 * y(1); -0.1 * sqrt(y(2))] / pi, [0 50], [1 1]); assert(numel(t) == 45)
[t, ~] = ode45(@(t, y) [y(2); (1 - y(1)^2) * y(2) - y(1)], [0 20], [2; 0]); assert(numel(t) == 237)
% As long as the tolerance allows at first, and no longer than a tenth of the span.
[t, y] = ode23(@(t, y) -y, [0 10], 1); assert(t(2), 0.8 * 0.1, 1e-12)
[t, y] = ode45(@(t, y) 2 * t, [0 5], 0); assert(numel(t) == 41 && abs(y(end) - 25) < 1e-12)
% Nothing to compare with at first: the smallest step, and no warning.
lastwarn(''); [t, y] = ode45(@(t, y) 1, [1 2], 0, odeset('AbsTol', 0)); assert(isempty(lastwarn) && abs(y(end) - 1) < 1e-12)
[t, y] = ode45(@(t, y) -y, [0 1], [3; 4], odeset('NormControl', 'on')); assert(y(end, :), [3 4] * exp(-1), 1e-3)

%% initial values of equations without derivatives are made consistent
M = [1 0 0; 0 1 0; 0 0 0]; o = odeset('Mass', M, 'RelTol', 1e-4, 'AbsTol', [1e-6 1e-10 1e-6]);
f = @(t, y) [-0.04 * y(1) + 1e4 * y(2) * y(3); 0.04 * y(1) - 1e4 * y(2) * y(3) - 3e7 * y(2) ^ 2; sum(y) - 1];
lastwarn(''); [t, y] = ode15s(f, [0 4], [1; 0; 1e-3], o); assert(y(1, :), [1 0 0], 1e-8); assert(all(abs(sum(y, 2) - 1) < 1e-6)); assert(y(end, [1 3]), [0.9055 0.0945], 1e-3)
[t, y] = ode23t(f, [0 4], [1; 0; 5], o); assert(y(1, :), [1 0 0], 1e-8)
sol = ode15s(f, [0 4], [1; 0; 0], o); assert(sol.idata.yp(1:2, 1), [-0.04; 0.04], 1e-4); assert(isempty(lastwarn))
[t, y] = ode15s(@(t, y) [-y(1); y(2) - y(1) ^ 2], [0 1], [2; 0], odeset('Mass', diag([1 0]))); assert(y(1, :), [2 4], 1e-9); assert(y(end, :), [2 * exp(-1) 4 * exp(-2)], 5e-3)
[t, y] = ode15s(@(t, y) [-y(1); y(2) - y(1) - 1], [0 1], [2; 0], odeset('Mass', [1 1; 1 1])); assert(y(1, :), [1 1], 1e-8)
try, ode15s(@(t, y) [-y(1); 1 + y(2) ^ 2], [0 1], [1; 1], odeset('Mass', diag([1 0]))); assert(false); catch e, assert(strcmp(e.identifier, 'MATLAB:daeic12:NeedBetterY0')); end
