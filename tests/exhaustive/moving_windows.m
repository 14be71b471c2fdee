%% moving windows are what each window by itself is, for every kind, missing value, window and end
x = reshape(mod((1:60) * 37, 23) / 3, 12, 5);
x(4, 2) = NaN;
x(7:9, 4) = NaN;
kinds = {'mean', 'sum', 'prod', 'min', 'max', 'var', 'std', 'median', 'mad'};
for k = 1:numel(kinds)
  moving = str2func(['mov' kinds{k}]);
  one = str2func(kinds{k});
  for flag = {'omitnan', 'includenan'}
    switch kinds{k}
      case {'min', 'max'}
        f = @(v) one(v, [], 1, flag{1});
      case {'var', 'std'}
        f = @(v) one(v, 0, 1, flag{1});
      case 'mad'
        f = @(v) median(abs(v - median(v, 1, flag{1})), 1, flag{1});
      otherwise
        f = @(v) one(v, 1, flag{1});
    end
    for wlen = {3, 4, [0 2], [3 1]}
      for ends = {'shrink', 'fill', 2.5}
        assert(moving(x, wlen{1}, flag{1}, 'Endpoints', ends{1}), movfun(f, x, wlen{1}, 'Endpoints', ends{1}), -1e-12);
      end
    end
    whole = moving(x, [3 1], flag{1});
    assert(moving(x, [3 1], 'Endpoints', 'discard', flag{1}), whole(4:11, :));
    assert(moving(x, [0.3 0.1], 'SamplePoints', 0.1 * (1:12), flag{1}), whole, -1e-12);
  end
  assert(moving(x.', 3, 'dim', 2), moving(x, 3).', -1e-12);
  % A window may be longer than the data, and of one element.
  assert(isequal(size(moving(x, 100)), size(x)) && isequal(size(moving(x, 1)), size(x)));
  assert(class(moving(single(x), 3, 'omitnan')), 'single');
end
