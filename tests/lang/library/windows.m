%% Moving windows are folded all at once: as each window by itself, at every treatment of the ends and along every dimension.
x = reshape(mod((1:60) * 37, 23) / 3, 12, 5);
y = x;
y(4, 2) = NaN;
kinds = {'mean', 'sum', 'prod', 'min', 'max', 'var', 'std', 'median'};
for k = 1:numel(kinds)
  moving = str2func(['mov' kinds{k}]);
  one = str2func(kinds{k});
  for wlen = {3, 4, [0 2], [3 1]}
    for ends = {'shrink', 'periodic', 'same', 'fill', 2.5}
      assert(moving(x, wlen{1}, 'Endpoints', ends{1}), movfun(one, x, wlen{1}, 'Endpoints', ends{1}), -1e-12);
      assert(moving(y, wlen{1}, 'Endpoints', ends{1}), movfun(one, y, wlen{1}, 'Endpoints', ends{1}), -1e-12);
    end
  end
  assert(moving(x, 3, 'dim', 2), movfun(one, x, 3, 'dim', 2), -1e-12);
  assert(moving(x(:).', 5), movfun(one, x(:).', 5), -1e-12);
  assert(class(moving(single(x), 3)), 'single');
end
assert(movmedian([1 Inf Inf Inf 2], 3), [Inf Inf Inf Inf Inf]);

%% Counts of bins, and the bins themselves, with numbers beyond the edges, on them, and NaN.
v = [0 0.5 1 1 2.5 3 3.1 -1 NaN];
[n, edges, bin] = histcounts(v, [0 1 2 3]);
assert(n, [2 2 2]);
assert(bin, [1 1 2 2 3 3 0 0 0]);
assert(discretize(v, [0 1 2 3], 'IncludedEdge', 'right'), [1 1 1 1 3 3 NaN NaN NaN]);
[n, edges] = histcounts(mod((1:5000) * 7919, 1000), 0:100:1000);
assert(n, 500 * ones(1, 10));
assert(sum(histcounts(zeros(1, 0), [0 1 2])), 0);

%% Correlations: of a constant none, of what is with itself exactly one.
r = corrcoef([1 2 1; 2 4 1; 3 7 1; 5 1 1]);
assert(r(1, 1) == 1 && r(2, 2) == 1 && isnan(r(3, 3)) && all(isnan(r(3, 1:2))));
a = [1; 2; 3; 5];
b = [2; 4; 7; 1];
assert(r(1, 2), sum((a - mean(a)) .* (b - mean(b))) / sqrt(sum((a - mean(a)) .^ 2) * sum((b - mean(b)) .^ 2)), 1e-15);
assert(trace(magic(100)), sum(diag(magic(100))));

%% The weight and the dimension of moving windows
x = magic(4);
assert(movvar(x, 3, 1), movfun(@(v) var(v, 1), x, 3), -1e-12);
assert(movstd(x, 3, 0, 2), movfun(@std, x, 3, 'dim', 2), -1e-12);
assert(movmean(x, 3, 2), movfun(@mean, x, 3, 'dim', 2), -1e-12);

%% frames of a signal
assert(buffer(1:7, 4, 1), [0 3 6; 1 4 7; 2 5 0; 3 6 0])
assert(buffer(1:7, 4, 1, 'nodelay'), [1 4; 2 5; 3 6; 4 7])
assert(buffer(1:7, 4, 1, 9), [9 3 6; 1 4 7; 2 5 0; 3 6 0])
[y, rest, state] = buffer(1:11, 3, -2); assert(y, [1 6; 2 7; 3 8]); assert(rest, 11); assert(state, 0)
[y, rest, state] = buffer((1:8)', 3, 1); assert(y, [0 2 4 6; 1 3 5 7; 2 4 6 8]); assert(size(rest), [0 1]); assert(state, 8)
[y, rest] = buffer(1:8, 3); assert(y, [1 4; 2 5; 3 6]); assert(rest, [7 8])

%% bins are categories, and parts of a calendar
c = discretize([1 2.5 4 9], [0 2 3 5], 'categorical', {'low', 'mid', 'high'})
assert(isequal(categories(discretize([1 2], [0 2 3.5], 'categorical', 'IncludedEdge', 'right')), {'[0, 2]'; '(2, 3.5]'}))
x = datetime(2020, [1 2 4], 5);
[b, e] = discretize(x, 'month'); assert(isequal(b, [1 2 4]) && isequal(e, datetime(2020, 1:5, 1)))
assert(isequal(cellstr(discretize(x, 'month', 'categorical')), {'Jan-2020', 'Feb-2020', 'Apr-2020'}))
assert(isequal(cellstr(discretize(x, 'quarter', 'categorical', 'QQQ-yyyy')), {'Q1-2020', 'Q1-2020', 'Q2-2020'}))
assert(isequal(cellstr(discretize(x(1), datetime(2020, [1 3], 1), 'categorical')), {'[01-Jan-2020, 01-Mar-2020]'}))
[b, e] = discretize(minutes([1 5 20]), minutes(7)); assert(isequal(b, [1 1 3]) && isequal(e, minutes(0:7:21)))
assert(isequal(discretize(minutes([1 5 20]), minutes([0 10 30])), [1 1 2]) && isequal(discretize(x, 3), [1 2 3]))
assert(isequal(ismissing(discretize([1 2 9], [0 1.5 3], ["u" "v"])), [false false true]))
% Prints: c =
% Prints: 1×4 categorical array
% Prints: low      mid      high      <undefined>

%% elements that occur once, and data within bounds
assert(allunique([1 NaN NaN]) && ~allunique({'a', 'a'}) && ~allunique([1 2; 1 2], 'rows') && allunique(table([1; 1], [2; 3])))
assert(numunique([1 2; 1 2], 'rows') == 1 && numunique(table([1; 1; 1], [2; 3; 2])) == 2 && numunique(["b" "a" "b"]) == 2)
assert(isequaln(clip([1 5 NaN 9], 2, 6), [2 5 NaN 6]) && isequal(clip([1 5; 7 9], [2; 6], [7 8]), [2 5; 7 8]) && isequal(clip(3, [1 4], [2 9]), [2 4]))
assert(isa(clip(single(3), 4, 5), 'single') && isequal(clip(datetime(2020, 1, [1 5 9]), datetime(2020, 1, 2), datetime(2020, 1, 6)), datetime(2020, 1, [2 5 6])))

%% windows of Taylor, and by their functions
w = taylorwin(64, 5, -35);
assert(w, flipud(w), 1e-12)
assert(sum(w), 64, 1e-9)
s = 20 * log10(abs(fft(w, 4096)) / 64);
s = s(1:2048);
k = find(diff(sign(diff(s))) < 0) + 1;
assert(max(s(k(k > 60))), -35, 0.6)
assert(window(@tukeywin, 10, 0.3), tukeywin(10, 0.3))
assert(window('hann', 8, 'periodic'), hann(8, 'periodic'))

%% Windows whose length is no whole number have the nearest one, as a fraction of a second may ask for.
warning('off', 'all');
for f = {@hann, @hamming, @hanning, @blackman, @bartlett, @kaiser, @rectwin, @flattopwin}
  assert(isequal(f{1}(0.025 * 250), f{1}(6)) && isequal(f{1}(0.4), zeros(0, 1)) && isequal(f{1}(1), 1));
  assert(isa(f{1}(single(4)), 'double') && isequal(size(f{1}(uint8(4))), [4 1]));
end
warning('on', 'all');
assert(contains(evalc('hamming(2.6);'), 'Rounding order to nearest integer.'));
assert(hanning(4, 'periodic'), hann(4, 'periodic'), 1e-15);
assert(hanning(3), [0.5; 1; 0.5], 1e-15);
assert(blackman(4, 'periodic'), [0; 0.34; 1; 0.34], 1e-15);
assert(bartlett(4), [0; 2; 2; 0] / 3, 1e-15);
