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

%% what cellfun measures by name
c = {1, 'ab', [], {1 2; 3 4}, struct('a', {1 2 3}), zeros(0, 3), @sin, 1:5, true, "text"};
assert(isequal(cellfun('isempty', c), cellfun(@isempty, c)));
assert(isequal(cellfun('length', c), cellfun(@length, c)));
assert(isequal(cellfun('ndims', c), cellfun(@ndims, c)));
assert(isequal(cellfun('prodofsize', c), cellfun(@numel, c)));
assert(isequal(cellfun('isempty', {}), logical([])) || isempty(cellfun('isempty', {})));
assert(iscell(cellfun('length', c, 'UniformOutput', false)));

%% texts beside cells of anything
c = {'abc', 'ab', 1, [], '', 'a', ['abc'; 'abd'], "abc", {'abc'}, 97};
assert(isequal(strcmp('abc', c), [true false false false false false false true false false]));
assert(isequal(strcmp(c, 'a'), [false false false false false true false false false false]));
assert(isequal(strcmp('abc', {'abc', 'abd'; 'x', 'abc'}), [true false; false true]));

%% a pattern is read anew with other options
assert(isequal(regexprep('aA', 'a', 'x'), 'xA'));
assert(isequal(regexprep('aA', 'a', 'x', 'ignorecase'), 'xx'));
assert(isequal(regexprep('aA', 'a', 'x'), 'xA'));
assert(isequal(regexp('aA', 'a'), 1));
assert(isequal(regexpi('aA', 'a'), [1 2]));

%% divisors of whole arrays
assert(isequal(gcd([12 18 0 -8 7], 6), [6 6 6 2 1]));
assert(isequal(gcd([0 0], [0 5]), [0 5]));
assert(isequal(gcd(int8([100 64]), int8(48)), int8([4 16])));
assert(strcmp(class(gcd(int8(4), 2)), 'int8'));
[g, u, v] = gcd([12 18], [8 27]);
assert(isequal(g, [4 9]) && isequal(u .* [12 18] + v .* [8 27], g));
for bad = {Inf, NaN, 1.5}
  try
    gcd(bad{1}, 2);
    assert(false);
  catch e
    assert(strcmp(e.identifier, 'MATLAB:gcd:notInteger'), e.message);
  end
end

%% small products, orders and running sums are those of large ones
A = reshape(mod((1:36) * 7, 11), 6, 6);
big = A(:, mod(0:5999, 6) + 1);
product = A * big;
assert(isequal(product(:, 1:6), A * A));
rows = A(1, mod(0:5999, 6) + 1);
running = cumsum(rows);
assert(isequal(running(1:6), cumsum(A(1, :))));
[s, k] = sort(A(2, :), 'descend');
assert(isequal(A(2, k), s) && issorted(-s));
assert(isequal((A' * A)', A' * A) && isequal(A' * A(:, 1), A.' * A(:, 1)));
