%% an interpolant of a grid is a value whose parts change
F = griddedInterpolant([1 2 4], [10 20 60]);
assert(isa(F, 'griddedInterpolant'))
assert(F([1.5; 3]), [15; 40], 1e-12)
assert(F(5), 80, 1e-12)
assert(isequal(F.GridVectors, {[1 2 4]}))
assert(F.Values(2), 20)
G = F;
G.Method = 'nearest';
G.ExtrapolationMethod = 'none';
assert(G([0 1.4 1.6]), [NaN 10 20])
G.Values = F.Values / 10;
assert(G(2), 2)
assert(F(2), 20, 1e-12)
assert(strcmp(F.Method, 'linear'))

%% grids of several dimensions, and values of several columns
[x, y] = ndgrid(1:4, 1:5);
F = griddedInterpolant(x, y, x .^ 2 + y .^ 3, 'spline');
assert(F(2.5, 3.5), 2.5 ^ 2 + 3.5 ^ 3, 1e-10)
assert(F({[1.5 2], [1 2 3]}), [1.5; 2] .^ 2 + [1 2 3] .^ 3, 1e-10)
F = griddedInterpolant({1:4, 1:5}, 2 * x + 3 * y);
assert(F([0 0; 5.5 7]), [0; 32], 1e-10)
F = griddedInterpolant(1:3, [1 2; 3 4; 5 6]);
assert(F([1.5 2.5]), [2 3; 4 5], 1e-12)
F = griddedInterpolant(1:4, (1:4) .^ 2, 'pchip', 'linear');
assert(F([4 5 6]) - F(4), [0 1 2] * (F(5) - F(4)), 1e-12)

%% what an interpolant of a grid refuses
for bad = {{1:3, 1:2}, {1:3, 1:3, 'magic'}, {[1 1 2], 1:3}, {1:3, {1}}}
  failed = false;
  try
    griddedInterpolant(bad{1}{:});
  catch e
    failed = strncmp(e.identifier, 'MATLAB:griddedInterpolant:', 26);
  end
  assert(failed)
end

%% scattered values on a plane are on it between and beyond the points
rng(4);
P = rand(12, 2);
F = scatteredInterpolant(P, 1 + P * [2; 3]);
Q = [0.4 0.5; 3 -2; 0.5 5];
assert(F(Q), 1 + Q * [2; 3], 1e-9)
assert(F(Q(:, 1), Q(:, 2)), F(Q))
assert(size(F({0:0.5:1, 0:1})), [3 2])
F.Method = 'natural';
assert(F(0.4, 0.5), 3.3, 1e-9)
F.ExtrapolationMethod = 'none';
assert(isnan(F(3, 3)))
F.Method = 'nearest';
F.Values = (1:12)';
assert(F(P(7, 1) + 1e-9, P(7, 2)), 7)

%% natural neighbours have no kinks: halfway on the edge of a square all four count
F = scatteredInterpolant([0 1 0 1 0.5]', [0 0 1 1 0.5]', [0 0 0 0 1]', 'natural');
assert(F(0.25, 0.5), F(0.75, 0.5), 1e-6)
assert(F(0.5, 0.5), 1)
assert(F(0.25, 0.5) > 0.4 && F(0.25, 0.5) < 0.6)

%% scattered values in space
[x, y, z] = ndgrid(0:1, 0:1, 0:2);
F = scatteredInterpolant(x(:), y(:), z(:), x(:) + 2 * y(:) + 3 * z(:));
assert(F([0.3 2], [0.4 2], [0.5 3]), [2.6 15], 1e-9)
assert(griddatan([x(:), y(:), z(:)], z(:), [0.2 0.7 1.3; 5 5 5]), [1.3; NaN], 1e-9)

%% triangulations
DT = delaunayTriangulation([0 1 1 0 0.5]', [0 0 1 1 0.5]');
assert(size(DT), [4 3])
assert(isequal(edges(DT), [1 2; 1 4; 1 5; 2 3; 2 5; 3 4; 3 5; 4 5]))
[ID, B] = pointLocation(DT, 0.5, 0.1);
assert(barycentricToCartesian(DT, ID, B), [0.5 0.1], 1e-12)
assert(cartesianToBarycentric(DT, ID, [0.5 0.1]), B, 1e-12)
assert(isnan(pointLocation(DT, 2, 2)))
assert(DT.nearestNeighbor(0.9, 0.95), 3)
assert(sort(DT.freeBoundary'), [1 2 3 1; 2 3 4 4])
[C, r] = circumcenter(DT);
assert(r, 0.5 * ones(4, 1), 1e-12)
[k, area] = convexHull(DT);
assert(area, 1, 1e-12)
N = neighbors(DT);
assert(sum(isnan(N(:))), 4)

%% tetrahedra fill the hull of their points
[x, y, z] = ndgrid(0:1, 0:2, 0:1);
[k, volume] = convexHull(delaunayTriangulation(x(:), y(:), z(:)));
assert(volume, 2, 1e-9)

%% a hull in space is closed, and its faces turn to the left
[x, y, z] = ndgrid([0 1], [0 2], [0 1]);
P = [x(:), y(:), z(:); 0.5 1 0.5];
[K, volume] = convhulln(P);
assert(volume, 2, 1e-12)
assert(sort(unique(K(:)))', 1:8)
total = 0;
for k = 1:size(K, 1)
  total = total + det(P(K(k, :), :)) / 6;
end
assert(total, 2, 1e-12)

%% cubic convolution is right for parabolas, on a grid and between
F = griddedInterpolant(1:6, (1:6) .^ 2, 'cubic');
assert(F([1 1.3 2.5 5.7 6]), [1 1.3 2.5 5.7 6] .^ 2, 1e-12)
[x, y] = ndgrid(1:6, 1:7);
F = griddedInterpolant(x, y, x .^ 2 .* y, 'cubic');
assert([F(1.4, 2.7), F({1.4, 2.7})], 1.4 ^ 2 * 2.7 * [1 1], 1e-12)

%% makima in two dimensions is that along each
x = [1 2 4 5 7]; V = x' .^ 2 + [0 1 0 2]; assert(interp2(V, 2.5, 3.25, 'makima'), interp1(1:4, interp1(1:5, V, 3.25, 'makima'), 2.5, 'makima'), 1e-13)
assert(interp2(V, 1:4, (1:5)', 'makima'), V, 1e-14); assert(interpn(1:6, (1:6) .^ 3, 2.5, 'makima'), makima(1:6, (1:6) .^ 3, 2.5), 1e-13)

%% scattered points with columns of values
[x, y] = meshgrid(0:2); x = x(:); y = y(:); v = [x + y, 2 * x - y];
F = scatteredInterpolant(x, y, v); assert(F([0.5; 1.2], [0.3; 0.7]), [0.8 0.7; 1.9 1.7], 1e-12)
F = scatteredInterpolant([x y], v); assert(F([0.5 0.3; 1.2 0.7]), [0.8 0.7; 1.9 1.7], 1e-12); assert(size(F(zeros(2, 3), ones(2, 3))), [2 3 2])
F.Method = 'nearest'; assert(F(0.9, 0.9), [2 1]); F.Method = 'natural'; assert(F([0.5 0.3]), [0.8 0.7], 1e-12)

%% cubic griddata has the slopes of a plane, and is smooth
rng(1);
x = rand(60, 1);
y = rand(60, 1);
[xq, yq] = meshgrid(0.2:0.1:0.8);
assert(griddata(x, y, 2 * x - 3 * y + 1, xq, yq, 'cubic'), 2 * xq - 3 * yq + 1, 1e-10)
v = exp(-x .^ 2) .* cos(2 * y);
assert(griddata(x, y, v, x(1:20), y(1:20), 'cubic'), v(1:20), 1e-10)
vq = griddata(x, y, v, xq, yq, 'cubic');
known = ~isnan(vq);
assert(nnz(known) > 40)
assert(max(abs(vq(known) - exp(-xq(known) .^ 2) .* cos(2 * yq(known)))) < 0.02)
assert(isnan(griddata(x, y, v, 5, 5, 'cubic')))
% A line through the surface has a slope without jumps.
s = linspace(0.3, 0.7, 4001);
w = griddata(x, y, v, s, 0.45 + 0.1 * s, 'cubic');
assert(max(abs(diff(w, 2))) < 2e-8)
u = griddata(x, y, v, s, 0.45 + 0.1 * s, 'linear');
assert(max(abs(diff(u, 2))) > 1e-5)
assert(griddata(x, y, v + 2i * x, 0.5, 0.5, 'cubic'), griddata(x, y, v, 0.5, 0.5, 'cubic') + 1i, 1e-10)

%% griddata in space
rng(2);
p = rand(80, 3);
q = 0.3 + 0.4 * rand(4, 5, 3);
v = p * [1; 2; 3] + 4;
vq = griddata(p(:, 1), p(:, 2), p(:, 3), v, q(:, :, 1), q(:, :, 2), q(:, :, 3));
assert(vq, q(:, :, 1) + 2 * q(:, :, 2) + 3 * q(:, :, 3) + 4, 1e-9)
near = griddata(p(:, 1), p(:, 2), p(:, 3), v, p(1:5, 1), p(1:5, 2), p(1:5, 3), 'nearest');
assert(near, v(1:5))
F = scatteredInterpolant(p, v);
assert(F(0.5, 0.4, 0.6), 0.5 + 0.8 + 1.8 + 4, 1e-9)

%% splines with conditions at their ends
x = [0 1 2.5 3 4.2];
y = sin(x);
pp = csape(x, [cos(0), y, cos(4.2)], 'complete');
assert(ppval(pp, x), y, 1e-12)
assert(ppval(pp, 0:0.3:4.2), spline(x, [cos(0), y, cos(4.2)], 0:0.3:4.2), 1e-12)
assert(ppval(csape(x, y, 'not-a-knot'), 0:0.3:4.2), spline(x, y, 0:0.3:4.2), 1e-12)
pp = csape(x, y, 'second');
assert(fnval(fnder(pp, 2), [0 4.2]), [0 0], 1e-12)
pp = csape(x, y, [1 2], [0.5 -1]);
assert(fnval(fnder(pp), 0), 0.5, 1e-12)
assert(fnval(fnder(pp, 2), 4.2), -1, 1e-12)
t = linspace(0, 2 * pi, 9);
pp = csape(t, [cos(t); sin(t)], 'periodic');
v = fnval(fnder(pp), [0, 2 * pi]);
assert(v(:, 1), v(:, 2), 1e-12)
v = fnval(fnder(pp, 2), [0, 2 * pi]);
assert(v(:, 1), v(:, 2), 1e-12)
assert(fnval(pp, 1), [cos(1); sin(1)], 0.01)
assert(fnval(csape(x, x .^ 3 - x), 1.7), 1.7 ^ 3 - 1.7, 1e-12)
g = fnint(csape(x, 3 * x .^ 2), 5);
assert(fnval(g, 2), 13, 1e-9)
assert(fnval(fnder(g), 2), 12, 1e-9)

%% smoothing splines
x = 0:0.5:5;
y = sin(x) + 0.1 * (-1) .^ (0:10);
assert(csaps(x, y, 1, 0:0.2:5), fnval(csape(x, y, 'variational'), 0:0.2:5), 1e-9)
assert(csaps(x, y, 0, x), polyval(polyfit(x, y, 1), x), 1e-9)
[pp, p] = csaps(x, y);
assert(p > 0.9 && p < 1)
v = fnval(pp, x);
cost = @(v, q) p * sum((y - v) .^ 2) + (1 - p) * integral(@(t) fnval(fnder(q, 2), t) .^ 2, 0, 5, 'RelTol', 1e-9);
least = cost(v, pp);
for k = [1 4 11]
  other = v;
  other(k) = other(k) + 0.01;
  assert(cost(other, csape(x, other, 'variational')) > least)
end
assert(csaps(x, [y; 2 * y], 0.9, 1.2), csaps(x, y, 0.9, 1.2) * [1; 2], 1e-12)

%% splines of any order through points
x = [0 1 1.5 3 4 6 7];
y = x .^ 4 - 2 * x;
assert(fnval(spapi(5, x, y), 0:0.5:7), (0:0.5:7) .^ 4 - 2 * (0:0.5:7), 1e-9)
pp = spapi(4, x, sin(x));
assert(fnval(pp, x), sin(x), 1e-12)
assert(numel(pp.breaks), 5)
assert(fnval(spapi([0 0 0, 0:7, 7 7 7], [0 1 2 3 4 5 6 7 0.5 6.5], (1:10)), 0.5), 9, 1e-9)
