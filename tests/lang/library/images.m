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

%% weights of luminance
assert(isa(mat2gray(single([1 2])), 'double'))
assert(isequal(rgb2gray(uint8(255 * ones(2, 2, 3))), uint8(255 * ones(2))))
g = repmat(uint8(0:255), 1, 1, 3); assert(isequal(rgb2gray(g), uint8(0:255)))
g = repmat(uint16(0:65535), 1, 1, 3); assert(isequal(rgb2gray(g), uint16(0:65535)))
c = rgb2ntsc(eye(3)); assert(c(:, 1)', [0.298936021293775 0.587043074451121 0.114020904255103], 1e-14)

%% distances far away
B = false(90, 70); B([1 2000 4444 6000]) = true; B(50, 3) = true;
[i, j] = find(B); [c, r] = meshgrid(1:70, 1:90);
dr = abs(reshape(r, 90, 70, 1) - reshape(i, 1, 1, [])); dc = abs(c - reshape(j, 1, 1, []));
n = {'euclidean', 'cityblock', 'chessboard', 'quasi-euclidean'};
f = {@(a, b) hypot(a, b), @(a, b) a + b, @max, @(a, b) max(a, b) + (sqrt(2) - 1) * min(a, b)};
for k = 1:4
  [D, at] = bwdist(B, n{k});
  assert(double(D), min(f{k}(dr, dc), [], 3), 1e-4)
  [p, q] = ind2sub(size(B), double(at));
  assert(all(B(at(:)))); assert(f{k}(abs(p - r), abs(q - c)), double(D), 1e-4)
end
V = false(40, 3, 50); V(1, 2, 3) = true; V(33, 1, 48) = true;
[x, y, z] = ndgrid(1:40, 1:3, 1:50);
f = {@(a, b, c) sqrt(a .^ 2 + b .^ 2 + c .^ 2), @(a, b, c) a + b + c, @(a, b, c) max(max(a, b), c)};
for k = 1:3
  assert(double(bwdist(V, n{k})), min(f{k}(abs(x - 1), abs(y - 2), abs(z - 3)), f{k}(abs(x - 33), abs(y - 1), abs(z - 48))), 1e-5)
end

%% moved in the world
R = imref2d([1 3], 2, 1);
[B, S] = imtranslate([1 2 3], R, [4 0]);
assert(isequal(B, [0 0 1]) && isequal(S, R))
[B, S] = imtranslate([1 2 3], R, [2 0], 'OutputView', 'full');
assert(isequal(B, [0 1 2 3]) && isequal(S.XWorldLimits, [1 9]) && isequal(S.ImageSize, [1 4]))
[~, S] = imtranslate(magic(3), [-1 0.5], 'OutputView', 'full');
assert(isequal(S.XWorldLimits, [-0.5 3.5]) && isequal(S.YWorldLimits, [0.5 4.5]) && isequal(S.ImageSize, [4 4]))

%% parts of images by coordinates
A = magic(5);
[J, rect] = imcrop([0 40], [10 50], A, [8 21 22 9]);
assert(isequal(J, A(2:3, 2:4)) && isequal(rect, [8 21 22 9]))
[x, y, J, rect] = imcrop([0 40], [10 50], A, [8 21 22 9]);
assert(isequal(x, [0 40]) && isequal(y, [10 50]) && isequal(J, A(2:3, 2:4)) && isequal(rect, [8 21 22 9]))
assert(isequal(imcrop(A, jet(25), [2 2 1 1]), A(2:3, 2:3)))

%% calipers
BW = false(6, 8); BW(2:3, 2:5) = true;
s = regionprops(BW, 'MaxFeretProperties', 'MinFeretProperties');
assert([s.MaxFeretDiameter, s.MinFeretDiameter], [hypot(4, 2), 2], 1e-12)
assert(abs(s.MaxFeretAngle), atan2d(2, 4), 1e-9 + 200 * (abs(s.MaxFeretAngle) > 90))
assert(abs(diff(s.MinFeretCoordinates(:, 2))), 2, 1e-12)
[t, L] = bwferet(BW, 'all'); assert(isequal(t.Properties.VariableNames, {'MaxDiameter', 'MaxAngle', 'MaxCoordinates', 'MinDiameter', 'MinAngle', 'MinCoordinates'}))
assert(isequal(double(L), double(BW)) && iscell(t.MinCoordinates) && t.MaxDiameter == s.MaxFeretDiameter)
t = bwferet(BW); assert(width(t), 3)

%% several structuring elements, and heights
A = rand(9, 11);
se = [strel('line', 3, 0), strel('line', 3, 90), strel('diamond', 1)];
assert(isequal(imdilate(A, se), imdilate(A, conv2(ones(3), [0 1 0; 1 1 1; 0 1 0], 'full') > 0)))
assert(isequal(imerode(A, se), imerode(A, conv2(ones(3), [0 1 0; 1 1 1; 0 1 0], 'full') > 0)))
assert(isequal(imdilate(A > 0.8, [strel([1 0 0]) strel([0 0 1])]), A > 0.8))
assert(isequal(imdilate([0 0 5 0 0], strel('arbitrary', [1 1 1], [1 3 2])), [3 6 8 7 3]))
assert(isequal(imerode([9 9 5 9 9], offsetstrel([1 3 2])), [6 3 2 4 6]))
assert(isequal(imdilate(uint8([250 10]), offsetstrel([-Inf 9 -Inf])), uint8([255 19])))
b = offsetstrel('ball', 2, 3); assert(b.Offset(3, :), 3 / 2 * [0 sqrt(3) 2 sqrt(3) 0], 1e-12)
assert(isinf(b.Offset(1)) && isequal(strel('ball', 2, 3).Neighborhood, strel('disk', 2, 0).Neighborhood))
assert(class(se), 'strel'); assert(isequal(reflect(strel([1 1 0; 0 1 0; 0 0 0])).Neighborhood, logical([0 0 0; 0 1 0; 0 1 1])))
far = translate(strel(1), [2 -3]); assert(size(far.Neighborhood), [5 7]); assert(find(far.Neighborhood), 5); assert(isequal(translate(far, [-2 3]).Neighborhood, true))
assert(isequal(reflect(strel([1 0])).Neighborhood, true) && isequal(reflect(strel([0 1])).Neighborhood, logical([1 0 0])))
parts = decompose(strel('square', 3)); R = magic(7); assert(numel(parts), 2); assert(isequal(imdilate(R, parts), imdilate(R, strel('square', 3))))
[at, heights] = getneighbors(strel('diamond', 1)); assert(isequal(at, [0 -1; -1 0; 0 0; 1 0; 0 1]) && isequal(heights, zeros(5, 1)))
assert(isequal(imdilate(R, reflect(offsetstrel([1 3 2 0]))), imdilate(R, offsetstrel([0 2 3 1 -Inf]))) && ~isflat(strel('arbitrary', [1 1], [0 1])))
se = strel('disk', 3); text = evalc('se'); assert(contains(text, sprintf('strel is a disk shaped structuring element with properties:\n\n'))); assert(contains(text, ['    Neighborhood: [5', char(215), '5 logical]'])); assert(contains(text, 'Dimensionality: 2'))

%% indexed images
[m, T] = histeq([1 2 3 4], [0.1 0.2 0.3 0.4]' * [1 1 1]);
assert(numel(T) == 4 && isequal(size(m), [4 3]) && all(diff(m(:, 1)) > 0))
[Y, map] = imresize([1 2], [1 0 0; 0 0 1], 2, 'nearest');
assert(isequal(Y, [1 1 2 2; 1 1 2 2]) && isequal(map, [1 0 0; 0 0 1]))
[Y, map] = imresize([1 2; 2 1], [1 0 0; 0 0 1], 2); assert(isequal(size(Y), [4 4]) && max(Y(:)) <= size(map, 1))
[Y, map] = imresize([1 2; 2 1], [1 0 0; 0 0 1], 2, 'Colormap', 'original'); assert(isequal(map, [1 0 0; 0 0 1]))

%% shades as a polynomial
x = linspace(0, 1, 256)'; y = 0.2 + 0.6 * x;
assert(mean(abs(imhistmatch(x, y, 'Method', 'polynomial') - y)) < 0.02)
assert(mean(abs(imhistmatch(x, y, 128, 'Method', 'uniform') - y)) < 0.02)

%% boundaries along edges of pixels
BW = true(5); BW(3, 3) = false;
[B, L, n, A] = bwboundaries(BW);
assert(issparse(A) && islogical(A) && isequal(full(A), logical([0 0; 1 0])))
B = bwboundaries(BW, 'TraceStyle', 'pixeledge');
assert(isequal(B{1}, [0.5 0.5; 0.5 5.5; 5.5 5.5; 5.5 0.5; 0.5 0.5]) && isequal(B{2}, [2.5 2.5; 2.5 3.5; 3.5 3.5; 3.5 2.5; 2.5 2.5]))
B = bwboundaries(logical([1 0; 0 1]), 8, 'TraceStyle', 'pixeledge'); assert(numel(B) == 1 && size(B{1}, 1) == 9)
B = bwboundaries(logical([1 0; 0 1]), 4, 'TraceStyle', 'pixeledge'); assert(numel(B) == 2)
B = bwboundaries(logical([1 1]), 'CoordinateOrder', 'xy'); assert(isequal(B{1}, [1 1; 2 1; 1 1]))

%% volumes are smoothed
V = rand(6, 7, 5);
x = exp(-(-2:2) .^ 2 / 2); x = x / sum(x);
W = imfilter(imfilter(imfilter(V, x, 'replicate'), x', 'replicate'), reshape(x, 1, 1, []), 'replicate');
assert(imgaussfilt3(V, 1), W, 1e-12)
assert(imboxfilt3(V, [3 1 5]), imfilter(V, ones(3, 1, 5) / 15, 'replicate'), 1e-12)
assert(isequal(imboxfilt3(uint8(7 * ones(3, 3, 3))), uint8(7 * ones(3, 3, 3))))
M = medfilt3(V); assert(M(3, 3, 3), median(reshape(V(2:4, 2:4, 2:4), [], 1)))
assert(isequal(medfilt3(uint8(magic(5)), [3 3 1]), medfilt2(uint8(magic(5)), [3 3], 'symmetric')))
assert(M(1, 1, 1), median(reshape(V([1 1 2], [1 1 2], [1 1 2]), [], 1)))
assert(isequal(modefilt(logical([1 0 1 1]), [1 3]), logical([1 1 1 1])))
c = modefilt(categorical({'a' 'b' 'b'}), [1 3]); assert(isequal(c, categorical({'a' 'b' 'b'})))

%% filters of volumes
assert(sum(fspecial3('gaussian', [3 5 7], 2), 'all'), 1, 1e-12)
assert(size(fspecial3('ellipsoid', [1 2.5 3])), [3 7 7])
assert(sum(fspecial3('log', 7, 1.2), 'all'), 0, 1e-12)
assert(fspecial3('laplacian'), cat(3, [0 0 0; 0 1 0; 0 0 0], [0 1 0; 1 -6 1; 0 1 0], [0 0 0; 0 1 0; 0 0 0]))
assert(sum(fspecial3('laplacian', 0.3, 0.2), 'all'), 0, 1e-12)
h = fspecial3('sobel', 'Z'); assert(isequal(h(:, :, 1), [1 3 1; 3 6 3; 1 3 1]) && isequal(h(:, :, 3), -h(:, :, 1)))
h = fspecial3('prewitt', 'Y'); assert(isequal(h(1, :, 2), [1 1 1]) && isequal(h(3, :, 2), -[1 1 1]))
[X, Y, Z] = meshgrid(1:5, 1:6, 1:4);
for m = {'sobel', 'prewitt', 'central', 'intermediate'}
  [a, b, c] = imgradientxyz(2 * X + 3 * Y + 5 * Z, m{1});
  assert(a(3, 3, 3) / 2, b(3, 3, 3) / 3, 1e-12); assert(b(3, 3, 3) / 3, c(3, 3, 3) / 5, 1e-12); assert(a(3, 3, 3) > 0)
end
[m, az, el] = imgradient3(1, 0, 1); assert([m az el], [sqrt(2) 0 45], 1e-12)

%% volumes in another size
V = rand(4, 5, 6);
assert(isequal(size(imresize3(V, 2)), [8 10 12]) && isequal(size(imresize3(V, [2 NaN NaN])), [2 3 3]))
assert(imresize3(V, [8 10 6]), imresize(V, [8 10]), 1e-12)
assert(isequal(imresize3(cat(3, 1, 2), [1 1 4], 'nearest'), cat(3, 1, 1, 2, 2)))
assert(squeeze(imresize3(cat(3, 1, 3), [1 1 4], 'linear'))', [1 1.5 2.5 3], 1e-12)
assert(isa(imresize3(uint8(V * 255), 0.5), 'uint8'))

%% planes, levels and tables
[r, g, b] = imsplit(cat(3, 1, 2, 3)); assert([r g b], [1 2 3])
assert(isequal(grayslice([0 0.2 0.5 0.99 1], 2), uint8([0 0 1 1 1])))
assert(isequal(grayslice(uint8([0 100 200]), [0.3 0.7]), uint8([0 1 2])))
assert(isequal(grayslice(uint8([0 127 128 255]), 2), uint8([0 0 1 1])))
assert(isequal(intlut(uint8([0 1; 2 255]), uint8(255:-1:0)), uint8([255 254; 253 0])))
assert(isequal(intlut(int16([-32768 32767]), int16(-32768:32767)), int16([-32768 32767])))

%% dithering keeps the mean
x = repmat(linspace(0, 1, 64), 64, 1);
b = dither(x); assert(islogical(b)); assert(mean(b(:)), 0.5, 0.02)
assert(isequal(dither([0 1; 1 0]), logical([0 1; 1 0])))
X = dither(cat(3, x, x, 1 - x), [0 0 0; 1 1 0; 0 0 1]); assert(isa(X, 'uint8') && max(X(:)) == 2)
assert(mean(reshape(ind2rgb(X, [0 0 0; 1 1 0; 0 0 1]), [], 3)), [0.5 0.5 0.5], 0.03)
[Y, m] = imapprox([1 2 3], [0 0 0; 0.01 0 0; 1 1 1], 2); assert(size(m, 1) == 2 && Y(1) == Y(2) && Y(3) ~= Y(1))

%% regions that are filtered and filled
A = magic(6); BW = false(6); BW(2:4, 3:5) = true;
F = imfilter(A, ones(3) / 9); J = roifilt2(ones(3) / 9, A, BW);
assert(isequal(J(BW), F(BW)) && isequal(J(~BW), A(~BW)))
assert(isequal(roifilt2(A, BW, @(x) -x), A .* (1 - 2 * BW)))
[x, y] = meshgrid(1:8, 1:9); P = 3 * x - 2 * y; Q = P; M = false(9, 8); M(3:6, 2:5) = true; Q(M) = 99;
assert(regionfill(Q, M), P, 1e-9)
assert(isequal(regionfill(uint8([4 4 4; 4 9 4; 4 4 4]), logical([0 0 0; 0 1 0; 0 0 0])), uint8(4 * ones(3))))
assert(isequal(roipoly(zeros(5), [1.5 4.5 4.5 1.5], [1.5 1.5 3.5 3.5]), poly2mask([1.5 4.5 4.5 1.5], [1.5 1.5 3.5 3.5], 5, 5)))
[BW, xi] = roipoly([0 40], [0 40], zeros(5), [5 35 35 5], [5 5 25 25]);
assert(isequal(BW, poly2mask([1.5 4.5 4.5 1.5], [1.5 1.5 3.5 3.5], 5, 5)) && numel(xi) == 5)

%% overlaps
a = logical([1 1 0 0]); b = logical([0 1 1 0]);
assert(dice(a, b), 0.5); assert(jaccard(a, b), 1 / 3, 1e-15)
assert(jaccard([1 1 2 2], [1 2 2 2]), [1 / 2; 2 / 3], 1e-15)
assert(dice(categorical({'x' 'y'}), categorical({'x' 'y'})), [1; 1])
T = false(20); T(5:12, 5:12) = true; assert(bfscore(T, T), 1)
assert(bfscore(circshift(T, 1), T, 2), 1); assert(bfscore(false(20), T), 0)

%% sums of integral images
A = magic(7);
assert(integralBoxFilter(integralImage(A), [3 5]), conv2(A, ones(3, 5) / 15, 'valid'), 1e-12)
assert(integralBoxFilter(integralImage(A), 3, 'NormalizationFactor', 1), conv2(A, ones(3), 'valid'), 1e-9)

%% edges are kept
x = repmat([zeros(1, 10), ones(1, 10)], 12, 1); r = x + 0.05 * sin((1:12)' * (1:20) * 1.7);
for f = {@imbilatfilt, @imguidedfilter, @imdiffusefilt}
  y = f{1}(r); assert(norm(y - x, 'fro') < 0.75 * norm(r - x, 'fro') && isequal(size(y), size(x)))
  assert(isequal(f{1}(uint8(9 * ones(6))), uint8(9 * ones(6))))
  assert(abs(f{1}(0.3 * ones(6)) - 0.3) < 1e-12)
end
g = rand(9); w = exp(-((-1:1)' .^ 2 + (-1:1) .^ 2) / 2 - (g(4:6, 4:6) - g(5, 5)) .^ 2 / (2 * 0.02));
y = imbilatfilt(g, 0.02, 1, 'NeighborhoodSize', 3); assert(y(5, 5), sum(w .* g(4:6, 4:6), 'all') / sum(w, 'all'), 1e-12)
p = rand(8); q = imguidedfilter(p, ones(8), 'NeighborhoodSize', 3); assert(q, imboxfilt(imboxfilt(p, 3), 3), 1e-12)
assert(size(imguidedfilter(rand(6, 7), rand(6, 7, 3))), [6 7])
G = rand(6); assert(imguidedfilter(p(1:6, 1:6), repmat(G, 1, 1, 3), 'DegreeOfSmoothing', 0.03), imguidedfilter(p(1:6, 1:6), G, 'DegreeOfSmoothing', 0.01), 1e-9)
d = imdiffusefilt(rand(6, 6, 6), 'Connectivity', 'minimal', 'ConductionMethod', 'quadratic'); assert(size(d), [6 6 6])

%% images side by side in one
a = imtile({uint8([1 2; 3 4]), uint8([5 6; 7 8])}, 'GridSize', [1 2]); assert(isequal(a, uint8([1 2 5 6; 3 4 7 8])))
a = imtile(reshape(1:4, 1, 1, 1, 4), 'BorderSize', 1, 'Frames', [1 4], 'GridSize', [2 1]); assert(isequal(a, [0 0 0; 0 1 0; 0 0 0; 0 0 0; 0 4 0; 0 0 0]))
a = imtile({ones(2), ones(2)}, 'BackgroundColor', 'red', 'BorderSize', [1 0]); assert(size(a, 3) == 3)
assert(isequal(size(imtile({ones(8), ones(4)}, 'ThumbnailSize', [2 2])), [2 4]))
h = montage({[1 2], [3 4]}, 'Size', [2 1]); assert(isequal(get(h, 'CData'), [1 2; 3 4]))

%% trees of four
I = [1 1 1 1; 1 1 1 1; 1 1 5 6; 1 1 7 8];
S = qtdecomp(I); assert(isequal(full(S), [2 0 2 0; 0 0 0 0; 2 0 1 1; 0 0 1 1]) && issparse(S))
[v, r, c] = qtgetblk(I, S, 2); assert(isequal(size(v), [2 2 3]) && isequal([r c], [1 1; 3 1; 1 3]))
[v, at] = qtgetblk(I, S, 1); assert(isequal(v(:)', [5 7 6 8]) && isequal(at', [11 12 15 16]))
assert(isequal(qtsetblk(I, S, 1, zeros(1, 1, 4)), [1 1 1 1; 1 1 1 1; 1 1 0 0; 1 1 0 0]))
assert(isequal(full(qtdecomp(I, 7)), [4 0 0 0; zeros(3, 4)]))
assert(isequal(full(qtdecomp(I, 0, 2)), [2 0 2 0; 0 0 0 0; 2 0 2 0; 0 0 0 0]))
assert(isequal(qtdecomp(I, @(b) max(max(b, [], 1), [], 2) > 4), S))

%% labels over images
B = labeloverlay(uint8([100 100 100]), [0 1 2], 'Colormap', [1 0 0; 0 0 1]);
assert(isequal(B, uint8(cat(3, [100 178 50], [100 50 50], [100 50 178]))))
B = labeloverlay(uint8([100 100]), [1 2], 'Colormap', [1 0 0; 0 0 1], 'IncludedLabels', 2, 'Transparency', 0);
assert(isequal(B, uint8(cat(3, [100 0], [100 0], [100 255]))))
B = labeloverlay([0 1], categorical({'a', 'b'}), 'IncludedLabels', "a", 'Colormap', 'gray'); assert(isequal(B(1, 2, :), uint8(255 * ones(1, 1, 3))))

%% profiles
A = magic(5);
assert(isequal(improfile(A, [1 5], [2 2]), A(2, :)')); assert(isequal(improfile(A, [3 3], [1 5]), A(:, 3)))
[x, y, c] = improfile(A, [1 2], [1 1], 3, 'bilinear'); assert(isequal(x, [1; 1.5; 2]) && isequal(y, [1; 1; 1])); assert(c, [17; 20.5; 24], 1e-12)
c = improfile(A, [4 8], [1 1]); assert(isequaln(c, [8; 15; NaN; NaN; NaN]))
assert(isequal(improfile(A, [1 5 5], [1 1 3])', [A(1, :), A(2:3, 5)']))

%% differences of colors
a = cat(3, 50, 2.6772, -79.7751); b = cat(3, 50, 0, -82.7485);
assert(imcolordiff(a, b, 'isInputLab', true, 'Standard', 'CIEDE2000'), 2.0425, 5e-5)
assert(imcolordiff(cat(3, 50, 2.5, 0), cat(3, 61, -5, 29), 'isInputLab', true, 'Standard', 'CIEDE2000'), 22.8977, 5e-5)
assert(imcolordiff([2.0776 0.0795 -1.1350; 60.2574 -34.0099 36.2677], [0.9033 -0.0636 -0.5514; 60.4626 -34.1751 39.4387], 'isInputLab', true, 'Standard', 'CIEDE2000'), [0.9082; 1.2644], 5e-5)
assert(deltaE(a, b, 'isInputLab', true), hypot(2.6772, 2.9734), 1e-9)
assert(deltaE([1 1 1], [0 0 0]), 100, 1e-3)
assert(imcolordiff(cat(3, 50, 0, 0), cat(3, 40, 0, 0), 'isInputLab', true), 10, 1e-12)

%% light that is even
[x, y] = meshgrid(1:40); s = 1 + x / 40; J = imflatfield(0.4 * s, 5); K = J(10:30, 12:28);
assert(std(K(:)) < 0.2 * std(reshape(0.4 * s(10:30, 12:28), [], 1)))
M = false(40); M(5:9, 5:9) = true; J = imflatfield(0.4 * s, 5, M); assert(isequal(J(~M), 0.4 * s(~M)))
assert(isequal(imflatfield(uint8(90 * ones(9)), 2), uint8(90 * ones(9))) && isequal(size(imflatfield(uint8(90 * ones(9, 9, 3)), 2)), [9 9 3]))

%% objects by properties
BW = logical([1 0 1 1 0 1 1 1]);
assert(isequal(bwpropfilt(BW, 'Area', [2 2]), logical([0 0 1 1 0 0 0 0])))
assert(isequal(bwpropfilt(BW, 'Area', 1), logical([0 0 0 0 0 1 1 1])))
assert(isequal(bwpropfilt(BW, [9 0 1 1 0 1 1 1], 'MeanIntensity', 1), logical([1 0 0 0 0 0 0 0])))
assert(isequal(bwpropfilt(BW, 'Area', 2, 'smallest'), logical([1 0 1 1 0 0 0 0])))

%% ways through images
BW = logical([1 1 1; 0 0 1; 1 1 1]);
assert(isequaln(bwdistgeodesic(BW, 1, 1, 'cityblock'), single([0 1 2; NaN NaN 3; 6 5 4])))
assert(isequaln(bwdistgeodesic(BW, 1, 'chessboard'), single([0 1 2; NaN NaN 2; 4 3 3])))
assert(isequaln(bwdistgeodesic(logical([1 0 1]), logical([1 0 0])), single([0 NaN Inf])))
assert(bwdistgeodesic(true(3), 5, 'quasi-euclidean'), single([1 0 1; 0 0 0; 1 0 1] * sqrt(2) + [0 1 0; 1 0 1; 0 1 0]), 1e-6)
assert(isequal(graydist([1 3 1 1], 1), [0 2 4 5])); assert(isa(graydist(single([1 2]), 1), 'single') && isa(graydist(uint8([1 2]), 1), 'single'))
m = rand(20); d = graydist(ones(20), [1 400]); assert(isequal(d, min(max((0:19)', 0:19), max((19:-1:0)', 19:-1:0))))
assert(isequal(conndef(2, 'minimal'), [0 1 0; 1 1 1; 0 1 0]) && isequal(conndef(3, 'maximal'), ones(3, 3, 3)))
iptcheckconn(8, 'f', 'CONN', 2);
try, iptcheckconn(5, 'f', 'CONN', 2); catch e, assert(strcmp(e.identifier, 'images:f:badConn')), end

%% views of what is moved
R = affineOutputView([4 6], affine2d([1 0 0; 0 1 0; 10 20 1])); assert(isequal(R.XWorldLimits, [10.5 16.5]) && isequal(R.YWorldLimits, [20.5 24.5]))
R = affineOutputView([4 6 3], affine2d([2 0 0; 0 3 0; 0 0 1]), 'BoundsStyle', 'FollowOutput'); assert(isequal(R.ImageSize, [12 12]) && isequal(R.XWorldLimits, [1 13]))
R = affineOutputView([4 6], affine2d([2 0 0; 0 3 0; 0 0 1]), 'BoundsStyle', 'SameAsInput'); assert(isequal(R.XWorldLimits, [0.5 6.5]))

%% clusters of colors, pixels and packed images
rng(1); I = uint8([10 12 200 202; 11 10 201 199]);
[L, c] = imsegkmeans(I, 2); assert(isa(L, 'uint8') && isa(c, 'uint8') && all(L(:, 1:2) == L(1), 'all') && all(L(:, 3:4) == L(1, 3), 'all') && L(1) ~= L(1, 3))
assert(isequal(sort(double(c))', [11 201]))
assert(isequaln(impixel(magic(3), [1 9], [2 1]), [3 3 3; NaN NaN NaN]))
assert(isequal(impixel([1 2], [1 0 0; 0 0 1], [2 1], [1 1]), [0 0 1; 1 0 0]))
BW = rand(70, 9) > 0.5; w = bwpack(BW); assert(isa(w, 'uint32') && isequal(size(w), [3 9]) && isequal(bwunpack(w, 70), BW))
assert(isequal(bwpack(logical([1; 0; 1])), uint32(5)))

%% skeletons
BW = false(9, 21); BW(3:7, 3:19) = true; S = bwskel(BW);
assert(all(BW(S)) && bweuler(S) == 1 && nnz(S) < 25 && all(S(5, 6:16)))
BW = true(15); BW(6:10, 6:10) = false; S = bwskel(BW); assert(bweuler(S) == 0 && nnz(S) < 60)
assert(isequal(bwskel(logical([0 0 0; 1 1 1; 0 0 0])), logical([0 0 0; 1 1 1; 0 0 0])))
BW = false(7); BW(4, :) = true; BW(2:3, 4) = true;
assert(isequal(bwskel(BW, 'MinBranchLength', 0), bwskel(BW)))
S = bwskel(BW, 'MinBranchLength', 3); assert(nnz(S(1:2, :)) == 0 && all(S(4, [1:3, 5:7])))
V = false(7, 7, 11); V(3:5, 3:5, 2:10) = true; S = bwskel(V);
[~, n] = bwlabeln(S); assert(n == 1 && nnz(S) < 15 && all(V(S)))

%% shades of volumes
V = rand(3, 4, 5); assert(imadjustn(V, [0 1], [1 0]), 1 - V, 1e-12)
assert(isequal(size(imadjustn(uint8(255 * V))), [3 4 5]))

%% a boundary from a point on
BW = false(5); BW(2:4, 2:4) = true;
b = bwtraceboundary(BW, [2 2], 'E'); assert(isequal(b, [2 2; 2 3; 2 4; 3 4; 4 4; 4 3; 4 2; 3 2; 2 2]))
b = bwtraceboundary(BW, [2 2], 'S', 8, Inf, 'counterclockwise'); assert(isequal(b, [2 2; 3 2; 4 2; 4 3; 4 4; 3 4; 2 4; 2 3; 2 2]))
assert(isequal(bwtraceboundary(BW, [2 2], 'E', 4, 3), [2 2; 2 3; 2 4]))
assert(isempty(bwtraceboundary(BW, [1 1], 'E'))); assert(isequal(bwtraceboundary(true, [1 1], 'N'), [1 1; 1 1]))
assert(isequal(bwtraceboundary(BW, [2 2], 'E', 4), [2 2; 2 3; 2 4; 3 4; 4 4; 4 3; 4 2; 3 2; 2 2])); assert(isequal(bwtraceboundary(BW, [2 2], 'E', 8, 1), [2 2]))

%% corners
I = zeros(20); I(7:14, 7:14) = 1;
c = corner(I, 4); assert(isequal(size(c), [4 2])); assert(all(min(abs(c - 7), abs(c - 14)) <= 1, 'all') && size(unique(c > 10, 'rows'), 1) == 4)
M = cornermetric(I); assert(isequal(size(M), size(I))); assert(M, M', 1e-12); assert(M(7, 10) <= 0 && M(7, 7) > 0)
M = cornermetric(I, 'MinimumEigenvalue'); assert(all(M(:) > -1e-12) && isequal(size(corner(I, 'MinimumEigenvalue', 9), 2), 2))

%% circles
[x, y] = meshgrid(1:80, 1:70);
I = 0.1 + 0.8 * ((x - 25) .^ 2 + (y - 30) .^ 2 < 12 ^ 2 | (x - 58) .^ 2 + (y - 40) .^ 2 < 15 ^ 2);
[c, r, s] = imfindcircles(I, [9 18]);
assert(size(c, 1) == 2 && issorted(-s));
[~, k] = sort(c(:, 1)); assert(c(k, :), [25 30; 58 40], 0.6); assert(r(k), [12; 15], 0.8)
[c, r] = imfindcircles(1 - I, [9 18], 'ObjectPolarity', 'dark'); assert(size(c, 1), 2)
assert(isempty(imfindcircles(zeros(30), [5 9])))

%% textures
[x, y] = meshgrid(1:64); I = cos(2 * pi * x / 8);
m = imgaborfilt(I, 8, [0]); n = imgaborfilt(I, 8, 90); assert(m(32, 32) > 20 * n(32, 32))
g = gabor([4 8], [0 45 90]); assert(numel(g) == 6 && isequal([g.Wavelength], [4 8 4 8 4 8]) && isequal([g.Orientation], [0 0 45 45 90 90]))
m = imgaborfilt(I, g); assert(isequal(size(m), [64 64 6])); [~, k] = max(m(32, 32, :)); assert(k, 2)
h = g(2).SpatialKernel; y = conv2(padarray(I, [40 40], 'replicate'), h, 'same'); y = y(41:104, 41:104); [m, p] = imgaborfilt(I, g(2)); assert(m(32, 32), abs(y(32, 32)), 1e-9); assert(p(32, 33), angle(y(32, 33)), 1e-9)

%% dithered images of few colors
[x, y] = meshgrid(linspace(0, 1, 40)); rgb = cat(3, x, y, 1 - x); map = [0 0 1; 1 0 0; 0 1 1; 1 1 0];
X = rgb2ind(rgb, map, 'dither'); assert(isa(X, 'uint8') && isequal(X, dither(rgb, map)))
far = @(X) mean(abs(imgaussfilt(ind2rgb(X, map), 3) - imgaussfilt(rgb, 3)), 'all');
assert(far(X) < 0.5 * far(rgb2ind(rgb, map, 'nodither')))
assert(isequal(dither(rgb, map, 6, 3), rgb2ind(rgb, map, 'nodither')))
[Y, m] = imapprox(gray2ind(x, 256), gray(256), 2, 'dither'); assert(size(m, 1) == 2 && abs(mean(ind2rgb(Y, m), 'all') - 0.5) < 0.02)
X = dither(rgb, [map; jet(60)]); assert(isequal(size(X), [40 40]) && max(X(:)) < 64)

%% transforms of colors as structures
C = makecform('srgb2lab'); lab = applycform([1 0 0], C); assert(lab, [54.29 80.81 69.89], 0.02)
assert(isequal(applycform(uint8([255 255 255; 0 0 0]), C), uint8([255 128 128; 0 128 128])))
assert(isequal(size(applycform(uint8(ones(4, 5, 3)), C)), [4 5 3]))
for p = {'srgb', 'lab'; 'srgb', 'xyz'; 'xyz', 'lab'; 'lab', 'lch'; 'xyz', 'xyl'; 'xyz', 'uvl'; 'xyz', 'upvpl'}'
  x = [0.3 0.4 0.5; 0.6 0.2 0.1];
  y = applycform(applycform(x, makecform([p{1} '2' p{2}])), makecform([p{2} '2' p{1}])); assert(y, x, 1e-6)
end
assert(applycform([0.5 0.5 0.5], makecform('xyz2upvpl')), [2 / 9.5, 4.5 / 9.5, 0.5], 1e-12)
assert(applycform([50 3 4], makecform('lab2lch')), [50 5 atan2d(4, 3)], 1e-12)
assert(applycform(whitepoint('d65'), makecform('xyz2lab', 'WhitePoint', 'd65')), [100 0 0], 1e-9)

%% means of what is alike
[J, d] = imnlmfilt(0.3 * ones(8)); assert(J, 0.3 * ones(8), 1e-12)
x = repmat([zeros(1, 10), ones(1, 10)], 20, 1); y = x + 0.05 * sin((1:20)' * (1:20) * 1.7);
[J, d] = imnlmfilt(y); assert(norm(J - x, 'fro') < 0.7 * norm(y - x, 'fro') && d > 0)
s = abs(conv2(y, [1 -2 1; -2 4 -2; 1 -2 1], 'valid')); assert(d, sum(s(:)) * sqrt(pi / 2) / (6 * 18 ^ 2), 1e-12)
assert(isequal(imnlmfilt(uint8(9 * ones(6, 6, 3))), uint8(9 * ones(6, 6, 3))))
J = imnlmfilt(y, 'DegreeOfSmoothing', 0.2, 'SearchWindowSize', 3, 'ComparisonWindowSize', 1);
w = exp(-(y(9:11, 9:11) - y(10, 10)) .^ 2 / 0.04); assert(J(10, 10), sum(w .* y(9:11, 9:11), 'all') / sum(w, 'all'), 1e-12)

%% packed images are dilated and eroded, and images too small for their tiles are refused
BW = rand(40, 9) > 0.7;
B = imdilate(bwpack(BW), ones(3), 'ispacked', 40); assert(isequal(bwunpack(B, 40), imdilate(BW, ones(3))))
B = imerode(bwpack(~BW), ones(3), 'ispacked', 40); assert(isequal(bwunpack(B, 40), imerode(~BW, ones(3))))
B = imerode(bwpack(~BW), ones(3), 'ispacked', 40, 'same'); assert(isequal(bwunpack(B, 40), imerode(~BW, ones(3))))
assert(isequal(imdilate(BW, ones(3), 'notpacked'), imdilate(BW, ones(3))))
B = imtranslate(ones(2, 2, 3, 2), [1 0], 'FillValues', [7 8 9]); assert(isequal(size(B), [2 2 3 2]) && B(1, 1, 2, 2) == 8)
B = imdilate(bwpack(BW), [1; 1; 1], 'ispacked'); assert(isequal(bwunpack(B, 40), imdilate(BW, [1; 1; 1])))
try, adapthisteq(ones(5)); id = ''; catch e, id = e.identifier; end
assert(id, 'images:adapthisteq:inputImageTooSmallToSplit')

%% a color fills what a translated image of colors leaves
R = uint8(cat(3, [1 2; 3 4], [5 6; 7 8], [9 10; 11 12]));
B = imtranslate(R, [1 0], 'FillValues', [255; 0; 7]);
assert(isequal(squeeze(B(1, :, :)), uint8([255 0 7; 1 5 9])) && isequal(size(B), [2 2 3]))
[B, RB] = imtranslate(R, [0.5 1], 'OutputView', 'full', 'FillValues', [255 0 7]);
assert(isequal(size(B), [3 3 3]) && isequal(squeeze(B(1, 1, :)), uint8([255; 0; 7])) && isequal(RB.ImageSize, [3 3]))
s = regionprops(logical([0 0 0; 1 1 1]), 'MaxFeretProperties', 'MinFeretProperties');
assert(abs(s.MaxFeretDiameter - sqrt(10)) < 1e-12 && abs(s.MinFeretDiameter - 1) < 1e-12)
s = regionprops(logical([1 1 1 1]), 'MaxFeretProperties');
assert(abs(s.MaxFeretDiameter - sqrt(17)) < 1e-12)
assert(isequal(blkproc(ones(4), [2 2], 'P1*x*P2', [1 2; 3 4], eye(2)), repmat([3 3; 7 7], 2)))
assert(isequal(nlfilter(magic(4), [3 3], 'max(x(:))'), ordfilt2(magic(4), 9, ones(3))))
assert(isequal(colfilt(magic(4), [3 3], 'sliding', 'P1*sum(x)', 2), 2 * conv2(magic(4), ones(3), 'same')))
assert(isequal(makelut('sum(x(:)) >= P1', 2, 2), makelut(@(x) sum(x(:)) >= 2, 2)))

%% what was blurred without noise is found again
[c, r] = meshgrid(1:32, 1:24); I = sin(c / 3) + cos(r .* c / 40); psf = [1 2 1; 2 5 2; 1 2 1] / 17; H = psf2otf(psf, [24 32]); B = real(ifft2(fft2(I) .* H)); assert(norm(deconvwnr(B, psf) - I, 'fro') < 1e-9 * norm(I, 'fro'))

%% the transform of a small matrix is that of its columns and rows
A = magic(8) + (1:8); assert(dct2(A), dct(dct(A).').', 1e-12); assert(idct2(dct2(A)), A, 1e-12); assert(dct2(single(A(1:3, 1:5))), single(dct2(A(1:3, 1:5))), 1e-4); assert(class(dct2(single(A))), 'single'); assert(dct2(5), 5, 1e-15)
