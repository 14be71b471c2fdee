%% Every method of interp2 reproduces a plane
[x, y] = meshgrid(1:5, 1:4);
z = 2 * x - 3 * y;
for method = {'linear', 'pchip', 'cubic', 'spline'}
  assert(interp2(z, [1.5 4.25], [2.5 3.75], method{1}), 2 * [1.5 4.25] - 3 * [2.5 3.75], 1e-13)
end
assert(interp2(z, 2.5, 2, 'nearest'), z(2, 3))

%% A spline surface reproduces cubics and goes on beyond the grid
[x, y] = meshgrid(0:5, 0:4);
f = @(x, y) x.^3 - x .* y.^2 + y;
assert(interp2(0:5, 0:4, f(x, y), [0.3 6], [1.7 2], 'spline'), f([0.3 6], [1.7 2]), 1e-11)

%% Points outside are NaN, or what is asked for
assert(isnan(interp2([1 2; 3 4], 3, 1)))
assert(interp2([1 2; 3 4], 3, 1, 'linear', 7), 7)

%% Rows and columns of points make a grid
assert(size(interp2(magic(4), [1.5 2 3], [1; 2])), [2 3])

%% The grid may run down
assert(interp2([3 2 1], [1 2 3], magic(3), 1.5, 1), 3.5)

%% interpn in three dimensions, and interp3 with its first two swapped
[x, y, z] = ndgrid(1:3, 1:4, 1:5);
v = x + 10 * y + 100 * z;
assert(interpn(v, 1.5, 2.5, 3.5), 376.5, 1e-12)
assert(interp3(v, 2.5, 1.5, 3.5), 376.5, 1e-12)
assert(interpn(v, 1.5, 2.5, 3.5, 'spline'), 376.5, 1e-11)

%% Complex values are interpolated part by part
assert(interp2([1 2; 3 4] * (1 + 2i), 1.5, 1.5), 2.5 + 5i)

%% Many points among many, in any order, within and without
t = 0:1e5;
q = [mod((0:99999) * 7919, 1e5) + 0.25, -1, NaN, 2e5, 1e5, 0];
v = interp1(t, 2 * t, q);
assert(isequal(v(1:1e5), 2 * q(1:1e5)))
assert(isequaln(v(1e5 + 1:end), [NaN NaN NaN 2e5 0]))
assert(isequal(interp1([0 1 1 2], [0 1 5 6], [0.5 1 1.5], 'right'), [0.5 5 5.5]))
assert(isequal(interp1([0 1 1 2], [0 1 5 6], [0.5 1 1.5], 'left'), [0.5 1 5.5]))
assert(isequal(interp1([3 2 1], [30 20 10], [1.5 2.5 3]), [15 25 30]))
assert(isequal(interp1(single([1 2 3]), [10 20 30], 2.5, 'next'), single(30)))
assert(isequal(lookup([1 2 3], [0 1 1.5 3 4 NaN], 'lr'), [1 1 1 2 2 2]))
assert(isequal(lookup([3 2 1], [0 1 1.5 3 4]), [3 3 2 1 0]))

%% The grid must be monotonic
% Error: strictly monotonic
interp2([1 0 2], 1:3, ones(3, 3), 1, 1)

%% what lies outside of complex values is not known in either part
v = interp1([1 2], [1 + 2i, 3], [1.5 5]);
assert(v(1), 2 + 1i)
assert(isnan(real(v(2))) && isnan(imag(v(2))))
assert(interp1([1 2], [1 + 2i, 3], 5, 'linear', 0) == 0)

%% splines leave out points without a value
y = [0 1 NaN 9 16];
assert(spline(0:4, y, 2), 4, 1e-14)
assert(pchip(0:4, y, 3), 9, 1e-14)
[~, id] = lastwarn(); assert(strcmp(id, 'MATLAB:chckxy:nan'))

%% too few points are left of a spline
% Error: at least two points
spline(1:2, [NaN 1], 1)
