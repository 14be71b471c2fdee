%% Bins of singles between edges that no single equals
e = [0 0.1 0.2 0.3 0.7 1];
assert(isequal(histcounts(single(e), e), histcounts(double(single(e)), e)));
[n, ~, b] = histcounts(single([-Inf, -1, 0.5, 1, 2, NaN, Inf]), [-1, 0.5, 1, 2]);
assert(isequal(n, [1 1 2]) && isequal(b, [0 1 2 3 3 0 0]) && isa(b, 'double'));
assert(isequal(histcounts(single([-Inf, -realmax('single'), 0, Inf]), [-1e300, 0, 1e300]), [1 1]));
assert(isequal(histcounts([1 1 2 NaN], [1 1 2 2]), [0 2 1]));
x = single(mod((1:3000)' * 7919, 1000) / 1000);
assert(isequal(histcounts(x, 0:0.125:1), repmat(375, 1, 8)));
assert(isequal(discretize(single(e), e, 'IncludedEdge', 'right'), discretize(double(single(e)), e, 'IncludedEdge', 'right')));
assert(isequal(histcounts2(x, x, [0 0.5 1], [0 0.25 1]), [750 750; 0 1500]));
assert(isequal(histc([x, 1 - x], 0:0.5:1), [1500 1497; 1500 1500; 0 3]));
assert(isequal(hist([x, x], [0.25 0.75]), [1503 1503; 1497 1497]));

%% Bins whose edges do not increase
% Error: increase
histcounts(single([1 2 3]), [1 0 2]);

%% Interpolation on the grid 1, 2, 3, ... and on others
A = single(reshape(mod((1:900) * 37, 101), 30, 30));
[x, y] = meshgrid(single(1.25:0.5:29.25), single(1.5:29.5));
y = min(y, 29.5);
c = floor(x(1, :));
r = floor(y(:, 1));
t = x(1, :) - c;
want = (A(r, c) + A(r + 1, c)) / 2 .* (1 - t) + (A(r, c + 1) + A(r + 1, c + 1)) / 2 .* t;
got = interp2(A, x, y);
assert(isa(got, 'single') && max(abs(got(:) - want(:))) < 1e-4);
assert(isequal(got, interp2(1:30, (1:30)', A, x, y)) && isequal(got, interpn(A, y, x)));
[X, Y] = meshgrid(2 * (1:30), (1:30) / 4);
assert(max(max(abs(interp2(X, Y, A, 2 * x, y / 4) - want))) < 1e-3);
assert(isequal(interp2(A, x, y, 'nearest'), A(r + 1, c + (t >= 0.5))));
x([1 5 9]) = [NaN 31 0.5];
got = interp2(A, x, y);
assert(isequal(isnan(got), isnan(x) | x > 30 | x < 1));
got = interp2(A, x, y, 'linear', -1);
assert(isequal(got([1 5 9]), single([-1 -1 -1])) && ~any(isnan(got(:))));
A(3, 3) = Inf;
assert(isequal(interp2(A, [2 3 3.5], [2 2 3.5]), [A(2, 2), A(2, 3), Inf]));

%% Elements of neighbourhoods by their order
A = single(mod((0:399)' * 57, 83));
A = reshape(A, 20, 20);
A([7 150 151 399]) = [NaN Inf -Inf NaN];
for extent = {[3 3], [2 2], [5 5], [7 6]}
  [h, w] = deal(extent{1}(1), extent{1}(2));
  wide = zeros(20 + h - 1, 20 + w - 1, 'single');
  wide(floor((h - 1) / 2) + (1:20), floor((w - 1) / 2) + (1:20)) = A;
  want = A;
  for i = 1:20
    for j = 1:20
      s = sort(reshape(wide(i:i + h - 1, j:j + w - 1), [], 1));
      want(i, j) = (s(ceil(h * w / 2)) + s(floor(h * w / 2) + 1)) / 2;
    end
  end
  assert(isequaln(medfilt2(A, [h w]), want));
end
assert(isequaln(ordfilt2(A, 5, ones(3)), medfilt2(A)) && any(any(isnan(ordfilt2(A, 9, ones(3))))));
U = uint8(A);
assert(isequal(ordfilt2(U, 2, [0 1 0; 1 0 1]), ordfilt2(U, 2, logical([0 1 0; 1 0 1]))));
assert(isa(medfilt2(U), 'uint8') && isequal(medfilt2(U > 40), medfilt2(uint8(U > 40)) > 0));

%% Medians of moving windows
x = single(mod((1:300)' * 37, 101));
x([40 41 100 250]) = [NaN NaN Inf Inf];
for w = [3 4 9 30]
  [before, after] = deal(floor(w / 2), ceil(w / 2) - 1);
  [m, o, d, e] = deal(x);
  for k = 1:300
    v = x(max(k - before, 1):min(k + after, 300));
    m(k) = median(v);
    o(k) = median(v, 'omitnan');
    d(k) = median(abs(v - m(k)));
    e(k) = median(abs(v - o(k)), 'omitnan');
  end
  assert(isequaln(movmedian(x, w), m) && isequaln(movmedian(x, w, 'omitnan'), o));
  assert(isequaln(movmad(x, w), d) && isequaln(movmad(x, w, 'omitnan'), e));
  assert(isequaln(movmedian([x, flipud(x)], w, 'omitnan'), [o, movmedian(flipud(x), w, 'omitnan')]));
end
assert(isequal(movmedian(single([3 1 2 5]), [0 2]), single([2 2 3.5 5])) && isequal(movmean([1 2 6], [0 1]), [1.5 4 6]));

%% Interpolation between points that ascend, descend, jump or come in any order
t = single(linspace(0, 1, 65)');
x = single(mod((0:2999)' * 7, 1000) / 1000);
assert(max(abs(interp1(t, 3 * t, x) - 3 * x)) < 1e-5 && isa(interp1(t, t, x), 'single'));
assert(isequal(interp1(flipud(t), flipud(3 * t), x), interp1(t, 3 * t, x)));
p = mod((0:64)' * 24, 65) + 1;
assert(isequal(interp1(t(p), 3 * t(p), x), interp1(t, 3 * t, x)));
assert(isequaln(interp1([1 2 2 3], [0 1 5 6], [0 1.5 2 2.5 3 NaN], 'linear', 'right'), [NaN 0.5 5 5.5 6 NaN]));
assert(isequaln(interp1([1 2 2 3], [0 1 5 6], [0 1.5 2 2.5 3 NaN], 'linear', 'left'), [NaN 0.5 1 5.5 6 NaN]));
assert(isequal(interp1([5 7 9 11 13], 2.5), 8) && isequal(interp1(0:10, (0:10) .^ 2, [2.5 9.5]), [6.5 90.5]));

%% Interpolation between points that are one
% Error: the same
interp1([2 2 2], [1 2 3], 2, 'left');

%% Images in other sizes
A = single(reshape(mod((0:1023) * 37, 101), 32, 32));
B = imresize(A, 0.5, 'box');
want = (A(1:2:end, 1:2:end) + A(2:2:end, 1:2:end) + A(1:2:end, 2:2:end) + A(2:2:end, 2:2:end)) / 4;
assert(isa(B, 'single') && max(abs(B(:) - want(:))) < 1e-4);
assert(isequal(imresize(A, 1), A) && isequal(size(imresize(A, 0.3)), [10 10]));
assert(max(max(abs(imresize(ones(20, 30, 'single'), [7 61]) - 1))) < 1e-6);
A(5, 5) = NaN;
assert(isequal(find(isnan(imresize(A, 0.5, 'box'))), 3 + 16 * 2));

%% The commonest of many
x = mod((0:2999)' * 7, 83);
x([5 50 500]) = 77;
[m, f] = mode(single(x));
assert(m == 77 && isa(m, 'single') && f == sum(x == 77) && isa(f, 'double'));
M = reshape([x; flipud(x)], 1000, 6);
[m, f, c] = mode(M);
for k = 1:6
  n = accumarray(M(:, k) + 1, 1);
  assert(f(k) == max(n) && isequal(c{k}, find(n == max(n)) - 1) && m(k) == c{k}(1));
end
assert(isequal(mode(M', 2)', m) && isequaln(mode([NaN NaN 3]), 3) && isnan(mode([NaN; NaN])));

%% Clusters, some rounds at a time
X = single(mod((1:400)' * [7919 104729 1299709], 1000) / 1000);
X = [X; X + 3; X - [0 5 0]];
start = X([1 2 900], :);
for most = [1 3 4 5 20]
  [idx, C, sumd, D] = kmeans(X, 3, 'Start', start, 'MaxIter', most);
  [at, c] = deal([], start);
  for round = 0:most
    d = pdist2(X, c, 'squaredeuclidean');
    [near, next] = min(d, [], 2);
    if isequal(next, at) || round == most
      break;
    end
    at = next;
    for k = 1:3
      c(k, :) = mean(X(at == k, :), 1);
    end
  end
  assert(isequal(idx, at) && isa(idx, 'double') && isa(C, 'single') && max(abs(C(:) - c(:))) < 1e-5);
  assert(max(abs(D(:) - d(:))) < 1e-3 && abs(sum(sumd) - sum(D(sub2ind(size(D), (1:1200)', idx)))) < 1e-1);
end
[idx, C] = kmeans(X, 3, 'Start', single([0 0 0; 100 100 100; 200 200 200]), 'EmptyAction', 'drop');
assert(all(idx == 1) && all(isnan(C(2:3, 1))));
idx = kmeans(X, 3, 'Start', single([0 0 0; 100 100 100; 200 200 200]));
assert(isequal(unique(idx), [1; 2; 3]));
idx = kmeans([X; NaN 1 2], 3, 'Start', start);
assert(isequaln(idx, [kmeans(X, 3, 'Start', start); NaN]));
assert(isequal(sort(kmeans(ones(5, 2), 3)), [1 1 1 2 3]'));

%% Medians and quantiles of columns with different numbers of elements
X = single(reshape(mod((1:600) * 7919, 1000), 60, 10)) / 8;
X([3 64 65 130:180]) = NaN;
X(:, 9) = NaN;
X([500 501 502]) = [Inf -Inf Inf];
p = [0.1 0.5 0.75 0.9 1]';
for k = 1:10
  v = sort(X(~isnan(X(:, k)), k));
  n = numel(v);
  want = NaN(5, 1, 'single');
  if n > 0
    place = min(max(n * p + 0.5, 1), n);
    want = v(floor(place)) .* (1 - mod(place, 1)) + v(ceil(place)) .* mod(place, 1);
    want(mod(place, 1) == 0) = v(place(mod(place, 1) == 0));
  end
  assert(isequaln(isnan(quantile(X(:, k), p)), isnan(want)));
  same = @(a, b) isequaln(isfinite(a), isfinite(b)) && all(abs(a(isfinite(a)) - b(isfinite(b))) < 1e-4);
  assert(same(quantile(X(:, k), p(1:3)), want(1:3)) && same(quantile(X(:, k), p), want));
  all_of = quantile(X, p);
  few_of = prctile(X', 100 * p(1:2), 2);
  assert(same(all_of(:, k), want) && same(few_of(k, :)', want(1:2)));
  assert(isequaln(median(X(:, k), 'omitnan'), quantile(X(:, k), 0.5)));
end
assert(isequaln(median(X), [NaN NaN NaN median(X(:, 4:8)) NaN median(X(:, 10))]) && isa(median(X), 'single'));
assert(isequaln(median(single([-Inf Inf])), single(NaN)) && median(single([Inf Inf 1])) == Inf && isnan(median([1 NaN])));
[tf, low, high, center] = isoutlier(single([1 2 3 2 1 100 NaN]));
assert(isequal(tf, [false(1, 5) true false]) && center == 2 && isa(high, 'single'));

%% The window that smooths
t = (1:500)';
x = single(sin(t / 20) + mod(t * 37, 11) / 50);
[y, w] = smoothdata(x);
assert(isa(y, 'single') && isequal(y, movmean(x, w, 'omitnan')));
power = abs(fft(double(x) - mean(double(x)))) .^ 2;
share = @(w) arrayfun(@(w) sum(power(2:end) .* (sin(w * pi * (1:499)' / 500) ./ (w * sin(pi * (1:499)' / 500))) .^ 2), w) / sum(power);
assert(w > 1 && abs(share(w) - 0.75) <= min(abs(share([w - 1; w + 1]) - 0.75)));
[~, w] = smoothdata(5);
[~, v] = smoothdata(zeros(10, 1));
assert(w == 1 && v == 1 && isempty(smoothdata([])));

%% Histograms of images and what is made of them
for n = [2 7 64 256 1000]
  S = single([(0:n - 1) / (n - 1), ((1:n - 1) - 0.5) / (n - 1), NaN, Inf, -Inf, 2, -1]);
  want = zeros(n, 1);
  for v = double(S)
    k = min(max(floor(v * (n - 1) + 0.5) + 1, 1), n);
    want(k) = want(k) + 1;
  end
  assert(isequal(imhist(S, n), want) && isequal(imhist(double(S), n), want));
end
assert(isequal(imhist(uint8([0 0 1 254 255 255])), [2; 1; zeros(252, 1); 1; 2]));
assert(isequal(imhist(int8([-128 127 0]), 2), [1; 2]) && isequal(imhist(uint8([0 200]), 1), 2));
I = uint8(reshape(mod((1:400) * 37, 151) + 50, 20, 20));
assert(isequal(stretchlim(I, [0 1]), double([min(I(:)); max(I(:))]) / 255) && isequal(stretchlim(zeros(4)), [0; 1]));
assert(isequal(size(stretchlim(zeros(3, 3, 0))), [2 0]));
J = imadjust(single(I) / 255, stretchlim(single(I) / 255, [0 1]));
assert(isa(J, 'single') && min(J(:)) == 0 && abs(max(J(:)) - 1) < 1e-6);
[T, e] = graythresh(uint8([10 10 10 200 200]));
assert(abs(T - mean(10:199) / 255) < 1e-12 && abs(e - 1) < 1e-12);
[T, e] = otsuthresh([0 5 0]);
assert(T == 0 && e == 0);

%% Edges that hang together along ridges
I = zeros(100, 120, 'single');
I(30:70, 40:90) = 1;
I(40:42, 50:52) = 0.75;
[BW, t] = edge(I, 'canny');
assert(islogical(BW) && isequal(t, [0.4 1] * t(2)) && any(BW(30, :)) && ~any(any(BW(1:20, :))));
% A ridge that fades away is an edge as far as it goes on.
R = repmat(single((1:200) / 200), 60, 1) .* ((1:60)' > 30);
BW = edge(R, 'canny', [0.05 0.9]);
assert(sum(any(BW, 1)) > 150 && isequal(BW, edge(R, 'canny', [0.05 0.06])));
assert(~any(any(edge(ones(20, 'single'), 'canny'))) && isempty(edge([], 'canny')));

%% Dilations and erosions of truth values and of integers
A = reshape(mod((1:900) * 7919, 101), 30, 30);
elements = {ones(3), ones(2, 4), [1 1 0; 0 1 0], zeros(3), ones(17), strel('disk', 2), strel('disk', 5)};
for k = 1:numel(elements)
  se = elements{k};
  D = imdilate(A, se);
  E = imerode(A, se);
  U = uint8(A);
  if k ~= 4
    assert(isequal(imdilate(U, se), uint8(D)) && isequal(imerode(int16(A), se), int16(E)));
    assert(isequal(imdilate(A > 60, se), D > 60) && isequal(imerode(A > 60, se), E > 60));
    assert(isequal(imdilate(single(A), se), D));
  end
end
assert(~any(any(imdilate(A > 60, zeros(3)))) && all(all(imerode(A > 60, zeros(3)))));
assert(isequal(imdilate(true, ones(3)), true) && isempty(imdilate(false(0, 3), ones(3))));
disk = @(varargin) sum(strel('disk', varargin{:}).Neighborhood(:));
assert(isequal([disk(1), disk(2), disk(3), disk(5), disk(3, 0), disk(7, 8)], [5 13 25 69 29 169]));

%% Splines of many points
x = cumsum(mod((1:300) * 37, 11) + 0.5);
y = sin(x / 30);
h = diff(x)';
t = linspace(x(1), x(end), 1000);
for clamped = [false true]
  % Slopes by a full system.
  d = diff(y)' ./ h;
  A = full(spdiags([[h(2:end); 0; 0], [0; 2 * (h(1:end - 1) + h(2:end)); 0], [0; 0; h(1:end - 1)]], -1:1, 300, 300));
  b = [0; 3 * (h(2:end) .* d(1:end - 1) + h(1:end - 1) .* d(2:end)); 0];
  if clamped
    A([1 end], :) = 0;
    A(1, 1) = 1;
    A(end, end) = 1;
    b([1 end]) = [0.5; -0.25];
    pp = spline(x, [0.5 y -0.25]);
  else
    A(1, 1:2) = [h(2), h(1) + h(2)];
    b(1) = ((h(1) + 2 * (h(1) + h(2))) * h(2) * d(1) + h(1) ^ 2 * d(2)) / (h(1) + h(2));
    A(end, end - 1:end) = [h(end) + h(end - 1), h(end - 1)];
    b(end) = (h(end) ^ 2 * d(end - 1) + (2 * (h(end) + h(end - 1)) + h(end)) * h(end - 1) * d(end)) / (h(end) + h(end - 1));
    pp = spline(x, y);
  end
  s = A \ b;
  assert(max(abs(pp.coefs(:, 3) - s(1:end - 1))) < 1e-12);
  v = ppval(pp, single(t));
  assert(isa(v, 'single') && max(abs(v - ppval(pp, t))) < 1e-4);
end
assert(isequaln(ppval(mkpp([0 1 2], [1; 2]), [0 1 NaN Inf -Inf]), [1 2 NaN 2 1]));
assert(isequaln(ppval(mkpp([0 1 2], [1 3; 2 4]), [0.5 NaN 1.5]), [3.5 NaN 5]));
assert(norm(spline([3 1 2 0], [27 1 8 0], 0:0.5:3) - (0:0.5:3) .^ 3) < 1e-12);

%% Filters by transforms, of blocks and of all
x = mod((1:3000)' * 37, 101) / 10;
for n = [1 4 256 257 1000 2999]
  b = cos((1:n) / 9) / n;
  want = filter(b, 1, [x, flipud(x)]);
  y = fftfilt(b, single([x, flipud(x)]));
  assert(isa(y, 'single') && isequal(size(y), [3000 2]) && max(abs(y(:) - want(:))) < 1e-3);
  y = fftfilt(b', x');
  assert(isequal(size(y), [1 3000]) && max(abs(y' - want(:, 1))) < 1e-10);
  assert(max(abs(fftfilt(1i * b, x(1:10)) - 1i * want(1:10, 1))) < 1e-10);
end
assert(isequal(fftfilt(ones(1, 500), ones(1, 3000)), min(1:3000, 500)) && isempty(fftfilt(ones(1, 500), zeros(0, 2))));

%% Quotients of singles that are whole numbers are whole
b = single(1:300); k = single(1:300)';
q = (b .* k) ./ b;
assert(isequal(q, repmat(k, 1, 300)) && isequal(floor(q), q));
assert(mean(ones(300, 1, 'single')) == 1 && std(ones(300, 7, 'single'), 0, 'all') == 0);
x = single([1 -1 0 Inf -Inf NaN 1e38 3e38 1e-30]);
assert(isequaln(x ./ x, single([1 1 NaN NaN NaN NaN 1 1 1])));
assert(isequaln(1 ./ x(1:6), single([1 -1 Inf 0 0 NaN])) && isequaln(x ./ 0, single([Inf -Inf NaN Inf -Inf NaN Inf Inf Inf])));

%% Correlations and bounds of what is flat
x = single(mod((1:300)' * 37, 101));
r = corrcoef([x, -2 * x, mod(x, 7), ones(300, 1)]);
assert(isa(r, 'single') && isequal(r([1 6 11]), single([1 1 1])) && abs(r(1, 2) + 1) < 1e-6 && isequal(isnan(r), ((1:4) == 4 | (1:4)' == 4)));
assert(all(abs(r(~isnan(r))) <= 1));
% A device's quotients of singles may be off by a rounding.
assert(max(abs(rescale(x, -1, 1) - (x / 50 - 1))) < 1e-6 && min(rescale(x, -1, 1)) == -1 && max(rescale(x, -1, 1)) == 1 && isequaln(rescale([2 2 NaN]), [0 0 NaN]));

%% Bins that a rule chooses
x = single(mod((1:3000)' * 7919, 1009) / 10);
x([3 5 7 8]) = [NaN NaN Inf -Inf];
known = double(x(isfinite(x)));
[n, e] = histcounts(x);
[m, f] = histcounts(known);
assert(isequal(n, m) && isequal(e, f) && sum(n) == 2996);
[n, e] = histcounts(x, 'BinLimits', [10 60]);
[m, f] = histcounts(known(known >= 10 & known <= 60), 'BinLimits', [10 60]);
assert(isequal(n, m) && isequal(e, f) && isequal(e([1 end]), [10 60]));
[n, e] = histcounts(single([1 1 2 5 NaN]));
assert(isequal(n, [2 1 0 0 1]) && isequal(e, 0.5:5.5));
assert(isequal(histcounts(NaN(1, 5)), 0) && isequal(histcounts([]), 0));

%% What is missing, filled in from neighbours in all columns at once
x = single(mod((1:400)' * 37, 23)) + 0.25;
X = [x, flipud(x), NaN(400, 1), x];
X([1 2 9 10 11 30 399 400 401 700:720 1201 1203:1600]) = NaN;
for method = {'previous', 'next', 'nearest', 'linear'}
  [Y, filled] = fillmissing(X, method{1});
  for k = 1:4
    known = find(~isnan(X(:, k)));
    want = X(:, k);
    if numel(known) > 1
      want = interp1(known, X(known, k), (1:400)', method{1}, 'extrap');
    elseif ~isempty(known) && ~strcmp(method{1}, 'linear')
      want(isnan(want)) = want(known);
    end
    if strcmp(method{1}, 'previous')
      want(1:min([known; 401]) - 1) = NaN;
    elseif strcmp(method{1}, 'next')
      want(max([known; 0]) + 1:end) = NaN;
    elseif strcmp(method{1}, 'nearest') && ~isempty(known)
      want(1:known(1)) = X(known(1), k);
      want(known(end):end) = X(known(end), k);
    end
    got = Y(:, k);
    assert(isequal(isnan(got), isnan(want)) && all(abs(got(~isnan(got)) - want(~isnan(want))) < 1e-4));
    assert(isequal(filled(:, k), isnan(X(:, k)) & ~isnan(got)));
  end
  assert(isa(Y, 'single'));
end
assert(norm(fillmissing([NaN 1 3 NaN NaN 7 NaN], 'linear') - [-1 1 3 13 / 3 17 / 3 7 25 / 3]) < 1e-14);
assert(isequal(fillmissing([1 NaN 3], 'nearest'), [1 3 3]) && isequaln(fillmissing([NaN 5], 'linear'), [NaN 5]));

%% Local extrema and angles of all columns
f = single(round(5 * sin((1:2000)' / 6) + mod((1:2000)' * 37, 3)));
X = [f, -f, cumsum(f), ones(2000, 1)];
[tf, p] = islocalmax(X);
assert(isequal(islocalmax(X), tf) && isequal(islocalmin(-X), tf) && all(p(tf) > 0) && ~any(tf(:, 4)));
assert(isequal(islocalmax(X', 2)', tf));
for flat = {'first', 'last', 'all'}
  [tf, ~] = islocalmax(X, 'FlatSelection', flat{1});
  assert(isequal(islocalmax(X, 'FlatSelection', flat{1}), tf));
end
assert(isequal(islocalmax([1 3 3 3 3 2 2 5 5]), (1:9) == 3) && isequal(islocalmax([1 NaN 2 1]), logical([0 0 1 0])));
a = cumsum(mod((1:3000)' * 37, 61) / 10 - 3);
A = single([a, -2 * a + 1]);
B = unwrap(mod(A + pi, 2 * pi) - pi);
turns = (B - A) / (2 * pi);
assert(isa(B, 'single') && max(max(abs(turns(:, 1) - round(turns(1, 1))))) < 1e-3);
assert(isequal(unwrap(A), [unwrap(A(:, 1)), unwrap(A(:, 2))]) && isequal(unwrap(A', [], 2), unwrap(A)'));
assert(isequaln(unwrap([0 7 14 NaN 21]), [0 7 14 NaN 21] - 2 * pi * [0 1 2 NaN 3]) && isempty(unwrap(zeros(0, 3))));
c = mode(single([1 2 2 NaN; 3 3 1 1]), 2);
assert(isequal(c, single([2; 1])));
x = single(mod((1:500)' * 37, 23));
assert(isequal(movmedian(x, 51), arrayfun(@(k) median(x(max(k - 25, 1):min(k + 25, 500))), (1:500)')));

%% Groups of one variable, and sinc
k = mod((1:5000)' * 7, 13) - 3;
k([3 900]) = NaN;
[g, names] = findgroups(single(k));
assert(isequal(names, single(-3:9)') && isequaln(g, k + 4) && isa(g, 'double'));
g = findgroups(k(10:500)');
assert(isequal(g, k(10:500)' + 4));
x = single([0 0.5 1.5 NaN -0]);
assert(max(abs(sinc(x([1 2 3 5])) - [1, 2 / pi, -2 / (3 * pi), 1])) < 1e-6 && isnan(sinc(x(4))) && isa(sinc(x), 'single'));
assert(isequal(sinc([0 0]), [1 1]));

%% Components of images, their elements and what is measured of them
BW = reshape(mod((1:1200) * 7919, 17) > 8, 30, 40);
for conn = [4 8]
  [L, n] = bwlabel(BW, conn);
  assert(isequal(L > 0, BW) && isequal(unique(L(BW)), (1:n)'));
  % They begin in order, and no two of them touch.
  [~, first] = unique(L(:), 'first');
  assert(issorted(first(2:end)));
  near = {[0 1], [1 0], [1 1], [1 -1]};
  for s = near(1:conn / 2)
    M = zeros(32, 42);
    M(2:31, 2:41) = L;
    N = circshift(M, s{1});
    assert(all(M(:) == N(:) | M(:) == 0 | N(:) == 0));
  end
  C = bwconncomp(BW, conn);
  assert(C.NumObjects == n && all(cellfun(@(p) all(L(p) == L(p(1))) && issorted(p), C.PixelIdxList)));
  s = regionprops(C, 'Area', 'Centroid', 'BoundingBox');
  area = accumarray(L(BW), 1);
  assert(isequal([s.Area]', area) && isequal(bwareaopen(BW, 5, conn), ismember(L, find(area >= 5))));
  [r, c] = find(BW);
  middles = [accumarray(L(BW), c), accumarray(L(BW), r)] ./ area;
  assert(max(max(abs(vertcat(s.Centroid) - middles))) < 1e-12);
  low = [accumarray(L(BW), c, [], @min), accumarray(L(BW), r, [], @min)];
  boxes = vertcat(s.BoundingBox);
  assert(isequal(boxes(:, 1:2), low - 0.5));
end
[L, n] = bwlabeln(cat(3, [1 0; 0 0], [0 0; 0 1], [0 1; 1 0]), 26);
assert(n == 1 && isequal(size(L), [2 2 3]));
[L, n] = bwlabel(zeros(0, 3));
assert(n == 0 && isequal(size(L), [0 3]) && isempty(bwconncomp([]).PixelIdxList));
H = true(9);
H(3:7, 3:7) = false;
H(5, 5) = true;
assert(all(all(imfill(H, 'holes'))) && isequal(imclearborder(H), (1:9)' == 5 & (1:9) == 5));
s = regionprops([0 2; 2 0], 'Area', 'Centroid');
assert(isequal([s.Area], [0 2]) && all(isnan(s(1).Centroid)));

%% Elements repeated so many times each
n = mod((1:3000) * 37, 5);
x = single(1:3000);
want = x([]);
for k = 1:3000
  want(end + 1:end + n(k)) = x(k);
end
assert(isequal(repelem(x, n), want) && isequal(repelem(x', n)', want));
assert(isequal(repelem([1 2 3], [0 2 0]), [2 2]) && isequal(repelem([1 2; 3 4], 2, [0 1]), [2; 2; 4; 4]));
assert(isempty(repelem([1 2], [0 0])) && isequal(repelem(1:3, uint8([200 100 200])), [ones(1, 200), 2 * ones(1, 100), 3 * ones(1, 200)]));

%% Sets of what is nearly equal
x = single(mod((1:500) * 7919, 101)) / 100;
[c, ia, ic] = uniquetol(x, 0.045);
assert(isa(c, 'single') && isequal(c, x(ia)) && all(diff(c) > 0.045) && max(abs(c(ic) - x)) <= 0.0451);
[c, ia, ic] = uniquetol([3 NaN 1 1.01 NaN Inf Inf]', 0.1, 'DataScale', 1);
assert(isequaln(c, [1 3 Inf NaN NaN]') && isequal(ia, [3 1 6 2 5]') && isequal(ic, [2 4 1 1 5 3 3]'));
[c, ia] = uniquetol([1 2; 1.001 2; 5 5; 1 2.5], 0.01, 'ByRows', true);
assert(isequal(c, [1 2; 1 2.5; 5 5]) && isequal(ia, [1; 4; 3]));
[~, ia] = uniquetol([1 2 1.001], 0.01, 'OutputAllIndices', true);
assert(isequal(ia, {[1; 3], 2}) || isequal(ia, {[1; 3]; 2}'));
[tf, at] = ismembertol(x, [2 0.5 0.505], 0.01);
assert(isequal(tf, abs(x - 0.5) <= 0.02 & tf) && all(at(abs(x - 0.5) < 1e-6) == 2) && isequal(size(at), size(x)));
[tf, at] = ismembertol([1 NaN 4], [NaN 4 4]);
assert(isequal(tf, [false false true]) && isequal(at, [0 0 2]) && isempty(ismembertol([], 1)));

%% Reconstruction, regional extrema and watersheds
A = reshape(mod((1:1200) * 7919, 17), 30, 40);
for kind = {'double', 'single', 'uint8', 'uint16', 'int32'}
  mask = cast(A, kind{1});
  marker = cast(floor(A / 2), kind{1});
  for conn = [4 8]
    se = ones(3);
    if conn == 4
      se = [0 1 0; 1 1 1; 0 1 0];
    end
    want = marker;
    before = [];
    while ~isequal(want, before)
      before = want;
      want = min(imdilate(want, se), mask);
    end
    J = imreconstruct(marker, mask, conn);
    assert(isequal(J, want) && isa(J, kind{1}));
    assert(isequal(imregionalmax(mask, conn), mask > imreconstruct(mask - 1, mask, conn)));
  end
end
S = ones(1, 40);
S(10) = 3;
S(20:30) = 2;
assert(isequal(find(imregionalmax(S)), [10 20:30]) && isequal(imhmax(S, 1), 1 + (S == 3)));
assert(isequal(imextendedmax(S, 1), S == 3) && isequal(imfill([2 2 2; 2 0 2; 2 2 1]), [2 2 2; 2 2 2; 2 2 1]));
B = abs((-5:5)' * ones(1, 4)) * -1 + 5;
W = watershed(B);
assert(isequal(W, [ones(5, 4); zeros(1, 4); 2 * ones(5, 4)]) && isequal(watershed(ones(3)), ones(3)));
assert(isempty(imreconstruct([], [])) && isequal(imreconstruct([0 0 1] > 0, [1 0 1] > 0), [0 0 1] > 0));

%% Samples between samples
x = sin((1:700)' * 0.7);
for n = [1 5 40]
  for factors = [3 2; 1 4; 5 1; 2 7]'
    [p, q] = deal(factors(1), factors(2));
    h = cos((1:n) / 3);
    wide = zeros(699 * p + 1, 1);
    wide(1:p:end) = x;
    want = conv(wide, h');
    want = want(1:q:end);
    got = upfirdn(single([x, -x]), h, p, q);
    assert(isa(got, 'single') && isequal(size(got), [numel(want) 2]) && max(max(abs(got - [want, -want]))) < 1e-4);
    assert(max(abs(upfirdn(1i * x', h, p, q) - 1i * want.')) < 1e-12);
    assert(isequal(size(upfirdn(x(1:2), h, p, q)), [ceil((p + n) / q) 1]));
  end
end
y = resample(single(x), 3, 2);
t = 1 + (0:1049)' * 2 / 3;
assert(isa(y, 'single') && max(abs(y(30:1000) - sin(t(30:1000) * 0.7))) < 2e-2);

%% Statistics of groups
x = single(mod((1:600)' * 7919, 101)) / 8;
x([3 70 71]) = NaN;
g = mod((1:600)' * 7, 5) + 1;
known = @(k) double(x(g == k & ~isnan(x)));
for f = {'mean', 'sum', 'min', 'max', 'range', 'var', 'std', 'median', 'mode'}
  fold = str2func(f{1});
  want = arrayfun(@(k) fold(known(k)), (1:5)');
  got = groupsummary(x, g, f{1});
  assert(isa(got, 'single') && max(abs(got - want)) <= 1e-3 * max(abs(want)));
  if ~any(strcmp(f{1}, {'sum'}))
    got = grpstats([x, -x], g, f{1});
    assert(isa(got, 'single') && max(abs(got(:, 1) - want)) <= 1e-3 * max(abs(want)));
  end
end
[m, groups, counts] = groupsummary(x, g, 'nummissing');
assert(isequal(m, accumarray(g, isnan(x))) && isequal(groups, (1:5)') && isequal(counts, 120 * ones(5, 1)));
assert(isequal(groupcounts(single(g)), 120 * ones(5, 1)));
[n, sem] = grpstats([NaN; 1; 3], [1; 2; 2], {'numel', 'sem'});
assert(isequal(n, [0; 2]) && isnan(sem(1)) && abs(sem(2) - 1) < 1e-12);
assert(isequaln(grpstats([NaN; 1; 2], [7; 3; 3], {'max'}), [2; NaN]) && isequaln(groupsummary([NaN; 1], [1; 2], 'std'), [NaN; 0]));
x(isnan(x)) = 1;
s = splitapply(@(v, w) [sum(v), numel(w)], x, x', g);
assert(isequal(s(:, 2), 120 * ones(5, 1)) && max(abs(s(:, 1) - accumarray(g, x))) < 1e-2);
[least, at] = splitapply(@min, x, g);
assert(isequal(least, accumarray(g, x, [], @min)) && all(at >= 1 & at <= 120));
assert(isequal(splitapply(@(v) v(1), [5 6 7 8], [2 1 NaN 2]), [6; 5]) && isequal(splitapply(@(c) c, {'a', 'b'}, [2 1]), {'b'; 'a'}));
assert(isequal(splitapply(@(m) sum(m, 1), [1 2; 3 4; 5 6], [1; 2; 2]), [1 2; 8 10]));

%% Trees of clusters and what is cut from them
X = reshape(mod((1:120) * 7919, 1009), 40, 3) / 10;
for method = {'single', 'complete', 'average', 'weighted', 'ward'}
  Z = linkage(X, method{1});
  C = num2cell(1:40);
  D = pdist2(X, X);
  for k = 1:39
    C{40 + k} = [C{Z(k, 1)}, C{Z(k, 2)}];
    between = D(C{Z(k, 1)}, C{Z(k, 2)});
    switch method{1}
      case 'single', assert(Z(k, 3) == min(between(:)));
      case 'complete', assert(Z(k, 3) == max(between(:)));
      case 'average', assert(abs(Z(k, 3) - mean(between(:))) < 1e-9);
    end
  end
  assert(isequal(sort(C{end}), 1:40) && issorted(Z(:, 3)) && all(Z(:, 1) < Z(:, 2)));
  S = linkage(single(X), method{1});
  assert(isa(S, 'single') && isequal(size(S), [39 3]) && abs(S(1, 3) - Z(1, 3)) < 1e-3 && S(end, 1) ~= S(end, 2));
  for count = [1 3 7 40]
    T = cluster(Z, 'MaxClust', count);
    assert(isequal(unique(T), (1:count)'));
    T = cluster(Z, 'Cutoff', Z(20, 3), 'Criterion', 'distance');
    assert(max(T) == 40 - sum(Z(:, 3) <= Z(20, 3)));
  end
end
assert(isequal(linkage([0; 1; 10]), [1 2 1; 3 4 9]) && isequal(linkage(5), [1 2 5]) && isequal(clusterdata([0; 9; 1], 2), [2; 1; 2]));

%% Points within a radius
X = reshape(mod((1:300) * 7919, 1009), 100, 3) / 100;
Y = [X(1:5, :); NaN 1 1; 50 50 50];
[at, D] = rangesearch(single(X), single(Y), 3);
[by_place, E] = rangesearch(X, Y, 3, 'SortIndices', false);
for k = 1:7
  d = sqrt(sum((X - Y(k, :)) .^ 2, 2))';
  near = find(d <= 3);
  assert(isequal(sort(at{k}), near) && isequal(by_place{k}, near) && max([0, abs(E{k} - d(near))]) < 1e-12);
  assert(issorted(D{k}) && isa(D{k}, 'single') && max([0, abs(D{k} - d(at{k}))]) < 1e-4);
end
assert(isequal(size(at{7}), [1 0]) && isempty(rangesearch(X, zeros(0, 3), 1)));

%% Projections of images
A = zeros(21, 31);
A(5, 9) = 1;
A(11, 16) = 2;
[R, xp] = radon(single(A), [0 90 45]);
assert(isequal(size(R), [numel(xp) 3]) && max(abs(sum(R) - 3)) < 1e-12 && isa(R, 'double'));
middle = @(r) sum(xp .* r) / 3;
assert(max(abs([middle(R(:, 1)), middle(R(:, 2)), middle(R(:, 3))] - [-7, 6, (-7 + 6) / sqrt(2)] / 3)) < 1e-9);
assert(max(max(abs(radon(A, 0:179) - [radon(A, 0:99), radon(A, 100:179)]))) < 1e-12 && isequal(size(radon(A, [])), [numel(xp) 0]));

%% Values between scattered points
P = 5 + 5 * reshape(sin((1:200) .^ 2), 100, 2);
T = delaunay(P);
Q = [P; (P(T(:, 1), :) + P(T(:, 2), :) + P(T(:, 3), :)) / 3; 50 50; NaN 1];
for kind = {'double', 'single'}
  [at, w] = tsearchn(cast(P, kind{1}), T, cast(Q, kind{1}));
  assert(all(isnan(at(end - 1:end))) && ~any(isnan(at(1:end - 2))) && isa(w, kind{1}));
  inside = 1:size(Q, 1) - 2;
  for d = 1:2
    corners = reshape(P(T(at(inside), :), d), [], 3);
    assert(max(abs(sum(corners .* w(inside, :), 2) - Q(inside, d))) < 1e-4);
  end
end
v = 3 * P(:, 1) - P(:, 2);
g = griddata(P(:, 1), P(:, 2), single(v), Q(:, 1), Q(:, 2));
assert(isa(g, 'single') && isequal(isnan(g), isnan(at)) && max(abs(g(inside) - Q(inside, :) * [3; -1])) < 1e-4);
F = scatteredInterpolant(P, [v, -v], 'linear', 'none');
f = F(Q);
assert(isequal(isnan(f), isnan([at, at])) && max(max(abs(f(inside, :) - Q(inside, :) * [3 -3; -1 1]))) < 1e-9);
assert(isequal(tsearchn([0 0; 1 0; 0 1], [1 2 3], zeros(0, 2)), zeros(0, 1)));

%% Entropies, ranges and deviations of neighbourhoods
A = reshape(mod((1:120) * 7919, 97), 10, 12) / 97;
U = uint8(A * 12);
for k = {ones(9), ones(3), [0 1 0; 1 1 1; 0 1 0]}
  half = (size(k{1}) - 1) / 2;
  wide = double(padarray(U, half, 'symmetric'));
  deep = padarray(A, half, 'symmetric');
  [e, d, r] = deal(zeros(10, 12));
  for i = 1:10
    for j = 1:12
      part = wide(i:i + 2 * half(1), j:j + 2 * half(2));
      p = histc(part(k{1} > 0), 0:255) / sum(k{1}(:));
      e(i, j) = -sum(p(p > 0) .* log2(p(p > 0)));
      part = deep(i:i + 2 * half(1), j:j + 2 * half(2));
      d(i, j) = std(part(k{1} > 0));
      r(i, j) = max(part(k{1} > 0)) - min(part(k{1} > 0));
    end
  end
  assert(max(max(abs(entropyfilt(U, k{1}) - e))) < 1e-12 && max(max(abs(stdfilt(A, k{1}) - d))) < 1e-12);
  assert(isequal(rangefilt(A, k{1}), r));
end
assert(isequal(entropyfilt(U, zeros(3)), zeros(10, 12)) && isempty(entropyfilt([])));
assert(isequal(padarray([1 2 3], [0 7], 'symmetric'), [1 1 2 3 3 2 1 1 2 3 3 2 1 1 2 3 3]) && isequal(padarray([1 2], [0 3], 'circular'), [2 1 2 1 2 1 2 1]));

%% Distances to what is true, and disks
B = false(60, 50);
B([130 1500 2900]) = true;
[r, c] = find(B);
[i, j] = ndgrid(1:60, 1:50);
for way = {'euclidean', 'cityblock', 'chessboard', 'quasi-euclidean'}
  want = Inf(60, 50);
  for k = 1:3
    [a, b] = deal(abs(i - r(k)), abs(j - c(k)));
    far = {hypot(a, b), a + b, max(a, b), max(a, b) + (sqrt(2) - 1) * min(a, b)};
    want = min(want, far{strcmp(way{1}, {'euclidean', 'cityblock', 'chessboard', 'quasi-euclidean'})});
  end
  [D, at] = bwdist(B, way{1});
  assert(isa(D, 'single') && isa(at, 'uint32') && max(max(abs(D - want))) < 1e-4 && all(B(at(:))));
end
assert(all(all(isinf(bwdist(false(3))))) && isequal(bwdist(true(2)), zeros(2, 'single')));
assert(isequal(strel('disk', 2).Neighborhood, (-2:2)' .^ 2 + (-2:2) .^ 2 <= 4) && isequal(size(strel('disk', 5).Neighborhood), [9 9]));

%% Shades spread evenly
A = single(reshape(mod((1:1200) * 7919, 97), 30, 40)) / 300;
J = histeq(A);
assert(isa(J, 'single') && max(J(:)) == 1 && min(J(:)) < 0.05 && abs(mean(J(:)) - 0.5) < 0.02);
[~, order] = sort(A(:));
assert(issorted(J(order)) && isa(histeq(uint8(A * 255)), 'uint8'));

%% Divisors and exponentials of matrices
[a, b] = ndgrid(-12:30, 0:25);
g = gcd(a, b);
for d = 1:30
  assert(all(all((mod(a, d) == 0 & mod(b, d) == 0) == (mod(g, d) == 0))));
end
assert(isequal(gcd(single([832040 0]), 514229), single([1 514229])) && isequal(lcm([4 6 0], [6 9 3]), [12 18 0]));
A = reshape(sin((1:100) .^ 2), 10, 10);
for s = [1e-3 0.02 0.1 0.3 3]
  want = eye(10);
  term = eye(10);
  for k = 1:80
    term = term * (s * A) / k;
    want = want + term;
  end
  assert(norm(expm(s * A) - want) < 1e-9 * norm(want) && norm(expm(single(s * A)) - want) < 1e-3 * norm(want));
end
assert(isequal(expm(zeros(3)), eye(3)) && isempty(expm([])) && norm(expm(diag([1 2])) - diag(exp([1 2]))) < 1e-14);

%% Peaks of signals
x = round(8 * sin((1:900) .^ 1.2)) + mod(1:900, 3);
x([40 41 500 700]) = [Inf Inf NaN Inf];
for row = [true false]
  y = single(x);
  if ~row
    y = y';
  end
  [p, at] = findpeaks(y);
  want = [];
  for k = 2:899
    last = k;
    while last < 899 && x(last + 1) == x(k)
      last = last + 1;
    end
    if x(k) == Inf && x(k - 1) ~= Inf || isfinite(x(k)) && x(k) > x(k - 1) && isfinite(x(k - 1)) && x(k) > x(last + 1)
      want(end + 1) = k;
    end
  end
  assert(isequal(at(:)', want) && isequal(p, y(at)) && isa(p, 'single') && isrow(p) == row);
  [~, far] = findpeaks(y, 'MinPeakDistance', 6);
  assert(all(diff(far) > 6) && all(ismember(far, at)));
  [high, tall] = findpeaks(y, 'MinPeakHeight', 6, 'SortStr', 'descend', 'NPeaks', 20);
  assert(all(high > 6) && numel(tall) == 20 && issorted(high(:), 'descend'));
end
[p, at] = findpeaks([1 1 1 1]);
assert(isempty(p) && isempty(at));

%% Solutions of equations, step by step
f = @(t, y) [y(2); -y(1)];
for solver = {@ode45, @ode23, @ode78, @ode89}
  [t, y] = solver{1}(f, [0 6], [1 0], odeset('RelTol', 1e-6, 'AbsTol', 1e-8));
  assert(max(max(abs(y - [cos(t), -sin(t)]))) < 1e-4 && t(end) == 6);
  [t, y] = solver{1}(@(t, y) -y, [2 1 0], single((1:50)'));
  assert(isequal(t, [2; 1; 0]) && isa(y, 'single') && max(abs(y(3, :) - (1:50) * exp(2))) < 1);
end
s = ode45(f, [0 3], [1; 0]);
assert(abs(deval(s, 1.5) - [cos(1.5); -sin(1.5)]) < 1e-2);

%% Boundaries of regions and how long they are
BW = reshape(mod((1:1200) * 7919, 17) > 6, 30, 40);
[B, L, n] = bwboundaries(BW, 'noholes');
assert(numel(B) == n && isequal(L, bwlabel(BW)));
for k = 1:n
  at = sub2ind([30 40], B{k}(:, 1), B{k}(:, 2));
  assert(all(L(at) == k) && at(1) == at(end) && at(1) == find(L == k, 1) && max(max(abs(diff(B{k})))) <= 1);
end
s = regionprops(padarray(true(4, 6), [1 1]), 'Perimeter', 'PerimeterOld');
assert(s.PerimeterOld == 16 && abs(s.Perimeter - (0.98 * 16 - 0.091 * 4)) < 1e-12);
[B, ~, n, A] = bwboundaries(padarray(padarray(true, [2 2]) | padarray(~true(3), [1 1], true), [1 1]));
assert(n == 2 && numel(B) == 3 && isempty(bwboundaries(false(3))));

%% Bins of two variables
x = single(mod((1:2000) * 7919, 1009)) / 10;
x([5 9]) = [NaN Inf];
y = mod((1:2000) * 104729, 997) / 100;
[N, a, b] = histcounts2(x, y);
assert(sum(N(:)) == 1998 && isequal(N, histcounts2(x, y, a, b)) && all(abs(diff(a) - (a(2) - a(1))) < 1e-9));
known = isfinite(x);
width = 3.5 * std(double(x(known))) / sum(known) ^ (1 / 4);
assert(abs(log10((a(2) - a(1)) / width)) < 0.2);

%% Peaks of Hough transforms, and distances of distributions
H = reshape(mod((1:1200) * 7919, 101), 40, 30);
P = houghpeaks(H, 4, 'NHoodSize', [3 5]);
for k = 1:4
  [most, at] = max(H(:));
  [i, j] = ind2sub(size(H), at);
  assert(isequal(P(k, :), [i j]));
  for c = j - 2:j + 2
    for r = i - 1:i + 1
      [a, b] = deal(r, c);
      if c < 1 || c > 30
        [a, b] = deal(41 - r, mod(c - 1, 30) + 1);
      end
      if a >= 1 && a <= 40
        H(a, b) = 0;
      end
    end
  end
end
assert(isempty(houghpeaks(zeros(5))) && isequal(size(houghpeaks(single(H), 3, 'Threshold', 1e9)), [0 2]));
x = sin((1:150) .^ 2);
x([3 4 5]) = [0.5 0.5 NaN];
[h, p, d] = kstest(single(x));
v = sort(x(~isnan(x)));
F = erfc(-v / sqrt(2)) / 2;
assert(abs(d - max([(1:149) / 149 - F, F - (0:148) / 149])) < 1e-6 && h == (p <= 0.05) && isa(d, 'single') == isa(p, 'single'));

%% Tables of two groupings
g = mod((1:600)' * 7, 5) + 1;
h = single(mod((1:600)' * 3, 4));
g([2 5]) = NaN;
[t, chi2, p, labels] = crosstab(g, h);
known = ~isnan(g);
want = accumarray([g(known), h(known) + 1], 1);
e = sum(want, 2) * sum(want, 1) / 598;
assert(isequal(t, want) && abs(chi2 - sum(sum((want - e) .^ 2 ./ e))) < 1e-9 && p > 0.9 && isequal(labels(:, 1)', {'1', '2', '3', '4', '5'}));
[at, names, levels] = grp2idx(single([NaN 3 Inf 3 -1]));
assert(isequaln(at, [NaN; 2; 3; 2; 1]) && isequal(levels, single([-1; 3; Inf])) && isequal(names, {'-1'; '3'; 'Inf'}));

%% Images of their projections, and pieces of polynomials
A = zeros(31);
A(10:14, 18:24) = 1;
R = radon(single(A), 0:2:178);
I = iradon(R, 2, 31);
assert(isequal(size(I), [31 31]) && mean(I(A == 1)) > 0.85 && abs(mean(I(A == 0))) < 0.05 && max(max(abs(I - iradon(R, 0:2:178, 31)))) == 0);
assert(max(max(abs(iradon(R, 2, 'none', 31) - iradon(2 * R, 2, 'none', 31) / 2))) < 1e-9);
[x, y] = meshgrid(1:12, 1:10);
z = single(x .^ 2 - x .* y);
[u, v] = meshgrid(1.5:11.5, 1.25:9.25);
assert(max(max(abs(interp2(z, u, v, 'spline') - (u .^ 2 - u .* v)))) < 1e-3);
pp = spline(single(0:9), single((0:9) .^ 2));
assert(abs(ppval(pp, 2.5) - 6.25) < 1e-5 && abs(ppval(ppder(pp), 2.5) - 5) < 1e-4);

%% No piecewise polynomial
% Error: piecewise
ppval(struct('a', 1), 1);

%% Numbers that are missing are found where they are
x = single(mod((1:900)' * 37, 101));
x([5 70 71 899]) = NaN;
y = clip(x, 20, [60 80]);
assert(isa(y, 'single') && isequal(size(y), [900 2]) && isequaln(y(:, 2), min(max(x, 20 + 0 * x), 80 + 0 * x)));
assert(isequaln(clip([1+2i NaN], 0, 1), [1 NaN]) && isequal(clip(int8([1 5 9]), 2, 6), int8([2 5 6])));
assert(isequal(rmmissing(x), x(~isnan(x))) && anymissing(x) && ~anymissing(x(6:60)));
z = standardizeMissing(x, [3 100]);
assert(isequal(isnan(z), isnan(x) | x == 3 | x == 100) && isa(z, 'single'));
f = fillmissing(x, 'constant', 7);
assert(isequal(f(isnan(x)), single([7; 7; 7; 7])) && isequal(f(~isnan(x)), x(~isnan(x))));

%% Whether what lies between two operands is complex is found once
z = [1+2i; -1i; 2];
y = times([1i 2i 3i], [1i; 2i; 3i], int32([5; 6; 7]));
assert(isa(y, 'int32') && isequal(y, int32([-5 -10 -15; -12 -24 -36; -21 -42 -63])));
assert(isequal(plus([2 3 4], z, -z, int8([3; 4; 5])), int8([5 6 7; 6 7 8; 7 8 9])));

%% Integers refuse what is complex between two operands
% Error: MATLAB:complexIntegers
times([2 3 4], [1+2i; -1i; 2], int32([5; 6; 7]));

%% The greater of a complex number and an integer is refused
for k = 1:50
  try
    max(complex(1, 0), uint8(255));
    error('not refused');
  catch e
    assert(strcmp(e.identifier, 'MATLAB:complexIntegers'));
  end
end
z = real([1+2i 3 4 5 6]) + 0i;
assert(isequal(max(z, int8([2 2 9 9 1])), int8([2 3 9 9 6])) && isequal(max(z, 4.5 + 0i), [4.5 4.5 4.5 5 6]));

%% What is divided by itself is one, or no number, and what is taken from itself nothing, or no number
% What is below the smallest normal single is not promised.
x = [1 -1 0 Inf -Inf NaN 1e38 -0 1e-42 realmin];
e = [1 1 NaN NaN NaN NaN 1 NaN 1 1];
s = single(x([1:8 10])); u = single(1e38);
assert(isequaln(x ./ x, e) && isequaln(s(1:8) ./ s(1:8), single(e(1:8))) && isa(s ./ s, 'single'));
y = repmat(x, 1, 600);
assert(isequaln(y ./ y, repmat(e, 1, 600)) && isequaln((y + 1) ./ (y + 1), repmat([1 NaN 1 NaN NaN NaN 1 1 1 1], 1, 600)));
d = abs(0 * x); d(4:6) = NaN;
assert(isequaln(x - x, d) && isequaln(s - s, single(d([1:8 10]))) && isequal(isnan(s - s), isnan(d([1:8 10]))));
assert(isequaln(s - s + 1, single(d([1:8 10])) + 1) && isnan(sum(s - s)) && isequaln(1 ./ (s - s), 1 ./ single(d([1:8 10]))));
assert(isequaln((s * 2) - (s * 2), single(d([1:8 10]))) && isequaln(s(:)' - s, single(d([1:8 10]))));
w = repmat(s, 1, 400);
assert(isequaln(w - w, repmat(single(d([1:8 10])), 1, 400)) && isequaln(w + w - w, w + 0 * w + (w - w)));
assert(isequal(3 * u + 3 * u - 3 * u, single(Inf)) && isequaln(complex(s, s) - complex(s, s), complex(s - s, s - s)));
assert(isequaln(real(complex(s(3:6), s(3:6)) ./ complex(s(3:6), s(3:6))), NaN(1, 4, 'single')));

%% The difference of equal products is nothing
a = single(mod((1:5000) * 7, 1001)) / 1001; b = single(mod((1:5000) * 11, 997)) / 997;
c = flip(flip(b)); d = flip(flip(a)) + 0 * b;
assert(isequal(a .* b - d .* c, zeros(1, 5000, 'single')) && isequal(a .^ 2 - d .^ 2, zeros(1, 5000, 'single')));
assert(isreal(sqrt(a .^ 2 - d .^ 2)) && isequal(imag(complex(a, b) .* complex(a, -b)), zeros(1, 5000, 'single')));
assert(isequal(real(complex(a, a) .* complex(d, d)), zeros(1, 5000, 'single')) && isequal(complex(a(2:5), b(2:5)) ./ complex(a(2:5), b(2:5)), ones(1, 4, 'single')));

%% Fourier transforms of doubles have the same bits wherever they are computed
for n = [2 6 10 12 64 100 250 1000 1024 1331 4096 7 * 512 13 17 * 4]
  t = (0:n-1)'; x = cos(t .^ 2 / 7) + 0.25 * mod(t, 5);
  y = fft(x); z = fft(complex(x, 0 * x + 0.5)); w = ifft(y);
  assert(isequal(size(y), [n 1]) && isreal(w) && max(abs(w - x)) < 1e-13);
  k = (0:min(n, 40)-1)';
  d = exp(-2i * pi * mod(k * t', n) / n) * x;
  assert(max(abs(y(k + 1) - d)) < 1e-11 * n);
  assert(max(abs(z - y - [0.5i * n; zeros(n - 1, 1)])) < 1e-12 * n);
  if n ~= 13, fprintf('%d %s %s %s\n', n, num2hex(sum(abs(real(y)))), num2hex(sum(abs(imag(z)))), num2hex(sum(w))); end
end
A = reshape(mod((1:24 * 30 * 2) * 7, 31), 24, 30, 2) / 31;
F = fft2(A); G = fft(A, [], 2); H = fftn(A); P = fft(A, 40, 1); Q = fft(A(:, :, 1), 10);
assert(max(abs(F(:) - reshape(fft(G), [], 1))) < 1e-11 && max(abs(reshape(ifftn(H), [], 1) - A(:))) < 1e-14);
assert(isequal(size(P), [40 30 2]) && isequal(size(Q), [10 30]) && max(abs(Q(:) - reshape(fft(A(1:10, :, 1)), [], 1))) < 1e-12);
assert(isreal(ifft2(F)) && isreal(ifft(G, [], 2, 'symmetric')) && isreal(fft(zeros(64, 1))) && isreal(fft([5; zeros(63, 1)])));
for v = {F, G, H, P, Q}, fprintf('%s\n', num2hex(sum(abs(real(v{1}(:)))))); end
% Few numbers are not paired, so that infinite ones stay where they are.
assert(isequaln(fft([1 Inf 2 3]), complex([Inf -1 -Inf -1], [0 -Inf 0 Inf])) && isequaln(real(fft([1 NaN 2 3])), [NaN -1 NaN -1]));
% Of real numbers both halves are each other's conjugates.
y = fft(A(:)); assert(isequal(y(2:end), conj(flip(y(2:end)))) && isreal(ifft(y .* y)));
% Prints: 2 4003d6466dec3ed8 3ff0000000000000 4001eb2336f61f6c
% Prints: 6 4021ab4809a9d942 4024e33d20cb0b5a 401030bb2f3074b3
% Prints: 10 4039bb729d2e413a 402e0a4d0a363d79 401d361577e24985
% Prints: 12 4034e5e52fa30dc3 40394fd4e7dc48c8 401da5a6d829f109
% Prints: 64 4068bfc3b13856ca 40704a6805d139e6 4043768e7eb11997
% Prints: 100 4078c3074f52d1f0 407af115c131b5e4 404f447236ca5d32
% Prints: 250 40951dfc5f6eaa28 409680925b8827ae 405d91fdf10cbb23
% Prints: 1000 40cbe57d66bc616e 40cac3292dc86e88 407f75b79feea2a0
% Prints: 1024 40cc8683de6ed41a 40cdc882c673f7b5 407fd7762d98ba3d
% Prints: 1331 40d6ba1333fc9814 40d6271a15d467dd 4084d92d0ea3c7fc
% Prints: 4096 40f9748e1b47009e 40fbe463f737ef8d 40a0042a2e360f38
% Prints: 3584 40f45a01fc134272 40f86b07c254f10b 409c10ca90155814
% Prints: 68 406eb1d2963a9fc0 406fac6a3974620f 40461796b7afcd43
% Prints: 40b3473cae4553b2
% Prints: 409d8fb19dd9ee26
% Prints: 40b7ddb3ba80c4b0
% Prints: 40a6a88145bb0084
% Prints: 4072777582ba7abe

%% columns are sorted with their zeros in order and what is no number last
x = single(repmat([0; -0; 3; -0; NaN; 0; -2; -Inf], 1, 40));
y = sort(x);
assert(isequaln(y(:, 7)', single([-Inf -2 0 0 0 0 3 NaN])))
assert(isequal(1 ./ y(3:6, 9)', single([Inf -Inf -Inf Inf])))
y = sort(x, 'descend');
assert(isequal(1 ./ y(3:6, 9)', single([Inf -Inf -Inf Inf])))
assert(isequaln(y([1 2 8], 40)', single([NaN 3 -Inf])))
y = sort(double(x'), 2);
assert(isequal(1 ./ y(9, 3:6), [Inf -Inf -Inf Inf]))
y = sort(int16([3; -2; 7] * ones(1, 50)), 'descend');
assert(isequal(y(:, 50), int16([7; 3; -2])))

%% a convolution of what is not finite spoils what sees it alone
x = single(mod(1:400, 7));
x(100) = Inf;
x(300) = NaN;
y = conv(x, single([1 2 3 4 5]), 'same');
assert(isequal(find(~isfinite(y)), [98:102, 298:302]))
assert(isequal(y([97 103]), single([x(95:99) * [5 4 3 2 1]', x(101:105) * [5 4 3 2 1]'])))
A = single(magic(40));
A(20, 20) = NaN;
B = conv2(A, single(ones(3, 5)), 'same');
assert(isequal(sum(isnan(B), 'all'), 15))
assert(isequal(B(2, 3), sum(A(1:3, 1:5), 'all')))
B = conv2(single(magic(40)), single([0 1; Inf 2]), 'valid');
assert(all(isinf(B), 'all'))

%% a filter whose poles are near the unit circle keeps its digits
x = single(mod((1:20000)' * 0.7548776662, 1) - 0.5);
b = single([2.462396e-6 4.924792e-6 2.462396e-6]);
a = single([1 -1.995557 0.99556696]);
y = double(filter(b, a, x));
z = filter(double(b), double(a), double(x));
assert(max(abs(y - z)) < 2e-3 * max(abs(z)))
b = single([8.984861e-7 3.5939445e-6 5.390917e-6 3.5939445e-6 8.984861e-7]);
a = single([1 -3.8358257 5.520819 -3.5335352 0.848556]);
y = double(filter(b, a, x));
z = filter(double(b), double(a), double(x));
assert(max(abs(y - z)) < 2e-2 * max(abs(z)))

%% products of few rows and columns and a long inside
X = single(mod((1:5000)' * (1:7), 5) - 2);
assert(isequal(X' * X, single(double(X)' * double(X))))
Y = single(mod((1:3)' * (1:5000), 7) - 3);
assert(isequal(Y * X, single(double(Y) * double(X))))
