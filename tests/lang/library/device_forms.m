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
share = @(w) sum(power(2:end) .* (sin(w * pi * (1:499)' / 500) ./ (w * sin(pi * (1:499)' / 500))) .^ 2) / sum(power);
assert(share(w) >= 0.9 && share(w + 1) < 0.9);
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

%% Correlations and bounds of what is flat
x = single(mod((1:300)' * 37, 101));
r = corrcoef([x, -2 * x, mod(x, 7), ones(300, 1)]);
assert(isa(r, 'single') && isequal(r([1 6 11]), single([1 1 1])) && abs(r(1, 2) + 1) < 1e-6 && isequal(isnan(r), ((1:4) == 4 | (1:4)' == 4)));
assert(all(abs(r(~isnan(r))) <= 1));
assert(isequal(rescale(x, -1, 1), x / 50 - 1) && isequaln(rescale([2 2 NaN]), [0 0 NaN]));

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
