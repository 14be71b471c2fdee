%% functions that remember
f = memoize(@(x, y) deal(x + y, rand));
assert(isa(f, 'matlab.lang.MemoizedFunction') && f.Enabled && f.CacheSize == 10)
[a, b] = f(1, 2); [c, d] = f(1, 2); [e, g] = f(1, 3);
assert(a == 3 && b == d && e == 4)
s = stats(f);
assert(s.Cache.TotalHits == 1 && s.Cache.TotalMisses == 2 && isequal(s.Cache.Nargout, [2 2]))
clearCache(f); [~, d2] = f(1, 2); assert(d2 ~= d)
f.CacheSize = 1; [~, p] = f(1, 2); [~, ~] = f(5, 5); [~, q] = f(1, 2); assert(p ~= q)
f.Enabled = false; [~, p] = f(1, 2); [~, q] = f(1, 2); assert(p ~= q)
h = memoize(@(s) struct('n', numel(s))); assert(h('abc').n == 3 && h("abc").n == 1)
r = memoize(@(x) rand); a = r(1); assert(a == r(1)); clearAllMemoizedCaches; assert(a ~= r(1))
assert(isequal(cellfun(@(x) r(x), {1, 1}), r(1) * [1 1]))

%% streams of random numbers
rng(0, 'twister'); a = rand(1, 3);
s = RandStream('mt19937ar', 'Seed', 0);
before = rng; b = rand(s, 1, 3); assert(isequal(a, b) && isequal(before, rng))
c = rand(s, 1, 3); assert(~isequal(b, c)); reset(s); assert(isequal(rand(s, 1, 6), [b c]))
assert(strcmp(s.Type, 'mt19937ar') && s.Seed == 0)
back = s.State; x = randn(s, 2); y = randi(s, 10, 1, 4); z = randperm(s, 5); s.State = back;
assert(isequal(x, randn(s, 2)) && isequal(y, randi(s, 10, 1, 4)) && isequal(z, randperm(s, 5)))
g = RandStream.getGlobalStream; reset(g); a = rand(1, 2); reset(g); assert(isequal(a, rand(g, 1, 2)) && g == RandStream.getGlobalStream)
old = RandStream.setGlobalStream(RandStream('philox4x32_10', 'Seed', 7)); p = rand;
assert(old == g && strcmp(RandStream.getGlobalStream.Type, 'philox4x32_10'));
RandStream.setGlobalStream(old);
[s1, s2] = RandStream.create('mrg32k3a', 'NumStreams', 2, 'Seed', 1); assert(rand(s1) ~= rand(s2) && s2.StreamIndex == 2)
u = rand(s1, 1e4, 1); assert(abs(mean(u) - 0.5) < 0.02 && all(u > 0 & u < 1))
try, RandStream('none'); assert(false); catch e, assert(contains(e.message, 'unknown generator')); end
assert(rand(RandStream('mt19937ar', 'Seed', 3)) == rand(RandStream('twister', 'Seed', 3)))

%% coordinates are not taken for axes
ax = subplot(1, 2, 1); other = subplot(1, 2, 2);
for x = 0.5:0.5:3
  h = text(x, 2, 'here'); assert(strcmp(get(h, 'String'), 'here') && isequal(get(h, 'Position'), [x 2 0]))
  hold on; h = plot(x, 2, 'o'); assert(isequal(get(h, 'XData'), x) && isequal(get(h, 'YData'), 2))
end
h = plot(ax, 1.5, 2); assert(isequal(get(h, 'XData'), 1.5) && isequal(gca, ax) && ~isequal(ax, fix(ax)))

%% handles of axes
ax = axes; h = plot(1:3);
assert(isequal(isaxes([gca h gcf 0.25]), [true false false false]) && ~isaxes('a') && isequal(isaxes({ax, 1}), [false false]))

%% What nothing has set is as MATLAB documents it
p = plot(1:3); a = gca;
assert(isequal(get(p, {'LineWidth', 'LineStyle', 'Marker', 'MarkerSize', 'Visible', 'Tag'}), {0.5, '-', 'none', 6, 'on', ''}))
assert(max(abs(get(a, 'Position') - [0.13 0.11 0.775 0.815])) < 1e-12 && isequal(get(a, {'FontSize', 'Units', 'NextPlot', 'XScale'}), {10, 'normalized', 'replace', 'linear'}))
hold on; assert(strcmp(a.NextPlot, 'add') && strcmp(a.XLimMode, 'auto')); xlim([0 5]); assert(strcmp(a.XLimMode, 'manual'))
assert(isequal(size(get(a, 'ColorOrder')), [7 3]) && isempty(get(gcf, 'UserData')) && isequal(get(title('t'), 'FontWeight'), 'bold'))
t = text(1, 2, 'word'); assert(isequal(get(t, {'FontSize', 'Rotation', 'Color', 'HorizontalAlignment'}), {10, 0, [0 0 0], 'left'}))
figure; b = subplot(2, 2, 2); assert(max(abs(get(b, 'Position') - [0.570340909 0.583837209 0.334659091 0.341162791])) < 1e-8)
b = subplot(3, 1, [1 2]); assert(max(abs(get(b, 'Position') - [0.13 0.409632353 0.775 0.515367647])) < 1e-8)

%% marks, flags and colors as MATLAB tells them
figure; p = plot([0 4], [0 100], 'r--');
assert(isequal(xticks, 0:0.5:4) && isequal(get(gca, 'YTick'), 0:10:100))
assert(isequal(get(p, 'Color'), [1 0 0]))
box off
assert(strcmp(get(gca, 'Box'), 'off'))
set(p, 'Color', '#0080FF');
assert(isequal(round(255 * p.Color), [0 128 255]))
set(gca, 'XTick', [0 2 4]);
assert(isequal(xticks, [0 2 4]))
close

%% The texts at the marks of axes are told, those that were set and the others
clf
plot(1:3)
xticks([1 2.5 3])
assert(isequal(get(gca, 'XTickLabel'), {'1'; '2.5'; '3'}))
set(gca, 'XTickLabel', {'a', 'b', 'c'})
assert(isequal(get(gca, 'XTickLabel'), {'a'; 'b'; 'c'}))
assert(numel(get(gca, 'YTickLabel')) == numel(get(gca, 'YTick')))

%% What figure and axes are given is kept, and axes are laid where a program says
close all
f = figure('Position', [10 20 300 200], 'Visible', 'off', 'Name', 'one', 'Color', 'w');
assert(isequal(f.Position, [10 20 300 200]) && strcmp(f.Visible, 'off') && strcmp(f.Name, 'one') && isequal(f.Color, [1 1 1]))
plot(1:3); a = gca;
b = axes('Position', [0.6 0.6 0.25 0.25]); plot(3:-1:1);
assert(b ~= a && b == gca && isequal(b.Position, [0.6 0.6 0.25 0.25]) && numel(f.Children) == 2 && numel(a.Children) == 1)
c = subplot('Position', [0 0 0.5 0.5]); assert(isequal(c.Position, [0 0 0.5 0.5]))
axes(a); assert(gca == a)
d = axes('Parent', f, 'XLim', [0 5]); assert(isequal(get(d, 'XLim'), [0 5]) && gcf == f)

%% What a program keeps with a handle may be anything
f = figure('KeyPressFcn', @(src, event) disp(event), 'UserData', struct('n', 1));
assert(isa(f.KeyPressFcn, 'function_handle') && f.UserData.n == 1)
f.UserData.n = 2; f.UserData.list{3} = 'c'; assert(f.UserData.n == 2 && isequal(f.UserData.list, {[], [], 'c'}))
f.CloseRequestFcn = {@delete, 1}; assert(iscell(f.CloseRequestFcn))
h = plot(1:3, 'UserData', magic(3), 'ButtonDownFcn', @(varargin) 0);
assert(isequal(h.UserData, magic(3)) && isequal(get(h, 'UserData'), magic(3)) && isa(get(h, 'ButtonDownFcn'), 'function_handle'))
set(gca, 'UserData', {1, 'a'}); assert(isequal(get(gca, 'UserData'), {1, 'a'}))
set(h, 'UserData', 'text'); assert(strcmp(h.UserData, 'text'))

%% What is seen from where, legends, markers and lines across axes are told
clf; surf(peaks(5)); assert(isequal(get(gca, 'View'), [-37.5 30]))
view(10, 20); assert(isequal(get(gca, 'View'), [10 20]))
clf; plot([1 2; 3 4]); l = legend('one', 'two'); assert(isequal(l.String, {'one', 'two'}) && strcmp(l.Location, 'northeast'))
l.String{2} = 'three'; assert(isequal(get(l, 'String'), {'one', 'three'}))
clf; s = scatter(1:3, 1:3); assert(strcmp(s.Marker, 'o') && s.SizeData == 36)
x = xline(2, '--', 'here'); assert(x.Value == 2 && strcmp(x.Label, 'here')); x.Value = 3; assert(x.Value == 3)
close all
