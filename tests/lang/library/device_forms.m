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
