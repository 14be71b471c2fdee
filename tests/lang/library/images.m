%% a filter is a sum over neighbours
A = magic(5);
h = [1 2 3; 0 -1 4; 2 0 1];
P = zeros(7); P(2:6, 2:6) = A;
S = zeros(5);
for i = 1:3
  for j = 1:3
    S = S + h(i, j) * P(i:i + 4, j:j + 4);
  end
end
assert(imfilter(A, h), S, 1e-12)
assert(imfilter(A, h, 'conv'), conv2(A, h, 'same'), 1e-12)
assert(imfilter(A, h, 'full', 'conv'), conv2(A, h), 1e-12)
assert(imfilter(A, h, 2), imfilter(A - 2, h) + 2 * sum(h(:)), 1e-12)
assert(imfilter([1 2 3 4], [1 0 0], 'circular'), [4 1 2 3])
assert(imfilter([1 2 3 4], [1 0 0], 'replicate'), [1 1 2 3])
assert(imfilter([1 2 3 4], [1 0 0 0 0], 'symmetric'), [2 1 1 2])
assert(imfilter([1 2 3], [1 10]), [21 32 3])
assert(isequal(imfilter(uint8([100 200]), [1 1 1]), uint8([255 255])))
assert(isequal(imfilter(uint8([1 2]), [0.5 0 0], 'replicate'), uint8([1 1])))
assert(isequal(imfilter(int16([1 -2]), -1), int16([-1 2])))
assert(isequal(imfilter(logical([0 1 0]), [1 1 1] / 2), true(1, 3)))
assert(isa(imfilter(single(A), h), 'single'))
assert(imfilter(cat(3, A, A'), h), cat(3, S, imfilter(A', h)), 1e-12)

%% a large filter of rank one
A = rand(20, 23);
h = rand(7, 1) * rand(1, 9);
assert(imfilter(A, h), filter2(h, A), 1e-12)

%% filters that are designed
assert(sum(sum(fspecial('gaussian', [5 7], 2))), 1, 1e-14)
assert(fspecial('gaussian', 3, 1), exp(-[2 1 2; 1 0 1; 2 1 2] / 2) / sum(exp(-[2 1 2 1 0 1 2 1 2] / 2)), 1e-14)
assert(fspecial('average', [1 4]), ones(1, 4) / 4)
assert(fspecial('laplacian', 0), [0 1 0; 1 -4 1; 0 1 0])
assert(fspecial('unsharp', 1), [-0.5 0 -0.5; 0 3 0; -0.5 0 -0.5])
assert(sum(sum(fspecial('log', 9, 1.5))), 0, 1e-14)
assert(fspecial('disk', 1), [0.0251 0.1453 0.0251; 0.1453 0.3183 0.1453; 0.0251 0.1453 0.0251], 5e-5)
assert(fspecial('motion', 5), ones(1, 5) / 5, 1e-14)
assert(fspecial('motion', 4), [0.5 1 1 1 0.5] / 4, 1e-14)
assert(fspecial('motion', 7, 90), ones(7, 1) / 7, 1e-14)
assert(fspecial('prewitt'), [1 1 1; 0 0 0; -1 -1 -1])

%% padding
A = [1 2; 3 4];
assert(padarray(A, [1 0]), [0 0; 1 2; 3 4; 0 0])
assert(padarray(A, [0 1], 7, 'pre'), [7 1 2; 7 3 4])
assert(padarray(A, [0 3], 'symmetric', 'post'), [1 2 2 1 1; 3 4 4 3 3])
assert(padarray(A, [0 2], 'circular'), [1 2 1 2 1 2; 3 4 3 4 3 4])
assert(padarray(A, [1 1], 'replicate'), [1 1 2 2; 1 1 2 2; 3 3 4 4; 3 3 4 4])
assert(size(padarray(A, [0 0 1])), [2 2 3])
assert(isequal(padarray(true, [0 1], 1), true(1, 3)))
assert(isequal(padarray(uint8(5), [0 1], 300, 'pre'), uint8([255 5])))

%% smoothing
A = magic(6);
x = exp(-(-4:4) .^ 2 / 8); x = x / sum(x);
assert(imgaussfilt(A, 2), imfilter(imfilter(A, x, 'replicate'), x', 'replicate'), 1e-12)
assert(imboxfilt(A, 3), imfilter(A, ones(3) / 9, 'replicate'), 1e-12)
assert(imboxfilt(A, [1 3], 'NormalizationFactor', 1), imfilter(A, ones(1, 3), 'replicate'), 1e-12)
assert(isequal(imgaussfilt(uint8([7 7]), 1), uint8([7 7])))

%% ranks of neighbours
A = [1 9 2; 8 3 7; 4 6 5];
assert(medfilt2(A), [0 2 0; 3 5 3; 0 4 0])
assert(medfilt2(A, 'symmetric'), [3 3 3; 4 5 5; 4 5 5])
assert(isequal(medfilt2(uint8([1 4 8 9]), [1 2]), uint8([2 6 8 4])))
assert(ordfilt2(A, 9, ones(3)), imdilate(A, ones(3)))
assert(ordfilt2(A, 1, ones(3), 'symmetric'), imerode(A, ones(3)))
assert(ordfilt2([1 5 2], 3, [1 1 1], [10 0 0]), [10 11 15])
assert(rangefilt(A), [8 8 7; 8 8 7; 5 5 4])
assert(stdfilt([1 2 4 4], [1 1 1]), [std([1 1 2]) std([1 2 4]) std([2 4 4]) 0], 1e-12)
assert(entropyfilt(logical([0 0 1 1]), [1 1 1]), [0 1 1 0] * (log2(3) - 2 / 3), 1e-12)

%% noise that is known
x = repmat([0 0 0 9 9 9], 6, 1);
assert(wiener2(x, [3 3], 0), x, 1e-12)
[y, noise] = wiener2(x, [1 1]);
assert([noise, norm(y - x)], [0 0], 1e-12)

%% structuring elements
assert(isequal(strel('disk', 2).Neighborhood, ...
               logical([0 0 1 0 0; 0 1 1 1 0; 1 1 1 1 1; 0 1 1 1 0; 0 0 1 0 0])))
assert(isequal(strel('disk', 3).Neighborhood, true(5)))
assert(size(strel('disk', 15).Neighborhood), [29 29])
assert(isequal(strel('disk', 3, 0).Neighborhood, (-3:3)' .^ 2 + (-3:3) .^ 2 <= 9))
assert(isequal(strel('line', 3, 90).Neighborhood, true(3, 1)))
assert(isequal(strel('line', 5, 45).Neighborhood, logical([0 0 1; 0 1 0; 1 0 0])))
assert(isequal(strel('rectangle', [2 3]).Neighborhood, true(2, 3)))
assert(isequal(strel('pair', [0 1]).Neighborhood, logical([0 1 1])))
assert(nnz(strel('octagon', 3).Neighborhood), 37)
assert(nnz(strel('sphere', 1).Neighborhood), 7)

%% dilation of a point is the element, and erosion its dual
A = zeros(7); A(4, 4) = 1;
n = [1 1 0; 0 1 0; 0 0 0];
B = zeros(7); B(3:5, 3:5) = n;
assert(imdilate(A, n), B)
assert(imerode(1 - A, n), 1 - rot90(B, 2))
n = [1 1; 1 0];
B = zeros(7); B(4:5, 4:5) = n;
assert(imdilate(A, n), B)
assert(imdilate(5, [1 1 1], 'full'), [5 5 5])
A = rand(15);
n = rand(4, 5) > 0.4; n(2, 3) = true;
assert(imdilate(A, n), -imerode(-A, padarray(rot90(n, 2), [1 0], 0, 'post')))
assert(imerode(imerode(A, ones(1, 4)), ones(3, 1)), imerode(A, ones(3, 4)))
for B = {A, uint8(255 * A), A > 0.5}
  opened = imopen(B{1}, n);
  assert(isequal(imopen(opened, n), opened) && all(opened(:) <= B{1}(:)))
  closed = imclose(B{1}, n);
  assert(all(reshape(closed(3:end - 2, 3:end - 2) >= B{1}(3:end - 2, 3:end - 2), [], 1)))
  assert(isequal(class(imtophat(B{1}, n)), class(B{1})))
end

%% operations on binary images
assert(isequal(bwmorph(logical([0 1 0; 1 0 0; 0 0 0]), 'diag'), logical([1 1 0; 1 1 0; 0 0 0])))
assert(isequal(bwmorph(logical([1 0 0; 1 0 1; 0 0 1]), 'bridge'), logical([1 1 0; 1 1 1; 0 1 1])))
assert(isequal(bwmorph(logical([1 1 1; 0 1 0; 1 1 1]), 'hbreak'), logical([1 1 1; 0 0 0; 1 1 1])))
assert(isequal(bwmorph(logical([0 0 0; 0 1 0; 0 0 0]), 'clean'), false(3)))
assert(isequal(bwmorph(logical([1 1 1; 1 0 1; 1 1 1]), 'fill'), true(3)))
assert(isequal(bwmorph(true(3), 'remove'), logical([1 1 1; 1 0 1; 1 1 1])))
assert(isequal(bwmorph(eye(4) > 0, 'endpoints'), logical(diag([1 0 0 1]))))
cross = false(5); cross(3, :) = true; cross(:, 3) = true;
middle = false(5); middle(3, 3) = true;
assert(isequal(bwmorph(cross, 'branchpoints'), middle))
ring = true(7); ring(4, 4) = false;
for operation = {'thin', 'skel', 'shrink'}
  thin = bwmorph(ring, operation{1}, Inf);
  assert(bweuler(thin), 0)
  assert(nnz(thin) < 20)
end
assert(nnz(bwmorph(true(6, 9), 'shrink', Inf)), 1)
two = false(9); two(3, 3) = true; two(7, 7) = true;
assert(bweuler(bwmorph(two, 'thicken', Inf)), 2)
assert(isequal(bwhitmiss(logical([0 1 1 0]), [1 1], [0 0]), logical([0 1 0 0])))

%% objects
BW = logical([1 1 0 0 1; 1 0 0 1 0; 0 0 0 0 0; 1 0 1 1 1; 0 1 1 0 1]);
[L, n] = bwlabel(BW);
assert(L, [1 1 0 0 3; 1 0 0 3 0; 0 0 0 0 0; 2 0 2 2 2; 0 2 2 0 2])
assert(n, 3)
[L, n] = bwlabel(BW, 4);
assert(L, [1 1 0 0 5; 1 0 0 4 0; 0 0 0 0 0; 2 0 3 3 3; 0 3 3 0 3])
CC = bwconncomp(BW);
assert(CC.NumObjects, 3)
assert(CC.PixelIdxList{3}, [17; 21])
assert(isequal(labelmatrix(CC), uint8(bwlabel(BW))))
assert(isequal(bwareaopen(BW, 3), ismember(bwlabel(BW), [1 2])))
assert(isequal(bwareafilt(BW, [2 3]), ismember(bwlabel(BW), [1 3])))
assert(isequal(bwselect(BW, 5, 1), bwlabel(BW) == 3))
V = false(2, 2, 2); V(1, 1, 1) = true; V(2, 2, 2) = true;
[~, n] = bwlabeln(V); assert(n, 1)
[~, n] = bwlabeln(V, 18); assert(n, 2)
[L, n] = bwlabel(false(3)); assert(n, 0)
[L, n] = bwlabel(true(3, 1)); assert(L, [1; 1; 1])

%% labels of a random image, by another way
BW = rand(25, 31) > 0.55;
[L, n] = bwlabel(BW);
M = reshape(1:numel(BW), size(BW)) .* BW;
before = -1;
while sum(M(:)) ~= before
  before = sum(M(:));
  M = imdilate(M, ones(3)) .* BW;
end
assert(size(unique([L(BW), M(BW)], 'rows'), 1), n)
assert(numel(unique(M(BW))), n)

%% properties of a rectangle
BW = false(8, 12); BW(3:6, 4:9) = true;
s = regionprops(BW, 'all');
assert([s.Area, s.ConvexArea, s.FilledArea, s.EulerNumber], [24 24 24 1])
assert(s.Centroid, [6.5 4.5])
assert(s.BoundingBox, [3.5 2.5 6 4])
assert([s.Solidity, s.Extent], [1 1])
assert(s.MajorAxisLength, 4 * 6 / sqrt(12), 1e-12)
assert(s.MinorAxisLength, 4 * 4 / sqrt(12), 1e-12)
assert(s.Eccentricity, sqrt(1 - 16 / 36), 1e-12)
assert(s.Orientation, 0)
assert(s.EquivDiameter, sqrt(96 / pi), 1e-12)
assert(s.PixelIdxList, find(BW))
assert(s.PixelList(1, :), [4 3])
assert(isequal(s.Image, true(4, 6)))
assert(s.Perimeter, 0.98 * 16 - 0.091 * 4, 1e-12)
assert(s.Extrema, [3.5 2.5; 9.5 2.5; 9.5 2.5; 9.5 6.5; 9.5 6.5; 3.5 6.5; 3.5 6.5; 3.5 2.5])
assert(regionprops(BW, 'PerimeterOld').PerimeterOld, 16)

%% properties of labels, with shades
L = [1 1 0; 0 3 3; 0 0 3];
I = [1 3 5; 7 9 11; 13 15 17];
s = regionprops(L, I, 'Area', 'MeanIntensity', 'MaxIntensity', 'WeightedCentroid', 'PixelValues');
assert([s.Area], [2 0 3])
assert(s(1).MeanIntensity, 2)
assert(s(3).MaxIntensity, 17)
assert(s(1).WeightedCentroid, [1.75 1])
assert(s(3).PixelValues, [9; 11; 17])
t = regionprops('table', L > 0, 'Centroid', 'Area');
assert(t.Area, 5)
assert(regionprops(eye(3) > 0, 'Orientation').Orientation, -45, 1e-12)
assert(isempty(regionprops(false(3))))
s = regionprops(true(2, 3, 4), 'Centroid', 'BoundingBox');
assert(s.Centroid, [2 1.5 2.5])
assert(s.BoundingBox, [0.5 0.5 0.5 3 2 4])

%% boundaries
BW = false(5, 6); BW(2:4, 2:5) = true; BW(3, 3) = false;
[B, L, n, A] = bwboundaries(BW);
assert(B{1}, [2 2; 2 3; 2 4; 2 5; 3 5; 4 5; 4 4; 4 3; 4 2; 3 2; 2 2])
assert(B{2}, [3 3; 3 3])
assert(n, 1)
assert(L(3, 3), 2)
assert(isequal(full(A), logical([0 0; 1 0])))
assert(numel(bwboundaries(BW, 'noholes')), 1)
assert(isequal(bwperim(true(3, 4)), logical([1 1 1 1; 1 0 0 1; 1 1 1 1])))
assert(bweuler(BW), 0)

%% distances, by comparing all pairs
BW = false(9, 11); BW([5 38 71 90]) = true;
[i, j] = find(BW);
[r, c] = ndgrid(1:9, 1:11);
dr = abs(r(:) - i'); dc = abs(c(:) - j');
[D, idx] = bwdist(BW);
assert(double(D(:)), min(hypot(dr, dc), [], 2), 1e-6)
[a, b] = ind2sub(size(BW), double(idx));
assert(double(D), hypot(a - r, b - c), 1e-6)
assert(isa(D, 'single') && isa(idx, 'uint32'))
D = bwdist(BW, 'cityblock'); assert(double(D(:)), min(dr + dc, [], 2))
D = bwdist(BW, 'chessboard'); assert(double(D(:)), min(max(dr, dc), [], 2))
D = bwdist(BW, 'quasi-euclidean');
assert(double(D(:)), min(max(dr, dc) + (sqrt(2) - 1) * min(dr, dc), [], 2), 1e-6)
assert(all(isinf(bwdist(false(2)))(:)))

%% holes and borders
BW = logical([1 1 1 0; 1 0 1 0; 1 1 0 1; 0 0 1 0]);
assert(isequal(imfill(BW, 'holes'), logical([1 1 1 0; 1 1 1 0; 1 1 1 1; 0 0 1 0])))
assert(isequal(imfill(BW, 8, 'holes'), BW))
assert(isequal(imfill(logical([0 1 0 0]), 3), logical([0 1 1 1])))
assert(isequal(imfill(logical([0 1 0 0]), [1 4]), logical([0 1 1 1])))
assert(imfill([5 5 5; 5 1 5; 5 3 5]), [5 5 5; 5 3 5; 5 3 5])
assert(isequal(imclearborder(logical([1 0 0 0; 0 0 1 0; 0 0 0 0])), logical([0 0 0 0; 0 0 1 0; 0 0 0 0])))
assert(isequal(imclearborder(logical([1 0 0; 0 1 0; 0 0 0]), 4), logical([0 0 0; 0 1 0; 0 0 0])))
assert(imclearborder([3 1 1 1; 1 1 5 1; 1 1 1 1]), [0 0 0 0; 0 0 4 0; 0 0 0 0])

%% reconstruction, by dilating again and again
mask = rand(12, 14);
marker = mask - 0.3 * rand(12, 14);
for conn = [4 8]
  n = ones(3);
  if conn == 4
    n = [0 1 0; 1 1 1; 0 1 0];
  end
  J = marker; before = [];
  while ~isequal(J, before)
    before = J;
    J = min(imdilate(J, n), mask);
  end
  assert(imreconstruct(marker, mask, conn), J)
end
assert(isequal(imregionalmax([1 1 1 1; 1 5 5 1; 1 1 1 7]), logical([0 0 0 0; 0 0 0 0; 0 0 0 1])))
assert(isequal(imregionalmin(uint8([3 1 1 2 0])), logical([0 1 1 0 1])))
assert(imhmax([1 5 1 3 1], 3), [1 2 1 1 1])

%% watersheds
assert(watershed([3 3 3 3 3; 3 1 3 1 3; 3 3 3 3 3]), repmat([1 1 0 2 2], 3, 1))
BW = imdilate(accumarray([7 6; 7 13], 1, [13 18]) > 0, strel('disk', 5));
assert(max(max(bwlabel(BW))), 1)
L = watershed(-double(bwdist(~BW)));
assert(max(max(bwlabel(BW & L > 0))), 2)

%% edges
A = zeros(9); A(:, 5:9) = 1;
line = false(9); line(:, 5) = true;
for method = {'sobel', 'prewitt'}
  BW = edge(A, method{1});
  assert(all(sum(BW, 2) == 1) && all(any(BW(:, 4:5), 2)))
end
assert(~any(any(edge(A, 'sobel', [], 'horizontal'))))
BW = edge(A, 'canny');
assert(all(sum(BW(2:8, :), 2) == 1) && all(any(BW(2:8, 4:5), 2)))
BW = edge(A, 'log', 0);
assert(all(any(BW(:, 4:5), 2)))
[BW, t] = edge(A, 'roberts', 0.1);
assert(t, 0.1)
assert(nnz(BW) > 6)
[Gx, Gy] = imgradientxy([1 2 3; 1 2 3; 1 2 3]);
assert(Gx, repmat([4 8 4], 3, 1))
assert(Gy, zeros(3))
[m, d] = imgradient([0 0 0; 1 1 1; 2 2 2]);
assert(m(2, :), [8 8 8])
assert(d(2, :), [-90 -90 -90])
[Gx, Gy] = imgradientxy([1 4; 9 16], 'intermediate');
assert(Gx, [3 0; 7 0])
assert(Gy, [8 12; 0 0])

%% sizes
A = magic(6);
for method = {'nearest', 'bilinear', 'bicubic', 'box', 'lanczos2', 'lanczos3'}
  assert(imresize(A, 1, method{1}), A, 1e-10)
  assert(imresize(7 * ones(5, 4), 0.6, method{1}), 7 * ones(3, 3), 1e-12)
  assert(isequal(imresize(uint8(9 * ones(3)), [5 7], method{1}), uint8(9 * ones(5, 7))))
end
assert(imresize([1 2 3 4], [1 2], 'box'), [1.5 3.5])
assert(imresize([0 8 0 0], [1 2], 'bilinear'), [3 1], 1e-12)
assert(imresize([1 3], [1 4], 'bilinear', 'Antialiasing', false), [1 1.5 2.5 3])
assert(imresize([0 0 1 0 0], [1 10]), [0 -3 -9 29 111 111 29 -9 -3 0] / 128, 1e-12)
assert(size(imresize(rand(4, 5, 3), [8 NaN])), [8 10 3])
assert(size(imresize(rand(5), 0.5)), [3 3])
assert(isequal(imresize(eye(2) > 0, 2, 'nearest'), kron(eye(2), ones(2)) > 0))
y = imresize(1:8, [1 16]);
assert(y(5:12), 2.75:0.5:6.25, 1e-12)

%% places
A = magic(4);
assert(imrotate(A, 90), rot90(A))
assert(imrotate(A, 180, 'bilinear', 'crop'), rot90(A, 2))
assert(imrotate(A, 0), A)
assert(size(imrotate(ones(10, 20), 45)), [22 22])
assert(size(imrotate(ones(10, 20), 30, 'crop')), [10 20])
B = imrotate(ones(21), 30, 'bilinear');
assert(sum(B(:)), 441, 5)
assert(imcrop(A, [2 2 1 2]), A(2:4, 2:3))
assert(imcrop(A, [0.5 0.5 4 4]), A)
assert(imcrop(A, [3 3 10 10]), A(3:4, 3:4))
assert(imtranslate(A, [1 -1]), [zeros(3, 1), A(2:4, 1:3); zeros(1, 4)])
assert(imtranslate([1 2], [1 0], 'FillValues', 9, 'OutputView', 'full'), [9 1 2])
assert(imtranslate([1 3 5], [0.5 0]), [0.5 2 4])
assert(imtranslate([1 2], [1e6 0]), [0 0])
assert(size(impyramid(rand(7, 8), 'reduce')), [4 4])
assert(impyramid([1 2; 3 4], 'expand'), [1.375 1.75 2.125; 2.125 2.5 2.875; 2.875 3.25 3.625], 1e-12)

%% histograms and contrast
assert(imhist(uint8([0 0 255]))([1 256]), [2; 1])
[n, x] = imhist([0 0.3 1], 3);
assert(n, [1; 1; 1])
assert(x, [0; 0.5; 1])
assert(sum(imhist(int16([-32768 0 32767]))), 3)
assert(mat2gray(uint8([0 1 4]), [0 2]), [0 0.5 1])
assert(stretchlim(uint8(0:255)), [2; 253] / 255, 1e-12)
assert(isequal(imadjust(uint8([50 100 200])), uint8([0 85 255])))
assert(imadjust([0.25 1], [0 1], [0 1], 0.5), [0.5 1])
assert(imadjust([0 0.5 1], [0 1], [1 0]), [1 0.5 0])
assert(imadjust([0 0.5 1; 1 0.5 0], [], [0 0.5]), [0 0.25 0.5; 0.5 0.25 0])
J = histeq(uint8(repmat(100:131, 4, 1)));
assert(max(J(:)) - min(J(:)) > 200)
J = adapthisteq(mat2gray(magic(16)), 'NumTiles', [2 2]);
assert(min(J(:)) >= 0 && max(J(:)) <= 1)
assert(isequal(imcomplement(int8([-128 0 127])), int8([127 -1 -128])))
assert(isequal(imcomplement([true false]), [false true]))

%% thresholds
I = uint8([10 12 11 200 202 201]);
[level, e] = graythresh(I);
assert(level > 12 / 255 && level < 200 / 255)
assert(e > 0.99)
assert(isequal(imbinarize(I), I > 100))
assert(isequal(im2bw(I, level), I > 100))
assert(isequal(imbinarize([0.1 0.6], [0.2 0.7]), [false false]))
p = [4 3 0 0 5 6];
best = -1;
for k = 1:5
  a = sum(p(1:k)); b = sum(p(k + 1:6));
  v = a * b * (sum(p(1:k) .* (1:k)) / a - sum(p(k + 1:6) .* (k + 1:6)) / b) ^ 2;
  if v > best * (1 + 1e-12)
    best = v; first = k;
  end
end
assert(otsuthresh(p), (first + 1 - 1) / 5, 1e-12)
t = multithresh([1 1 2 9 9 10 20 21 21], 2);
assert(t(1) > 2 && t(1) < 9 && t(2) > 10 && t(2) < 20)
[Q, idx] = imquantize([1 5; 9 3], [2 6], [0 1 2]);
assert(Q, [0 1; 2 1])
assert(idx, [1 2; 3 2])
I = repmat(linspace(0.2, 0.8, 64), 64, 1); I(20:24, 30:34) = 1;
BW = imbinarize(I, 'adaptive', 'Sensitivity', 0.4);
assert(isequal(find(any(BW)), 30:34))

%% arithmetic saturates and rounds
assert(isequal(imadd(uint8([200 1]), uint8([100 1])), uint8([255 2])))
assert(isequal(imadd(uint8(200), uint8(100), 'uint16'), uint16(300)))
assert(isequal(imsubtract(uint8([3 9]), uint8([5 5])), uint8([0 4])))
assert(isequal(imabsdiff(uint8([3 9]), uint8([5 5])), uint8([2 4])))
assert(isequal(immultiply(uint8([3 200]), 1.5), uint8([5 255])))
assert(isequal(immultiply([true true], [true false]), [true false]))
assert(isequal(imdivide(uint8(7), 2), uint8(4)))
assert(isequal(imlincomb(0.5, uint8(255), 0.5, uint8(255)), uint8(255)))
assert(isequal(imlincomb(2, uint8(200), 'uint16'), uint16(400)))

%% measures
assert(immse(uint8([1 2 3]), uint8([1 2 6])), 3)
assert(psnr([0.5 0.5], [0.6 0.6]), 20, 1e-12)
[~, snr] = psnr([1 1], [0.9 0.9]);
assert(snr, 10 * log10(81), 1e-10)
A = mat2gray(magic(12));
assert(ssim(A, A), 1)
assert(ssim(A, 1 - A) < 0.5)
assert(ssim(A, A', 'Exponents', [1 1 0.999999]), ssim(A, A'), 1e-3)
assert(corr2(A, 3 - 2 * A), -1, 1e-12)
assert([mean2(uint8([1 2; 3 4])), std2([1 2; 3 4])], [2.5, std(1:4)], 1e-12)
assert(entropy([true false false false]), 0.25 * 2 + 0.75 * log2(4 / 3), 1e-12)
C = normxcorr2(A(3:6, 4:8), A);
[most, at] = max(C(:));
assert(most, 1, 1e-10)
[i, j] = ind2sub(size(C), at);
assert([i, j], [6 8])
assert(isequal(size(C), [15 16]))

%% color spaces, there and back
rgb = [0 0 0; 1 1 1; 0.2 0.5 0.7; 0.9 0.1 0.01; 0.001 0.002 0.003];
assert(xyz2rgb(rgb2xyz(rgb)), rgb, 1e-12)
assert(lab2rgb(rgb2lab(rgb)), rgb, 1e-12)
assert(lab2xyz(xyz2lab(rgb)), rgb, 1e-12)
assert(ycbcr2rgb(rgb2ycbcr(rgb)), rgb, 1e-12)
assert(ntsc2rgb(rgb2ntsc(rgb)), rgb, 1e-12)
assert(lin2rgb(rgb2lin(rgb)), rgb, 1e-12)
assert(rgb2lab(rgb(2, :)), [100 0 0], 1e-10)
assert(rgb2lab([1 0 0]), [53.24 80.09 67.20], 0.01)
assert(rgb2lab([1 1 1], 'WhitePoint', 'd50'), [100 0 0], 1e-10)
assert(rgb2xyz([1 1 1], 'WhitePoint', 'd50'), whitepoint('d50'), 1e-12)
assert(rgb2xyz([1 0 0], 'ColorSpace', 'linear-rgb'), [0.4124 0.2126 0.0193], 1e-4)
assert(rgb2xyz([1 0 0], 'ColorSpace', 'adobe-rgb-1998'), [0.5767 0.2973 0.0270], 1e-4)
assert(isequal(rgb2ycbcr(uint8(cat(3, [0 255], [0 255], [0 255]))), uint8(cat(3, [16 235], [128 128], [128 128]))))
assert(rgb2ntsc([1 0 0]), [0.299 0.596 0.211], 1e-3)
assert(isequal(size(rgb2lab(rand(4, 5, 3))), [4 5 3]))
assert(isa(rgb2lab(single(rgb)), 'single'))
assert(isequal(rgb2lab(uint8([255 255 255])), rgb2lab([1 1 1])))
assert(isequal(im2gray(uint8([1 2])), uint8([1 2])))

%% neighbourhoods as columns
A = magic(4);
assert(im2col(A, [2 2], 'distinct'), reshape(A([1 2 5 6 3 4 7 8 9 10 13 14 11 12 15 16]), 4, 4))
assert(im2col(A, [4 3]), [reshape(A(:, 1:3), [], 1), reshape(A(:, 2:4), [], 1)])
assert(col2im(im2col(A, [2 2], 'distinct'), [2 2], [4 4], 'distinct'), A)
B = magic(5);
assert(col2im(im2col(B, [2 2], 'distinct'), [2 2], [5 5], 'distinct'), B)
assert(nlfilter(B, [3 3], @(x) sum(x(:))), imfilter(B, ones(3)))
assert(colfilt(B, [3 2], 'sliding', @sum), imfilter(B, ones(3, 2)))
assert(blockproc(A, [2 2], @(b) sum(b.data(:))), [34 34; 34 34])
assert(blockproc(B, [2 3], @(b) b.data), B)
assert(blockproc(B, [2 3], @(b) imfilter(b.data, ones(3)), 'BorderSize', [1 1]), imfilter(B, ones(3)))
assert(blockproc(B, [2 3], @(b) b.location(1) + 0 * b.data), repmat([1; 1; 3; 3; 5], 1, 5))
J = integralImage(A);
assert(J(4, 4) - J(2, 4) - J(4, 2) + J(2, 2), sum(sum(A(2:3, 2:3))))

%% labels as colors
rgb = label2rgb([0 1; 2 1], [1 0 0; 0 0 1], 'k');
assert(isequal(rgb(:, :, 1), uint8([0 255; 0 255])))
assert(isequal(rgb(:, :, 3), uint8([0 0; 255 0])))
assert(isequal(size(label2rgb(magic(3))), [3 3 3]))

%% hulls, polygons and textures
L = false(5); L(1:5, 1) = true; L(5, 1:5) = true;
assert(isequal(bwconvhull(L), tril(true(5))))
two = L; two(1, 5) = true;
assert(isequal(bwconvhull(two, 'objects'), tril(true(5)) | two))
assert(isequal(bwconvhull(two), true(5)))
assert(isequal(poly2mask([1.5 4.5 4.5 1.5], [0.5 0.5 2.5 2.5], 3, 5), logical([0 1 1 1 0; 0 1 1 1 0; 0 0 0 0 0])))
assert(bwarea(true(4, 5)), 20)
[G, SI] = graycomatrix([1 1 5 6 8; 2 3 5 7 1; 4 5 7 1 2; 8 5 1 2 5], 'GrayLimits', []);
assert(SI(4, 1), 8)
assert(G(1, :), [1 2 0 0 1 0 0 0])
assert(G(5, :), [1 0 0 0 0 1 2 0])
assert(G(8, :), [0 0 0 0 1 0 0 0])
G = graycomatrix([0 1; 1 0] > 0, 'Offset', [0 1; 1 0; 1 1], 'Symmetric', true);
assert(G(:, :, 1), [0 2; 2 0])
assert(G(:, :, 3), [2 0; 0 0])
s = graycoprops([0 2; 2 0]);
assert([s.Contrast, s.Correlation, s.Energy, s.Homogeneity], [1 -1 0.5 0.5], 1e-12)
B = imoverlay([0 1; 1 0], [1 0; 0 0], [1 0 0]);
assert(isequal(B(:, :, 1), uint8([255 255; 255 0])))
assert(isequal(B(:, :, 3), uint8([0 255; 255 0])))
I = uint8(magic(16) - 1);
assert(isequal(imhistmatch(I, I, 256), I))

%% lines
BW = false(40); BW(12, 3:38) = true;
[H, theta, rho] = hough(BW);
P = houghpeaks(H, 1);
assert(abs(theta(P(2))), 90)
assert(abs(rho(P(1))), 11)
lines = houghlines(BW, theta, rho, P, 'MinLength', 7);
assert([lines.point1, lines.point2], [3 12 38 12])
assert(sum(H, 1), 36 * ones(1, 180))

%% projections, and back
[R, xp] = radon(ones(3), [0 90]);
assert(xp, (-3:3)')
assert(sum(R), [9 9], 1e-12)
assert(R(:, 1), R(:, 2), 1e-12)
I = imgaussfilt(accumarray([9 14; 16 8], 1, [24 24]), 2);
J = iradon(radon(I, 0:4:176), 0:4:176, 'linear', 'Ram-Lak', 1, 24);
assert(corr2(I, J) > 0.99)
assert(sum(J(:)), sum(I(:)), 0.1)

%% images for tests
assert(checkerboard(1, 1), [0 0.7; 1 0])
assert(size(checkerboard(3, 2, 4)), [12 24])
P = phantom(33);
assert(P(17, 17), 0.2, 1e-12)
assert(max(P(:)), 1)

%% noise
rng(1)
J = imnoise(0.5 * ones(60), 'gaussian', 0.1, 0.001);
assert([mean2(J), std2(J) ^ 2], [0.6 0.001], 0.01)
J = imnoise(0.5 * ones(60), 'salt & pepper', 0.2);
assert(mean2(J ~= 0.5), 0.2, 0.04)
J = imnoise(uint8(50 * ones(60)), 'poisson');
assert([mean2(J), std2(J) ^ 2], [50 50], 4)
J = imnoise(0.5 * ones(60), 'speckle', 0.04);
assert(std2(J) ^ 2, 0.01, 0.002)

%% what is refused says what was expected
function refused(f, part)
  try
    f();
  catch e
    assert(~isempty(strfind(e.message, part)), e.message)
    return
  end
  error('not refused')
end
refused(@() imfilter({1}, 1), 'numeric or logical image, found cell')
refused(@() imresize(1, 0), 'positive scale')
refused(@() strel('disk', 2.5), 'nonnegative whole number')
refused(@() imreconstruct(1, [1 2]), 'one size and class')
refused(@() edge(1, 'canny', [0.5 0.2]), 'between 0 and 1')
refused(@() regionprops(true, 'MeanIntensity'), 'needs a gray image')
refused(@() bwlabel(true(2, 2, 2)), 'must be a matrix')
refused(@() imadjust(1, [0.5 0.5]), 'less than the upper')
refused(@() blockproc(1, 0, @sin), 'positive whole numbers')

%% whole numbers with signs are those without, less half
assert(isequal(im2int16([.1 .5 0 1]), int16([-26214 0 -32768 32767])) && isequal(im2int16(uint8([0 128 255])), int16([-32768 128 32767])))
assert(isequal(im2int16(int16([-5 7])), int16([-5 7])))
assert(nnz(poly2mask([2 8 8 2], [3 3 7 7], 10, 10)) == 24); M = false(5); M(2:4, 2:4) = true; assert(isequal(poly2mask([1 4 4 1], [1 1 4 4], 5, 5), M))
t = linspace(0, 2 * pi, 200); t(end) = []; M = poly2mask(20 + 12 * cos(t), 15 + 9 * sin(t), 30, 40); assert(abs(nnz(M) - pi * 12 * 9) < 12)
[c, r] = meshgrid(1:40, 1:30); assert(nnz(M ~= (((c - 20) / 12) .^ 2 + ((r - 15) / 9) .^ 2 < 1)) < 8); assert(~any(any(poly2mask([50 60 55], [3 3 9], 10, 10))) && ~any(any(poly2mask([], [], 3, 3))))
S = poly2mask([1 9 1 9], [1 1 9 9], 10, 10); assert(isequal(S(:, 2:8), flip(S(:, 2:8), 2)) && nnz(S) == 32)

%% turned images are interpolated between their pixels, and dark beyond them
A = magic(7); angle = 33; c = cosd(angle); s = sind(angle);
for kind = {'double', 'single', 'uint8'}
  for how = {'loose', 'crop'}
    I = cast(A, kind{1});
    B = imrotate(I, angle, 'bilinear', how{1});
    [m, n] = size(B);
    expected = zeros(m, n);
    for i = 1:m
      for j = 1:n
        x = j - (n + 1) / 2; y = i - (m + 1) / 2;
        r = y * c + x * s + 4; q = x * c - y * s + 4;
        for k = floor(r):floor(r) + 1
          for l = floor(q):floor(q) + 1
            if k >= 1 && k <= 7 && l >= 1 && l <= 7
              expected(i, j) = expected(i, j) + (1 - abs(r - k)) * (1 - abs(q - l)) * A(k, l);
            end
          end
        end
      end
    end
    tolerance = 1e-12; if ~strcmp(kind{1}, 'double'), tolerance = 1e-4; end
    if strcmp(kind{1}, 'uint8'), expected = round(expected); end
    assert(double(B), expected, tolerance); assert(isa(B, kind{1}))
  end
end
assert(isequal(imtranslate([1 2; 3 4], [1 0], 'FillValues', 9), [9 1; 9 3]))

%% weak edges hang together with strong ones
I = zeros(40); I(10:30, 8:33) = 1; I = I + 0.2 * (mod((1:40)' * (1:40), 7) == 3);
E = edge(I, 'canny', [0.05 0.9], 1.2);
strong = edge(I, 'canny', [0.9 - 1e-9, 0.9], 1.2); weak = edge(I, 'canny', [0.05, 0.05 + 1e-9], 1.2);
L = bwlabel(weak, 8); kept = unique(L(strong & L > 0));
assert(isequal(E, ismember(L, kept) & L > 0)); assert(nnz(E) > nnz(strong) && nnz(E) < nnz(weak))
