%% moving windows know missing values, ends that are left out, and sample points, in any order
assert(movsum([1 NaN 3], 3, 'omitnan'), [1 4 3]);
assert(isequaln(movsum([1 NaN 3], 3), [NaN NaN NaN]));
assert(movmax([1 5 2 3], 3, 'Endpoints', 'discard'), [5 5]);
assert(movmax([1 NaN 3], 3), [1 3 3]);
assert(isequaln(movmin([1 NaN 3 4], 3, 'includenan'), [NaN NaN NaN 3]));

%% moving windows over sample points that are not equally far apart
t = [0 1 3 4];
assert(movmean([1 2 4 8], 3, 'SamplePoints', t), [1.5 1.5 6 6]);
assert(movmean([1 2 4 8], [1 1], 'SamplePoints', t), [1.5 1.5 6 6]);
assert(movsum([1 2 4 8], [2 0], 'SamplePoints', t), [1 3 6 12]);
assert(movmax([1 2; 4 8; 3 1], 2, 1, 'SamplePoints', [0 2 3]), [1 2; 4 8; 4 8]);

%% moving windows of the dimension and the weight
assert(movsum(magic(3), 2, 2), [8 9 7; 3 8 12; 4 13 11]);
assert(movvar([1 2 4], 3, 1), [0.25 14/9 1], 1e-14);
assert(movstd([1 2 4], 3, [], 2), movstd([1 2 4], 3), 1e-14);
assert(movmean(1:3, 100), [2 2 2]);
assert(movsum(int8([100 100 3]), 2), [100 200 103]);

%% the moving median absolute deviation
assert(movmad([1 1 4], 3), [0 0 1.5]);

%% windows shrink at the ends of sample points that are not equally far apart
% Error: not equally far apart
movmean(1:3, 2, 'SamplePoints', [0 1 5], 'Endpoints', 'fill')

%% an end point is treated in a way that is known
% Error: MATLAB:movfun:badEndpoints
movmean(1:3, 2, 'Endpoints', 'far')

%% all elements, and several dimensions
x = magic(4);
y = cat(3, x, x + 1);
assert(mode([1 2; 2 3], 'all'), 2);
assert(isequal(mode(cat(3, [1 2; 1 3], [5 5; 5 1]), [1 2]), cat(3, 1, 5)));
assert(prctile(x, 50, 'all'), 8.5);
assert(isequal(prctile(x, [25 50], 'all'), prctile(x(:), [25; 50])));
assert(quantile(x, 0.5, 'all'), 8.5);
assert(isequal(quantile(y, [0.25 0.5], [1 2]), cat(3, [4.5; 8.5], [5.5; 9.5])));
assert(isequal(size(quantile(y, [0.25 0.5], [2 3])), [4 2]));
assert(mad([1 2; 3 9], 1, 'all'), 1);
assert(mad(y, 0, [1 2]), cat(3, 4, 4));
assert(range(x, 'all'), 15);
assert(range(y, [1 2]), cat(3, 15, 15));
[low, high] = bounds(y, 'all');
assert(low == 1 && high == 17);
[low, high] = bounds(y, [1 2]);
assert(isequal(low(:), [1; 2]) && isequal(high(:), [16; 17]));
assert(skewness(y, 1, 'all'), skewness(y(:)), 1e-14);
assert(kurtosis(y, 0, [1 2]), kurtosis(x(:), 0) * ones(1, 1, 2), 1e-13);
assert(moment(x, 2, 'all'), moment(x(:), 2), 1e-13);
assert(iqr(y, [1 2]), cat(3, 8, 8));
assert(zscore(x, 0, 'all'), (x - 8.5) / std(x(:)), 1e-14);
[v, m] = var(y, 0, [1 2]);
assert(v(:), var(x(:)) * [1; 1], 1e-13);
assert(m(:), [8.5; 9.5]);

%% a dimension is named once
% Error: MATLAB:getdimarg:dimensionMustBePositiveInteger
quantile(magic(3), 0.5, [1 1])

%% missing values do not count where they are not asked for
assert(median([1 2; 3 NaN], [1 2], 'omitnan'), 2);
assert(std([1 2; 3 NaN], 0, [1 2], 'omitnan'), 1);
assert(isequaln(var([NaN 1; NaN 3], 0, 1, 'omitnan'), [NaN 2]));
assert(mad([1 NaN 3]), 1);
assert(skewness([1 2 4 NaN]), skewness([1 2 4]));
assert(kurtosis([1 2 4 8 NaN], 0), kurtosis([1 2 4 8], 0));
assert(isequaln(normalize([1 NaN 3]), [-1 NaN 1] / sqrt(2)));
assert(isoutlier([1 2 3 NaN 100 2 3]), logical([0 0 0 0 1 0 0]));

%% quantiles by number and by name
assert(isequal(quantile(1:9, 4), quantile(1:9, [0.2 0.4 0.6 0.8])));
assert(quantile(1:5, 0.5, 2, 'Method', 'approximate'), 3);
assert(prctile(1:5, 50, 'Method', 'exact'), 3);
assert(quantile([1 2 Inf], 0.5), 2);
assert(quantile([-Inf 1 2], 0.5), 1);

%% covariances without the rows that miss something
A = [1 2; 3 NaN; 5 7];
assert(cov(A, 'omitrows'), cov(A([1 3], :)));
assert(cov(A, 1, 'omitrows'), cov(A([1 3], :), 1));
assert(cov(A, 'partialrows'), [4 10; 10 12.5]);
assert(isequaln(cov(A, 'includenan'), [4 NaN; NaN NaN]));
assert(cov([1 2 NaN], [3 5 6], 'omitrows'), [0.5 1; 1 2]);
assert(isequaln(cov(zeros(0, 2)), NaN(2)));

%% centers and scales of normalize
assert(normalize([1 2 3], 'center', 1, 'scale', 2), [0 0.5 1]);
assert(normalize(1:4, 'scale', 'iqr'), (1:4) / 2);
assert(normalize([1 2; 3 4], 2, 'center', 'median'), [-0.5 0.5; -0.5 0.5]);

%% outliers by percentiles and in a moving window, of rows and of columns
assert(isoutlier([1 2 3 100], 'percentiles', [0 80]), logical([0 0 0 1]));
assert(find(isoutlier([1:5 60 7:10], 'movmedian', 5)), 6);
x = [1 2 3; 2 3 2; 1 4 1; 100 5 3];
assert(rmoutliers(x), x(1:3, :));
assert(rmoutliers(x.', 2), x(1:3, :).');

%% interpolation by modified Akima pieces
v = [1 4 2 3];
d = [13 8 3 -2 1 4 7];
bend = abs(diff(d)) + abs(d(1:end - 1) + d(2:end)) / 2;
slope = (bend(3:6) .* d(2:5) + bend(1:4) .* d(3:6)) ./ (bend(3:6) + bend(1:4));
assert(interp1(v, 2.5, 'makima'), 3 + (slope(2) - slope(3)) / 8, 1e-14);
assert(interp1(1:4, v, [0 2.5 5], 'makima'), makima(1:4, v, [0 2.5 5]), 1e-14);
assert(interp1(1:4, v, [0 5], 'makima', 'extrap'), makima(1:4, v, [0 5]), 1e-14);
assert(isequaln(interp1(1:4, v, [0 2 5], 'makima', NaN), [NaN 4 NaN]));
assert(interp1(1:5, [1:5; 2:6].', 2.5, 'makima'), [2.5 3.5], 1e-14);
assert(ppval(interp1(1:4, v, 'makima', 'pp'), 2.5), makima(1:4, v, 2.5));

%% what goes on beyond the points by itself
assert(interp1(1:5, (1:5) .^ 2, 6, 'spline'), 36, 1e-12);
assert(interp1(1:3, 1:3, 4, 'pchip'), 4, 1e-14);
assert(isequaln(interp1(1:3, 1:3, [0 4], 'spline', NaN), [NaN NaN]));
assert(isequaln(interp1(1:3, 1:3, [0 4], 'linear'), [NaN NaN]));

%% the Laplacian between points that are not equally far apart
x = [0 1 3 4 7];
y = [0; 2; 3; 7];
assert(del2(x .^ 2, x), 0.5 * ones(1, 5), 1e-14);
assert(del2((x .^ 2).', x), 0.5 * ones(5, 1), 1e-14);
assert(del2(x .^ 2 + 3 * y .^ 2, x, y), 2 * ones(4, 5), 1e-13);
z = reshape([0 1 4 5], 1, 1, []);
assert(del2(x .^ 2 + 3 * y .^ 2 + z .^ 2, x, y, z(:)), 10 / 6 * ones(4, 5, 4), 1e-12);
assert(del2((0:0.5:2) .^ 2, 0.5), 0.5 * ones(1, 5), 1e-14);

%% fields on axes and on grids
[x, y, z] = meshgrid(1:3, 1:4, 1:2);
assert(divergence(1:3, 1:4, 1:2, x, 2 * y, 3 * z), 6 * ones(4, 3, 2));
assert(divergence(x, y, z, x, 2 * y, 3 * z), 6 * ones(4, 3, 2));

%% roots of any real degree, element by element
assert(isequal(nthroot([4 27], [2 3]), [2 3]));
assert(nthroot(3, 1.5), 3 ^ (2 / 3), 1e-15);
assert(nthroot([-8 16], [3 4]), [-2 2]);
assert(nthroot(2, [1 2; 4 -1]), [2 sqrt(2); 2 ^ 0.25 0.5], 1e-15);
assert(isequal(nthroot([0 0 8], [2 -2 -3]), [0 Inf 0.5]));

%% a negative number has only odd roots
% Error: MATLAB:nthroot:NegXNotOddIntegerN
nthroot([4 -4], [3 2])

%% nor one of a degree that is not whole
% Error: MATLAB:nthroot:NegXNotOddIntegerN
nthroot(-4, 1.5)

%% the ends are filled as they are told, by every method
y = [NaN NaN 1 NaN 4 9 NaN];
methods = {'previous', 'next', 'nearest', 'linear', 'spline', 'pchip', 'makima'};
for k = 1:numel(methods)
  m = methods{k};
  none = fillmissing(y, m, 'EndValues', 'none');
  assert(isequaln(none([1 2 7]), [NaN NaN NaN]) && ~any(isnan(none(3:6))));
  ends = {'previous', [NaN NaN 9]; 'next', [1 1 NaN]; 'nearest', [1 1 9]; 5, [5 5 5]};
  for e = 1:4
    [f, filled] = fillmissing(y, m, 'EndValues', ends{e, 1});
    assert(f(3:6), none(3:6));
    assert(isequaln(f([1 2 7]), ends{e, 2}));
    assert(filled, isnan(y) & ~isnan(f));
  end
  assert(isequaln(fillmissing(y, m, 'EndValues', 'extrap'), fillmissing(y, m)));
  if k > 3
    assert(fillmissing(y, m), interp1([3 5 6], [1 4 9], 1:7, m, 'extrap'), 1e-13);
  end
end
assert(isequaln(fillmissing(y, 'previous'), [NaN NaN 1 1 4 9 9]));
assert(isequaln(fillmissing(y, 'next'), [1 1 1 4 4 9 NaN]));

%% constants by column and by row, gaps that are too large, and places that are named
assert(fillmissing([NaN NaN; 2 3], 'constant', [7 8]), [7 8; 2 3]);
assert(fillmissing([NaN 1; NaN 3], 'constant', [7 8], 2), [7 1; 8 3]);
assert(isequaln(fillmissing([25 NaN NaN 100], 'linear', 'MaxGap', 2), [25 NaN NaN 100]));
assert(fillmissing([25 NaN NaN 100], 'linear', 'MaxGap', 3), [25 50 75 100], 1e-12);
assert(fillmissing([1 5 3], 'linear', 'MissingLocations', [false true false]), [1 2 3]);
assert(isequaln(fillmissing([1 NaN NaN NaN 8], 'movmean', 3), [1 1 NaN 8 8]));
assert(fillmissing([1 NaN 3 8], 'movmedian', [1 2]), [1 3 3 8]);
assert(fillmissing({'a', '', 'c'}, 'previous'), {'a', 'a', 'c'});

%% end values have names
% Error: MATLAB:fillmissing:EndValues
fillmissing([1 NaN], 'linear', 'EndValues', 'far')

%% numbers are compared by their real parts or by their magnitudes where that is asked for
assert(isequal(sort([-3 1 -2 2], 'ComparisonMethod', 'abs'), [1 2 -2 -3]))
[y, at] = sort([1 - 1i, 1 + 1i, -2], 'ComparisonMethod', 'real');
assert(isequal(y, [-2, 1 - 1i, 1 + 1i]) && isequal(at, [3 1 2]))
assert(isequaln(sort([-3 1 NaN 2], 'descend', 'ComparisonMethod', 'abs'), [NaN -3 2 1]))
assert(isequal(sort(int8([-3 1 2]), 'descend', 'ComparisonMethod', 'abs'), int8([-3 2 1])))
[m, k] = max([-3 2; 1 -5], [], 1, 'ComparisonMethod', 'abs'); assert(isequal(m, [-3 -5]) && isequal(k, [1 2]))
[m, k] = min([1 + 2i, -1 + 5i, 1 - 2i], [], 'ComparisonMethod', 'real'); assert(isequal(m, -1 + 5i) && k == 2)
assert(isequal(max([-3 2], [1 -1], 'ComparisonMethod', 'abs'), [-3 2]) && isequal(min(-3, [1 4], 'ComparisonMethod', 'abs'), [1 -3]))
assert(isequal(max([1i 2], [0 1], 'ComparisonMethod', 'real'), [1i 2]))
assert(isequal(mink([-3 2 1], 2, 'ComparisonMethod', 'abs'), [1 2]) && isequal(maxk([-3 2 NaN 1], 2, 2, 'ComparisonMethod', 'abs'), [-3 2]))
assert(isequaln(maxk([3 NaN 4], 3), [4 3 NaN]))
%% the largest and the smallest by modulus or real part
assert(isequal(max([1 -5 3], [], 'ComparisonMethod', 'abs'), -5) && isequal(max([1 -5 3], [], 'ComparisonMethod', 'auto'), 3))
[m, k] = min([3 -1 2; 0.5 4 -2], [], 2, 'ComparisonMethod', 'abs');
assert(isequal(m, [-1; 0.5]) && isequal(k, [2; 1]))
assert(isequal(max([1 -5], [2 3], 'ComparisonMethod', 'abs'), [2 -5]) && isequal(min(-3, [2 4], "ComparisonMethod", "abs"), [2 -3]))
assert(isequal(max([1+9i 5 3], [], 'ComparisonMethod', 'real'), 5) && isequal(max(1+9i, 2, 'ComparisonMethod', 'real'), 2))
try, max(1, [], 'ComparisonMethod', 'other'); assert(false); catch e, assert(contains(e.message, 'ComparisonMethod')); end

%% an extent that is empty is 0, and a zero in a text has no sign
assert(isequal(size(zeros(3, [])), [3 0]) && isequal(size(ones(2, [], 4)), [2 0 4]) && isequal(size(cell([], 2)), [0 2]))
assert(strcmp(num2str(-0), '0') && strcmp(num2str([-0 1]), '0  1'))

%% odeget of options that are not set, and of none
assert(odeget(struct('RelTol', 1), 'AbsTol', 5), 5)
try, odeget(struct('a', 1), 'foo'); assert(false); catch e, assert(contains(e.message, 'found ''foo''')); end
assert(odeget(struct('a', 1), 'a'), 1)
