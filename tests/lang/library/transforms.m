%% Transforms of points: rows for T, columns for A
t = affine2d([2 0 0; 0 3 0; 10 20 1]);
[x, y] = transformPointsForward(t, [1 2], [3 4]);
assert(isequal(x, [12 14]) && isequal(y, [29 32]))
assert(isequal(transformPointsForward(t, [1 3; 2 4]), [12 29; 14 32]))
assert(transformPointsInverse(t, [12 29; 14 32]), [1 3; 2 4], 1e-12)
assert(invert(t).T, [1/2 0 0; 0 1/3 0; -5 -20/3 1], 1e-12)
a = affinetform2d([0 -1 5; 1 0 7; 0 0 1]);
assert(isequal(transformPointsForward(a, [1 0; 0 1]), [5 8; 4 7]))
p = projective2d([1 0 0.5; 0 1 0; 0 0 1]);
assert(transformPointsForward(p, [2 4]), [1 2], 1e-12)
assert(transformPointsInverse(p, [1 2]), [2 4], 1e-12)
assert(isequal(affine2d().T, eye(3)) && affine2d().Dimensionality == 2)
[x, y] = outputLimits(affine2d([0 1 0; -1 0 0; 0 0 1]), [0 2], [0 3]);
assert(isequal(x, [-3 0]) && isequal(y, [0 2]))
assert(isRigid(a) && isSimilarity(a) && ~isTranslation(a) && ~isSimilarity(t))

%% Rotations and scales of the plane
s = simtform2d(2, 30, [1 2]);
assert(s.A, [sqrt(3) -1 1; 1 sqrt(3) 2; 0 0 1], 1e-12)
assert([s.Scale, s.RotationAngle, s.Translation], [2 30 1 2], 1e-12)
s.Scale = 1; assert(s.A(1:2, 1:2), [sqrt(3) -1; 1 sqrt(3)] / 2, 1e-12)
r = rigidtform2d(90, [5 6]);
assert(isequal(r.A, [0 -1 5; 1 0 6; 0 0 1]) && r.RotationAngle == 90)
r = rigid2d([0 1; -1 0], [3 4]);
assert(isequal(r.T, [0 1 0; -1 0 0; 3 4 1]) && isequal(r.Translation, [3 4]) && isequal(r.Rotation, [0 1; -1 0]))
try, rigid2d([2 0; 0 2], [0 0]); assert(false), catch e, assert(contains(e.message, 'that is a rigid one')), end

%% Where pixels lie in the world
R = imref2d([4 5], [0 10], [-2 2]);
assert(R.PixelExtentInWorldX == 2 && R.PixelExtentInWorldY == 1 && R.ImageExtentInWorldX == 10)
assert(isequal(R.XIntrinsicLimits, [0.5 5.5]))
[x, y] = intrinsicToWorld(R, 1, 4); assert(isequal([x y], [1 1.5]))
[c, r] = worldToIntrinsic(R, 10, -2); assert(isequal([c r], [5.5 0.5]))
[r, c] = worldToSubscript(R, [0.1 9.9 10 11], [-1.9 1.9 2 0]);
assert(isequaln(r, [1 4 4 NaN]) && isequaln(c, [1 5 5 NaN]))
assert(isequal(contains(R, [0 11], [0 0]), [true false]))

%% Images under transforms
A = magic(4);
[B, RB] = imwarp(A, affine2d([0 -1 0; 1 0 0; 0 0 1]));
assert(B, rot90(A), 1e-9)
assert(isequal(RB.YWorldLimits, [-4.5 -0.5]))
V = imref2d(size(A));
assert(imwarp(A, affine2d([1 0 0; 0 1 0; 1 2 1]), 'OutputView', V), [zeros(2, 4); zeros(2, 1), A(1:2, 1:3)], 1e-9)
assert(imwarp([1 2 4], rigidtform2d(0, [0.5 0]), 'OutputView', imref2d([1 3]), 'FillValues', -1), [-1 1.5 3], 1e-12)
assert(imwarp([1 2 4], rigidtform2d(0, [0.5 0]), 'OutputView', imref2d([1 3]), 'SmoothEdges', true), [0.5 1.5 3], 1e-12)
assert(imwarp([1 2; 3 4], affine2d(diag([2 2 1])), 'nearest'), kron([1 2; 3 4], ones(2)), 1e-12)
B = imwarp(uint8(cat(3, A, 2 * A, 3 * A)), affine2d([1 0 0; 0 1 0; 1 0 1]), 'OutputView', V, 'FillValues', [7 8 9]);
assert(isa(B, 'uint8') && isequal(squeeze(B(1, 1, :)), uint8([7; 8; 9])) && isequal(B(:, 2:4, 2), uint8(2 * A(:, 1:3))))
D = zeros(4, 4, 2); D(:, :, 1) = 1;
assert(imwarp(A, D), [A(:, 2:4), zeros(4, 1)], 1e-9)

%% Transforms from pairs of points
P = [0 0; 4 1; 1 5; 6 7; 2 2];
for kind = {'nonreflectivesimilarity', 'similarity', 'affine', 'projective'}
  f = fitgeotrans(P, P * [0 2; -2 0] + [3 -1], kind{1});
  assert(f.T, [0 2 0; -2 0 0; 3 -1 1], 1e-9)
end
f = fitgeotrans(P, P .* [-1 1], 'similarity'); assert(f.T, diag([-1 1 1]), 1e-9)
f = fitgeotform2d(P, [P(:, 1) ./ (1 + 0.1 * P(:, 2)), P(:, 2) ./ (1 + 0.1 * P(:, 2))], 'projective');
assert(isa(f, 'projtform2d')); assert(f.A, [1 0 0; 0 1 0; 0 0.1 1], 1e-9)
% Of points that do not fit, the means still do.
Q = P * [1 2; 0 1] + [1 0; 0 1; -1 0; 0 -1; 0 0];
f = fitgeotrans(P, Q, 'affine');
assert(mean(transformPointsForward(f, P)), mean(Q), 1e-9)
assert(P.' * (transformPointsForward(f, P) - Q), zeros(2), 1e-9)
t = cp2tform(P, P * [0 2; -2 0] + [3 -1], 'nonreflective similarity');
assert(t.tdata.T, [0 2 0; -2 0 0; 3 -1 1], 1e-9)

%% Transforms as structures
t = maketform('affine', [1 0; 0.5 1; 10 0]);
assert(isequal(tformfwd(t, [2 4]), [14 4])); assert(tforminv(t, [14 4]), [2 4], 1e-12)
[x, y] = tformfwd(t, [0 1; 2 3], ones(2)); assert(isequal(x, [10.5 11.5; 12.5 13.5]) && isequal(y, ones(2)))
q = maketform('projective', [0 0; 1 0; 1 1; 0 1], [0 0; 2 0; 3 3; 0 2]);
assert(tformfwd(q, [0 0; 1 0; 1 1; 0 1]), [0 0; 2 0; 3 3; 0 2], 1e-9)
c = maketform('composite', t, maketform('affine', diag([2 2 1])));
assert(isequal(tformfwd(c, [1 2]), [14 4])); assert(tforminv(c, [14 4]), [1 2], 1e-12)
p = maketform('custom', 2, 2, @(u, t) u .^ t.tdata, @(x, t) x .^ (1 / t.tdata), 2);
assert(isequal(tformfwd(p, [3 4]), [9 16])); assert(tforminv(p, [9 16]), [3 4], 1e-12)
b = maketform('box', [10 20], [0 0], [1 1]); assert(tformfwd(b, [1 1; 10 20]), [0 0; 1 1], 1e-12)
[B, xd, yd] = imtransform([1 2; 3 4], maketform('affine', [2 0; 0 2; 5 0]));
assert(B, [1 1.5 2; 2 2.5 3; 3 3.5 4], 1e-12); assert(isequal(xd, [7 9]) && isequal(yd, [2 4]))
B = imtransform(magic(3), maketform('affine', [1 0; 0 1; 1 0]), 'nearest', 'XData', [1 3], 'YData', [1 3], 'FillValues', -1);
assert(isequal(B, [-1 8 1; -1 3 5; -1 4 9]))

%% Blur and its removal
I = zeros(16); I(6:10, 5:12) = 0.8;
psf = fspecial('gaussian', 5, 1);
H = psf2otf(psf, [16 16]);
assert(H(1), 1, 1e-12); assert(otf2psf(H, [5 5]), psf, 1e-12)
blurred = imfilter(I, psf, 'circular');
assert(real(ifft2(fft2(I) .* H)), blurred, 1e-12)
assert(deconvwnr(blurred, psf), I, 1e-6)
% One frequency f of an image of one row: it is multiplied by |H|^2 / (|H|^2 + nsr).
x = cos(2 * pi * (0:15) / 8); k = [0.25 0.5 0.25]; h = 0.5 + 0.5 * cos(2 * pi / 8);
assert(deconvwnr(h * x, k, 0.1), x * h ^ 2 / (h ^ 2 + 0.1), 1e-12)
assert(norm(deconvlucy(blurred, psf, 100) - I) < 0.1 * norm(blurred - I))
assert(sum(sum(deconvlucy(blurred, psf, 20))), sum(I(:)), 1e-6)
assert(norm(deconvreg(blurred, psf) - I) < 0.1)
[J, la] = deconvreg(blurred, psf, 1e-3);
assert(sum(sum((imfilter(J, psf, 'circular') - blurred) .^ 2)), 1e-3, 1e-6)
J = edgetaper(I, psf); assert(J(6:10, 6:11), I(6:10, 6:11), 1e-14)
D = dctmtx(6); assert(D * D.', eye(6), 1e-12); assert(D * (1:6).', dct((1:6).'), 1e-12)

%% Images side by side and in one
assert(isequal(imfuse([0 1], [1 0], 'blend'), uint8([128 128])))
assert(isequal(imfuse([0 0.5 1], [0 1 1], 'diff', 'Scaling', 'none'), uint8([0 255 0])))
assert(isequal(size(imfuse(ones(2), ones(3, 1), 'montage')), [3 4]))
C = imfuse([0 1], [1 0], 'ColorChannels', 'red-cyan');
assert(isequal(squeeze(C(1, 1, :)), uint8([0; 255; 255])))
h = montage(uint8(magic(4))); assert(isequal(h.CData, uint8(magic(4))))
h = montage(cat(4, ones(2), zeros(2), 0.5 * ones(2)));
assert(isequal(get(h, 'CData'), [ones(2), zeros(2); 0.5 * ones(2), zeros(2)]))
h = montage({uint8([1 2]), uint8([3 4])}, 'Size', [2 1], 'BorderSize', [1 0], 'BackgroundColor', 'w');
assert(isequal(get(h, 'CData'), uint8([255 255; 1 2; 255 255; 255 255; 3 4; 255 255])))

%% Rotations of space: angles and matrices
turn = {@rotx, @roty, @rotz};
for order = {'ZYX', 'ZYZ', 'XYZ', 'XYX', 'YXZ', 'ZXZ', 'XZY', 'YZX', 'ZXY', 'YXY', 'YZY', 'XZX'}
  s = order{1}; at = s - 'W';
  for e = [10 -100 5 30; 20 50 60 90; 30 170 -20 10]
    R = turn{at(1)}(e(1)) * turn{at(2)}(e(2)) * turn{at(3)}(e(3));
    assert(eul2rotm(deg2rad(e.'), s), R, 1e-12)
    if e(2) ~= 90 || s(1) == s(3)
      assert(rotm2eul(R, s), deg2rad(e.'), 1e-12)
    else
      % The first angle is 0 where the outer axes fall together.
      f = rotm2eul(R, s); assert(f(1) == 0); assert(eul2rotm(f, s), R, 1e-12)
    end
    assert(angle2dcm(deg2rad(e(1)), deg2rad(e(2)), deg2rad(e(3)), s), R.', 1e-12)
    assert(quat2rotm(rotm2quat(R)), R, 1e-12)
    assert(axang2rotm(rotm2axang(R)), R, 1e-12)
  end
end
R = eul2rotm([0.1 0.2 0.3; 0.4 0.5 0.6]);
assert(isequal(size(R), [3 3 2])); assert(rotm2eul(R), [0.1 0.2 0.3; 0.4 0.5 0.6], 1e-12)
[a, b, c] = dcm2angle(angle2dcm([0.1; 0.4], [0.2; 0.5], [0.3; 0.6]));
assert([a b c], [0.1 0.2 0.3; 0.4 0.5 0.6], 1e-12)
T = trvec2tform([1 2 3]) * eul2tform([pi/2 0 0]);
assert(T, [0 -1 0 1; 1 0 0 2; 0 0 1 3; 0 0 0 1], 1e-12)
assert(tform2trvec(T), [1 2 3]); assert(tform2rotm(T), rotz(90), 1e-12)
assert(tform2quat(T), [1 0 0 1] / sqrt(2), 1e-12); assert(tform2axang(T), [0 0 1 pi/2], 1e-12)
assert(makehgtform('translate', 1, 2, 3, 'zrotate', pi/2), T, 1e-12)
assert(makehgtform('axisrotate', [0 2 0], pi/2), blkdiag(roty(90), 1), 1e-12)

%% Quaternions
i = [0 1 0 0]; j = [0 0 1 0]; k = [0 0 0 1];
assert(isequal(quatmultiply([i; j; k], [j; k; i]), [k; i; j]) && isequal(quatmultiply(i), [-1 0 0 0]))
assert(isequal(quatmultiply([1 2 3 4], [5 6 7 8]), [-60 12 30 24]))
assert(quatmultiply([1 2 3 4], quatinv([1 2 3 4])), [1 0 0 0], 1e-12)
assert(quatmultiply([2 0 1 3], quatdivide([1 2 3 4], [2 0 1 3])), [1 2 3 4], 1e-12)
assert(quatnorm([1 2 3 4]) == 30 && quatmod([0 3 4 0]) == 5 && isequal(quatnormalize([0 3 4 0]), [0 0.6 0.8 0]))
assert(quatrotate([1 0 1 0], [1 1 1]), [-1 1 1], 1e-12)
assert(quatrotate([1 0 1 0; 1 0 0 1], [1 2 3]), [-3 2 1; 2 -1 3], 1e-12)
assert(quat2axang(axang2quat([1 2 2 1])), [1/3 2/3 2/3 1], 1e-12)
assert(quat2axang([-1 0 0 1]), [0 0 1 -pi/2], 1e-12)
assert(eul2quat([pi/2 0 0]), [1 0 0 1] / sqrt(2), 1e-12); assert(quat2eul([1 0 0 1]), [pi/2 0 0], 1e-12)
assert(isa(quat2rotm(single([1 0 0 0])), 'single'))

%% Filters: states and other edges
b = [1 2 3]; a = [2 -0.5 0.3 0.1]; x = [3 1 4 1 5 9];
[y, zf] = filter(b, a, x);
assert(filtic(b, a, y(end:-1:end - 2), x(end:-1:end - 1)), zf(:), 1e-12)
% 1 / (s^2 + s + 1) with s / 3, 3 / s, (s^2 + 6) / s and s / (s^2 + 6) in place of s.
[b, a] = lp2lp(1, [1 1 1], 3); assert(b, [0 0 9], 1e-12); assert(a, [1 3 9], 1e-12)
[b, a] = lp2hp(1, [1 1 1], 3); assert(b, [1 0 0], 1e-12); assert(a, [1 3 9], 1e-12)
[b, a] = lp2bp(1, [1 1 1], sqrt(6), 1); assert(b, [0 0 1 0 0], 1e-12); assert(a, [1 1 13 6 36], 1e-12)
[b, a] = lp2bs(1, [1 1 1], sqrt(6), 1); assert(b, [1 0 12 0 36], 1e-12); assert(a, [1 1 13 6 36], 1e-12)
[A, B, C, D] = tf2ss([1 2], [1 1 1]);
for f = {@lp2lp, @lp2hp, @lp2bp, @lp2bs}
  g = {3}; if any(strcmp(func2str(f{1}), {'lp2bp', 'lp2bs'})), g = {sqrt(6), 1}; end
  [As, Bs, Cs, Ds] = f{1}(A, B, C, D, g{:});
  [b, a] = f{1}([1 2], [1 1 1], g{:});
  assert(Cs * ((2i * eye(size(As)) - As) \ Bs) + Ds, polyval(b, 2i) / polyval(a, 2i), 1e-9)
end

%% Filters from responses
h = filter([1 0.5], [1 -0.9 0.2], [1 zeros(1, 30)]);
[b, a] = prony(h, 1, 2); assert(b, [1 0.5], 1e-9); assert(a, [1 -0.9 0.2], 1e-9)
[b, a] = stmcb(h, 1, 2); assert(b, [1 0.5], 1e-9); assert(a, [1 -0.9 0.2], 1e-9)
x = sin((1:60) .^ 2);
[b, a] = stmcb(filter([1 0.5], [1 -0.9 0.2], x), x, 1, 2); assert(b, [1 0.5], 1e-9); assert(a, [1 -0.9 0.2], 1e-9)

%% Outliers, changes and functions of Walsh
[y, at, m, s] = hampel([1 2 1 2 100 1 2 1 2], 2);
assert(isequal(y, [1 2 1 2 2 1 2 1 2]) && isequal(find(at), 5) && m(5) == 2)
assert(s(5), 1 / (sqrt(2) * erfinv(0.5)), 1e-9)
assert(isequal(hampel([1 2; 1 2; 50 2; 1 2; 1 60; 1 2], 2), repmat([1 2], 6, 1)))
assert(isequal(findchangepts([1 1 1 5 5 5 5 2 2 2], 'MaxNumChanges', 2), [4 8]))
assert(isequal(findchangepts([1 1 1 5 5 5 5 2 2 2], 'MinThreshold', 1), [4 8]))
assert(isempty(findchangepts([1 1 1 5 5 5 5 2 2 2], 'MinThreshold', 100)))
[at, r] = findchangepts([1 3 1 3 11 9]'); assert(at == 5); assert(r, 4 + 2, 1e-12)
assert(findchangepts([0:9, 20 - (1:9)], 'Statistic', 'linear') == 11)
x = sin(1:40); x(21:end) = 10 * x(21:end); assert(abs(findchangepts(x, 'Statistic', 'rms') - 21) < 2)
% Rows with 0, 1, 2 and 3 changes of sign.
assert(4 * fwht(eye(4)), [1 1 1 1; 1 1 -1 -1; 1 -1 -1 1; 1 -1 1 -1])
assert(8 * fwht((1:8).', 8, 'hadamard'), hadamard(8) * (1:8).')
assert(ifwht(fwht([3 1 4 1 5 9 2 6])), [3 1 4 1 5 9 2 6]); assert(fwht([1 2 3]), fwht([1 2 3 0]))

%% Frequencies and values between points
[f1, f2] = freqspace([4 5]); assert(f1, (-4:2:4) / 5, 1e-12); assert(f2, (-4:2:2) / 4, 1e-12)
assert(freqspace(5), [0 2 4] / 5, 1e-12); assert(freqspace(4, 'whole'), [0 2 4 6] / 4)
assert(isequaln(interp1q([1; 2; 4], [1 10; 2 20; 4 40], [3; 5]), [3 30; NaN NaN]))

%% Parts of the plane
P = polyshape([0 0 2 2], [2 0 0 2]);
assert(area(P) == 4 && perimeter(P) == 8 && numsides(P) == 4 && isequal(centroid(P), [1 1]))
Q = translate(P, 1, 1);
U = union(P, Q); assert(area(U), 7, 1e-12); assert(numsides(U) == 8 && U.NumRegions == 1)
I = intersect(P, Q); assert(isequal(sortrows(I.Vertices), [1 1; 1 2; 2 1; 2 2]))
assert(area(subtract(P, Q)), 3, 1e-12); assert(area(xor(P, Q)), 6, 1e-12)
H = subtract(scale(P, 2), Q);
assert(H.NumHoles == 1 && H.NumRegions == 1); assert(area(H), 12, 1e-12); assert(perimeter(H), 24, 1e-12)
assert(isequal(isinterior(H, [2 0.5 1 5], [2 0.5 1.5 5]), [false true true false])); assert(area(rmholes(H)) == 16)
% Neighbours with an edge, or a part of one, in common.
assert(numsides(union(P, translate(P, 2, 0))) == 4 && area(union(P, translate(P, 2, 1))) == 8)
assert(area(intersect(P, translate(P, 2, 1))) == 0 && area(subtract(P, translate(P, 2, 1))) == 4)
assert(area(union(P, P)) == 4 && area(intersect(P, P)) == 4 && area(subtract(P, P)) == 0 && ~overlaps(P, translate(P, 2, 0)))
t = (0:99) * 2 * pi / 100;
C = polyshape(cos(t), sin(t)); D = rotate(translate(C, 0.7, 0.1), 17);
assert(area(C), 50 * sin(2 * pi / 100), 1e-12)
assert(area(union(C, D)) + area(intersect(C, D)), 2 * area(C), 1e-9)
R = rotate(P, 90); [x, y] = boundingbox(R); assert(x, [-2 0], 1e-12); assert(y, [0 2], 1e-12)
S = polyshape({[0 0 3 3], [1 1 2 2]}, {[0 3 3 0], [1 2 2 1]}); assert(area(S) == 8 && S.NumHoles == 1)

%% Surfaces in space
[X, Y, Z] = meshgrid(linspace(-1.2, 1.2, 17));
[F, P] = isosurface(X, Y, Z, X.^2 + Y.^2 + Z.^2, 1);
[a, b, c] = deal(P(F(:, 1), :), P(F(:, 2), :), P(F(:, 3), :));
n = cross(b - a, c - a, 2);
assert(sum(vecnorm(n, 2, 2)) / 2, 4 * pi, -0.02); assert(abs(sum(dot(a, n, 2))) / 6, 4 * pi / 3, -0.03)
% Every edge belongs to two triangles, and corners less edges and triangles are 2, as on every sphere.
[E, ~, k] = unique(sort([F(:, [1 2]); F(:, [2 3]); F(:, [3 1])], 2), 'rows');
assert(all(accumarray(k, 1) == 2) && size(P, 1) - size(E, 1) + size(F, 1) == 2)
% Of a plane the corners lie on it.
[F, P] = isosurface(X, Y, Z, X + 2 * Y - Z, 0.3); assert(P * [1; 2; -1], 0.3 * ones(size(P, 1), 1), 1e-12)
h = slice(X, Y, Z, X + 10 * Y, 0.5, [], []);
assert(get(h, 'CData'), 0.5 + 10 * repmat(linspace(-1.2, 1.2, 17), 17, 1), 1e-9)
h = slice(reshape(1:24, 2, 3, 4), 2, 1.5, [1 4]); assert(numel(h) == 4); assert(get(h(4), 'CData'), [19 21 23; 20 22 24])

%% Dates at the marks of an axis
plot(datenum(2020, 1, 1) + (0:20) / 24, 0:20); xlim(datenum(2020, 1, 1) + [0 1]); datetick
assert(isequal(reshape(get(gca, 'XTickLabel'), 1, []), {'00:00', '03:00', '06:00', '09:00', '12:00', '15:00', '18:00', '21:00', '00:00'}))
plot(1:3, datenum(2020:2022, 1, 1)); set(gca, 'YTick', datenum(2020:2022, 1, 1)); datetick('y', 'yyyy', 'keepticks', 'keeplimits');
assert(isequal(reshape(get(gca, 'YTickLabel'), 1, []), {'2020', '2021', '2022'}))
plot(datenum(2020, 1:15, 1), 1:15); xlim([datenum(2020, 1, 1), datenum(2021, 3, 1)]); datetick('x', 'mm/yy', 'keeplimits');
assert(isequal(reshape(get(gca, 'XTickLabel'), 1, []), {'01/20', '03/20', '05/20', '07/20', '09/20', '11/20', '01/21', '03/21'}))

%% The boundary of points
x = [0 1 2 3 0 1 2 3 0 1 0 1]; y = [0 0 0 0 1 1 1 1 2 2 3 3];
% An L of squares: at the inner corner is a triangle in a circle of the same size.
[k, a] = boundary(x, y, 1); assert(a, 5.5, 1e-12); assert(k(1) == k(end) && ~ismember(6, k) && numel(k) == 12)
[k, a] = boundary(x, y, 0); [~, hull] = convhull(x, y); assert(a, hull, 1e-12)
t = (0:59).' * 2.399963; P = sqrt((0:59).') .* [cos(t), sin(t)];
[k, a] = boundary(P); [~, hull] = convhull(P); assert(a <= hull && a > 0.8 * hull)
assert(polyarea(P(k, 1), P(k, 2)), a, 1e-9); assert(all(inpolygon(P(:, 1), P(:, 2), P(k, 1), P(k, 2))))

%% Cosine transforms of long signals
n = 3000; x = cos((1:n)' .^ 1.3); k = 0:7;
y = dct(x); assert(y(k + 1), sqrt(2 / n) * (cos(pi * k' * (2 * (0:n - 1) + 1) / (2 * n)) * x) .* [sqrt(0.5); ones(7, 1)], 1e-11)
assert(idct(y), x, 1e-12); assert(idct(dct(x, 'Type', 4), 'Type', 4), x, 1e-12)
y = dct(single(x)); assert(idct(y), single(x), single(2e-5)); assert(isa(y, 'single'))

%% Of a symmetric spectrum the first half says all
assert(ifft([1 2 3 4], 'symmetric'), [2 -0.5 0 -0.5], 1e-15)
Y = fft([1 5 2 7 3 8]); assert(ifft([Y(1:4) 0 0], 'symmetric'), [1 5 2 7 3 8], 1e-14)
Y = fft(single([1 5 2 7 3; 2 4 6 1 9]), [], 2);
y = ifft([Y(:, 1:3) ones(2, 2)], [], 2, 'symmetric'); assert(y, single([1 5 2 7 3; 2 4 6 1 9]), single(1e-5)); assert(isa(y, 'single') && isreal(y))
assert(ifft([3 - 4i; 1 + 2i], 'symmetric'), [2; 1]); assert(ifft(fft((1:4)'), 6, 'symmetric'), real(ifft([10; -2 + 2i; -2; -2; -2; -2 - 2i])), 1e-15)

%% translations of the plane
t = transltform2d(3, 4);
assert(isequal(t.A, [1 0 3; 0 1 4; 0 0 1]) && isequal(transformPointsForward(t, [1 1]), [4 5]) && isTranslation(t))
assert(isequal(transltform2d([5 6]).Translation, [5 6]) && isequal(invert(t).A, [1 0 -3; 0 1 -4; 0 0 1]))
assert(isequal(transltform2d(affinetform2d([1 0 2; 0 1 3])).Translation, [2 3]) && isequal(imwarp([1 2 3], t), [1 2 3]))

%% transforms by functions
t = geometricTransform2d(@(p) p / 2, @(p) 2 * p);
[x, y] = transformPointsInverse(t, [2 4], [6 8]); assert(isequal([x; y], [1 2; 3 4]))
assert(isequal(imwarp([1 2; 3 4], t, 'nearest'), kron([1 2; 3 4], ones(2))))
assert(isequal(transformPointsForward(invert(t), [2 2]), [1 1]))
[x, y] = outputLimits(geometricTransform2d(@(p) p - 1), [0.5 3.5], [0.5 1.5]); assert([x, y], [1.5 4.5 1.5 2.5], 1e-3)
A = magic(4);
assert(isequal(imwarp(A, geometricTransform2d(@(p) [p(:, 1), p(:, 2) + 1]), 'OutputView', imref2d([4 4])), [A(2:4, :); zeros(1, 4)]))

%% pixels of another size lie in the world from half of one on
R = imref2d([2 4], 0.5, 3); assert(isequal(R.XWorldLimits, [0.25 2.25]) && isequal(R.YWorldLimits, [1.5 7.5]))
[x, y] = intrinsicToWorld(R, 1, 1); assert(isequal([x, y], [0.5 3]))

%% Blur is removed with weights, a noise that is not fitted, and what was added by reading
I = zeros(16); I(6:10, 5:12) = 0.8;
psf = fspecial('gaussian', 5, 1);
blurred = imfilter(I, psf, 'circular');
bad = blurred; bad(8, 8) = 5;
weight = ones(16); weight(8, 8) = 0;
assert(norm(deconvlucy(bad, psf, 30, [], weight) - I) < norm(deconvlucy(bad, psf, 30) - I) / 3)
assert(deconvlucy(blurred, psf, 15, 1e-9), deconvlucy(blurred, psf, 15), 1e-4)
noisy = max(blurred + 0.02 * cos((1:16)' .^ 2 * (1:16)), 0);
assert(norm(deconvlucy(noisy, psf, 5, 9) - noisy) < 1e-6 * norm(noisy))
assert(isequal(deconvlucy(blurred, psf, 10, 0, ones(16), 0), deconvlucy(blurred, psf)))
assert(norm(deconvlucy(blurred, psf, 60, 0, 1, 0.1) - I) < 0.2 * norm(blurred - I))
assert(isa(deconvlucy(im2uint8(blurred), psf, 10, uint8(2)), 'uint8'))

%% convolutions of large arrays go by transforms, and those of whole numbers stay whole
a = mod((0:69999) * 7919, 11) - 5; b = mod((0:4099)' * 104729, 7) - 3;
under = @(a, b, k) sum(a(max(1, k - numel(b) + 1):min(k, numel(a))) .* flip(b(max(1, k + 1 - numel(a)):min(k, numel(b))).'));
y = conv(a, b);
for k = [1, 2, 4100, 35000, 74098, 74099], assert(y(k) == under(a, b, k)); end
assert(isequal(size(y), [1, 74099]) && isequal(y, round(y)) && sum(y) == sum(a) * sum(b))
y = conv(single(sin(a)), b, 'same');
assert(isa(y, 'single') && abs(y(35000) - under(sin(a), b, 37050)) < 1e-3)
y = conv(sin(a) + 1i * a, cos(b), 'valid');
assert(numel(y) == 65901); assert(y(100), under(sin(a) + 1i * a, cos(b), 4199), 1e-9)
x = mod(reshape(0:65535, 256, 256) * 7919, 1013) / 1013; h = x(1:200, 41:240);
y = conv2(x, h, 'same');
assert(isequal(size(y), [256, 256]))
p = 100; q = 160;
want = 0;
for j = 1:200
  for i = 1:200
    r = p + 101 - i; c = q + 101 - j;
    if r >= 1 && r <= 256 && c >= 1 && c <= 256, want = want + x(r, c) * h(i, j); end
  end
end
assert(y(p, q), want, 1e-9)
y = conv(double(1:70000 == 9), sin(b)); assert(y(1:8), zeros(1, 8)); assert(y(9:4108), sin(b)', 1e-12)
