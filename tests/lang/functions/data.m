%% Counting in bins
[n, edges, bin] = histcounts([1 2 2 3 10], [0 2 4]);
assert(n, [1 3])
assert(bin, [1 2 2 2 0])
assert(histcounts([1 2 3 4], 2), [2 2])
assert(sum(histcounts([1 2 3 4], 'Normalization', 'probability')), 1)
assert(discretize([0 1 2 3], [0 1 3]), [1 2 2 2])
assert(discretize([0 1 2], [0 1 3], 'IncludedEdge', 'right'), [1 1 2])
assert(discretize([0 2], [0 1 3], {'low', 'high'}), {'low', 'high'})

%% Groups
[g, v] = findgroups({'b', 'a', 'b'});
assert(g, [2 1 2])
assert(v, {'a', 'b'})
assert(splitapply(@mean, [1; 2; 3], [1; 2; 1]), [2; 2])

%% The first of many
[y, at] = maxk([1 NaN 7; 4 5 6], 1, 2);
assert(y, [7; 6])
assert(at, [3; 3])
assert(mink([3 1 2], 2), [1 2])
assert(topkrows([1 2; 3 1; 3 2], 2), [3 2; 3 1])

%% Missing elements
assert(rmmissing([1 NaN; 2 3]), [2 3])
assert(fillmissing([NaN 2 NaN NaN 5], 'previous'), [NaN 2 2 2 5])
assert(fillmissing([NaN 2 NaN 5]', 'linear'), [0.5; 2; 3.5; 5])
assert(fillmissing([1 NaN], 'constant', 0), [1 0])
assert(standardizeMissing([1 -1 2], -1), [1 NaN 2])

%% Centered and scaled
assert(normalize([1 2 3], 'range'), [0 0.5 1])
assert(normalize([3 4], 'norm'), [0.6 0.8])
assert(isoutlier([1 1 1 1 50], 'median'), logical([0 0 0 0 1]))

%% Distances
X = [0 0; 3 4; 0 1];
assert(squareform(pdist(X)), pdist2(X, X), 1e-15)
assert(pdist2(X(1, :), X, 'cityblock'), [0 7 1])

%% Fractions
[n, d] = rat(pi);
assert([n d], [355 113])
assert(strtrim(rats(0.75)), '3/4')
assert(rat(0.5), '1 + 1/(-2)')

%% Bins must increase
% Error: must increase
histcounts([1 2], [3 1])
