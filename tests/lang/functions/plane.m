%% Convex hulls
[k, area] = convhull([0 2 2 0 1 1], [0 0 2 2 1 0]);
assert(k', [1 2 3 4 1])
assert(area, 4)
assert(convhull([0 0; 3 0; 0 3; 1 1])', [1 2 3 1])

%% A triangulation covers the hull once, with no point in any circle
rng(3)
x = rand(60, 1);
y = rand(60, 1);
T = delaunay(x, y);
areas = ((x(T(:, 2)) - x(T(:, 1))) .* (y(T(:, 3)) - y(T(:, 1))) - (x(T(:, 3)) - x(T(:, 1))) .* (y(T(:, 2)) - y(T(:, 1)))) / 2;
assert(all(areas > 0))
[k, hull] = convhull(x, y);
assert(sum(areas), hull, 1e-12)
assert(size(T, 1), 2 * 60 - 2 - (numel(k) - 1))

%% Points on a grid lie on circles by fours
[x, y] = meshgrid(0:4, 0:3);
T = delaunay(x(:), y(:));
assert(size(T, 1), 24)
assert(sort(unique(T(:)))', 1:20)

%% Points twice, and points on edges
T = delaunay([0 2 1 1 1 0], [0 0 2 0 0 0]);
assert(size(T, 1), 2)

%% Points in triangles, and near points
x = [0; 1; 0];
y = [0; 0; 1];
[t, p] = tsearchn([x y], [1 2 3], [0.25 0.5; 2 2]);
assert(t, [1; NaN])
assert(p(1, :), [0.25 0.25 0.5], 1e-15)
assert(dsearchn([x y], [0.9 0.2]), 2)
assert(griddata([0 2 0 2], [0 0 2 2], [0 2 4 6], 0.5, 1.5), 3.5, 1e-14)
assert(isnan(griddata([0 2 0 2], [0 0 2 2], [0 2 4 6], 5, 5)))
assert(griddata([0 2 0 2], [0 0 2 2], [0 2 4 6], 1.9, 1.7, 'nearest'), 6)

%% Fields of vectors
[x, y] = meshgrid(-2:2, -3:3);
assert(divergence(3 * x, -y), 2 * ones(7, 5), 1e-14)
[cz, av] = curl(-y, x);
assert(cz, 2 * ones(7, 5))
assert(av, ones(7, 5))

%% Points on one line have no triangles
% Error: on one line
delaunay([1 2 3], [2 4 6])

%% The matrix and the handle of lines of equal height
C = contourc([0 0 0; 0 1 0; 0 0 0], [0.5 0.5]);
assert(C, [0.5 2 1.5 2 2.5 2; 5 1.5 2 2.5 2 1.5])
assert(contourc(1:2, [10 20], [1 2; 3 4], 1), [2.5 1 2; 2 17.5 12.5])
assert(contourc([1 0; 0 1], [0.5 0.5])(:, [1 4]), [0.5 0.5; 2 2])
C = contourc(peaks(20));
[k, levels] = deal(1, []);
while k < size(C, 2)
  levels(end + 1) = C(1, k);
  points = C(:, k + (1:C(2, k)));
  assert(interp2(peaks(20), points(1, :), points(2, :)), levels(end) * ones(1, C(2, k)), 1e-12)
  k = k + C(2, k) + 1;
end
assert(k, size(C, 2) + 1)
assert(unique(levels), -6:2:6)
[C2, h] = contour(peaks(20)); assert(isequal(C, C2) && ishghandle(h))
clabel(C2, h); assert(strcmp(get(h, 'ShowText'), 'on'))
figure; [C, h] = contourf(gca, 1:3, 1:3, magic(3), [4 4], 'LineWidth', 2);
assert(isequal(C(:, 1), [4; 2]) && strcmp(get(h, 'Type'), 'contour') && numel(clabel(C)) == 3)

%% rectint of intervals, boxes and more
assert(rectint([0 5], [3 4]), 2)
assert(rectint([0 0 0 2 2 2; 5 5 5 1 1 1], [1 1 1 4 4 4.5]), [1; 0])

%% many points in many triangles walk to theirs
rng(1); P = rand(600, 2); T = delaunay(P(:, 1), P(:, 2)); Q = rand(2500, 2) * 1.4 - 0.2; Q(7, :) = NaN;
[at, w] = tsearchn(P, T, Q); assert(numel(T) / 3 * 2500 > 2 ^ 20); in = ~isnan(at); assert(~in(7) && all(w(in, :) >= -1e-12, 'all') && all(isnan(w(~in, 1))))
place = w(in, 1) .* P(T(at(in), 1), :) + w(in, 2) .* P(T(at(in), 2), :) + w(in, 3) .* P(T(at(in), 3), :); assert(place, Q(in, :), 1e-12)
k = convhull(P(:, 1), P(:, 2)); assert(isequal(in, inpolygon(Q(:, 1), Q(:, 2), P(k, 1), P(k, 2))))
% Triangles that are not convex together: few points are compared with all.
M = reshape(P(T, :), [], 3, 2); L = T(~all(mean(M, 2) > 0.5, 3), :); far = tsearchn(P, L, Q); few = NaN(2500, 1);
for first = 1:100:2500, few(first:first + 99) = tsearchn(P, L, Q(first:first + 99, :)); end
assert(isequaln(far, few)); assert(sum(isnan(far)) > sum(~in))
[s, ws] = tsearchn(single(P), T, single(Q)); assert(class(ws), 'single'); assert(isequaln(tsearchn(P, int32(T), Q), at)); assert(mean(s == at | isnan(s) & isnan(at)) > 0.99)

%% and in space
rng(2); P = rand(120, 3); T = delaunayn(P); Q = rand(2000, 3) * 1.2 - 0.1; [at, w] = tsearchn(P, T, Q); in = ~isnan(at); assert(size(T, 1) * 2000 > 2 ^ 20)
place = zeros(sum(in), 3); for k = 1:4, place = place + w(in, k) .* P(T(at(in), k), :); end, assert(place, Q(in, :), 1e-9)
few = NaN(2000, 1); for first = 1:100:2000, few(first:first + 99) = tsearchn(P, T, Q(first:first + 99, :)); end, assert(isequaln(at, few))
F = scatteredInterpolant(P(:, 1), P(:, 2), P(:, 3), P * [1; 2; 3], 'linear', 'none'); v = F(Q); assert(v(in), Q(in, :) * [1; 2; 3], 1e-9); assert(isequal(isnan(v), ~in))
