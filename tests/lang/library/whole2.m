%% Boxes of columns and of groups
h = boxplot([1 2; 3 4; 5 9; 200 3; 4 5; 4 6]);
assert(size(h, 2) == 1 && all(ishandle(h)) && numel(h) == 9)
h = boxplot([1 2 3 4 5 6], {'a', 'a', 'b', 'b', 'a', 'b'}, 'Orientation', 'horizontal'); assert(numel(h) == 8)
boxplot(magic(4), 'Labels', {'p', 'q', 'r', 's'}, 'Whisker', 1, 'Notch', 'on')
boxplot([1 2 NaN 4], [1 1 2 2])

%% As many groups as values
% Error: groups
boxplot(1:3, {'a', 'b'})

%% Two y axes as older programs have them
[ax, h1, h2] = plotyy(1:3, 1:3, 1:3, [4 5 6]);
assert(numel(ax) == 2 && isequal(get(h1, 'YData'), 1:3) && isequal(h2.YData, [4 5 6]))
ylabel(ax(1), 'left'); set(get(ax(2), 'YLabel'), 'String', 'right'); set(h1, 'LineStyle', '--')
plotyy(1:3, 1:3, 1:3, [4 5 6], 'semilogy', @plot)

%% The order of colors
assert(isequal(size(colororder), [7 3]))
colororder([1 0 0; 0 1 0]); assert(isequal(colororder, [1 0 0; 0 1 0]))
colororder({'r', '#0000ff'}); assert(isequal(colororder(gca), [1 0 0; 0 0 1]))

%% What is written over figures is accepted
annotation('textbox', [0 0 1 1], 'String', 'words');
h = annotation(gcf, 'arrow', [0 1], [0 1]); set(h, 'Color', 'r'); h.LineWidth = 2;

%% One more colormap
assert(isequal(size(turbo), [256 3]) && isequal(size(turbo(0)), [0 3]) && all(turbo(9) >= 0 & turbo(9) <= 1, 'all'))
colormap turbo
colormap(turbo(8))
colormap gray(64)
assert(isequal(colormap, gray(64))); colormap([]); assert(isequal(colormap, gray(64)))

%% Circles are added to axes
plot(1:3)
h = viscircles([0 0; 1 1], [1 2], 'Color', 'b', 'LineStyle', '--');
assert(isscalar(h) && numel(findobj('Type', 'line')) == 2)

%% Counts with the density that fits
h = histfit([1 2 2 3 3 3 4 4 5], 5); assert(numel(h) == 2)
histfit([1 2 2 3 4 9], 4, 'exponential'); histfit([1 2 2 3 4 9], 4, 'lognormal'); histfit([1 2 2 3 4 9], 4, 'kernel');

%% Ribbons of a row
h = ribbon(1:3); assert(isscalar(h))

%% Programs that film their figures go on
lastwarn('');
plot(1:3); F = getframe(gcf); F(2) = getframe;
v = VideoWriter('film.avi'); v.FrameRate = 10; open(v); writeVideo(v, F); close(v);
assert(v.FrameCount == 2 && v.Duration == 0.2 && isequal([v.Height v.Width], size(F(1).cdata, [1 2])))
v = VideoWriter('film', 'MPEG-4'); v.open(); v.writeVideo(zeros(4, 5, 3, 'uint8')); v.close();
assert(strcmp(v.Filename, 'film.mp4') && isequal(size(frame2im(F(2))), [420 560 3]))
movie(F, 2, 10)

%% Frames of a video that is not open
% Error: open the file
writeVideo(VideoWriter('film.avi'), zeros(4, 5, 3))

%% The counts that a histogram shows
h = histogram([1 2 2 3 5], 4); [n, edges] = histcounts([1 2 2 3 5], 4);
assert(isequal(h.Values, n) && isequal(h.BinEdges, edges) && h.NumBins == 4)
h = histogram([1 2 2 3 5], [0 2 4 6], 'Normalization', 'probability');
assert(max(abs(h.Values - [0.2 0.6 0.2])) < 1e-15 && h.BinWidth == 2)

%% Elements of properties of figures and of what is drawn are set
f = figure; f.Position(3) = 100; assert(isequal(f.Position, [100 100 100 420]))
f.Position(3:4) = [300 200]; assert(isequal(get(f, 'Position'), [100 100 300 200]))
set(f, 'Position', [1 2 3 4]); assert(isequal(f.Position, [1 2 3 4]))
h = plot(1:3); h.YData(2) = 7; assert(isequal(h.YData, [1 7 3]))
h = plot([1 2; 3 4]); h(2).YData(1) = 9; assert(isequal(get(h(2), 'YData'), [9 4]))

%% Values of several handles at once
h = plot([1 2; 3 4]);
set(h, {'Color'}, {'r'; 'g'}); assert(isequal(get(h, 'Color'), {[1 0 0]; [0 1 0]}))
set(h, {'LineWidth', 'Marker'}, {2, 'o'}); assert(isequal(get(h(2), {'LineWidth', 'Marker'}), {2, 'o'}))
s.LineWidth = 3; s.Color = 'k'; set(h, s); assert(isequal(get(h, {'LineWidth', 'Color'}), {3, [0 0 0]; 3, [0 0 0]}))

%% As many rows of values as handles
% Error: a row of values for each handle
set(plot(1:3), {'Color'}, {'r'; 'g'})

%% All properties of a handle
s = get(plot(1:3, 'LineWidth', 2)); assert(isstruct(s) && isequal(s.YData, 1:3) && s.LineWidth == 2 && strcmp(s.Type, 'line'))
s = get(gcf); assert(strcmp(s.Type, 'figure') && isequal(size(s.Position), [1 4]))
s = set(plot(1:3, 'LineWidth', 2)); assert(isfield(s, 'LineWidth') && iscell(s.LineWidth))

%% No handle has no properties
% Error: handle
get(0.25)

%% The values of the first and the last color
surf([1 2; 3 9]); assert(isequal(caxis, [1 9])); caxis([0 4]); v = caxis; assert(isequal(v, [0 4]) && isequal(clim, [0 4]))
caxis auto; assert(isequal(get(gca, 'CLim'), [1 9]))
imagesc(magic(3)); assert(isequal(caxis(gca), [1 9]))

%% The corners of steps
[x, y] = stairs(1:3, [4 5 6]); assert(isequal(x, [1 2 2 3 3]') && isequal(y, [4 4 5 5 6]'))
[x, y] = stairs([1 2; 3 4]); assert(isequal(x, [1 1; 2 2; 2 2]) && isequal(y, [1 2; 1 2; 3 4]))

%% Titles of layouts
t = tiledlayout(2, 1); t.TileSpacing = 'compact'; nexttile; plot(1:3); title(t, 'all'); xlabel(t, 'time'); nexttile(t); plot(1:3)
title('one'); assert(strcmp(get(get(gca, 'Title'), 'String'), 'one'))

%% Series and their lags
assert(isequaln(lagmatrix((1:4)', [1 0 -1]), [NaN 1 2; 1 2 3; 2 3 4; 3 4 NaN]))
[a, l, b] = autocorr([1 2 3 4], 2); assert(norm(a - [1; 0.25; -0.3]) < 1e-15 && isequal(l, [0; 1; 2]) && norm(b - [1; -1]) < 1e-15)
a = autocorr([1 2 3 4], 'NumLags', 2); assert(numel(a) == 3)
y = [1 2 3 4 5 4 3 2 1 2 3 5]'; p = parcorr(y, 'NumLags', 2);
f = [ones(10, 1) y(2:11) y(1:10)] \ y(3:12); assert(abs(p(3) - f(3)) < 1e-12 && p(1) == 1)
autocorr(y); parcorr(y, 3)

%% Signals that are coded
[i, q, d] = quantiz([-2.4 -1 -0.2 0 0.2 1], -2:2, -3:2);
assert(isequal(i, [0 1 2 2 3 3]) && isequal(q, [-3 -2 -1 -1 0 0]) && abs(d - 0.52) < 0.2)
x = [-3 -0.1 0 0.5 2];
assert(norm(compand(compand(x, 255, 3, 'mu/compressor'), 255, 3, 'mu/expander') - x) < 1e-14)
assert(norm(compand(compand(x, 87.6, 3, 'A/compressor'), 87.6, 3, 'A/expander') - x) < 1e-14)
b = rcosdesign(0.25, 6, 4); c = conv(b, b); c = c / max(c);
assert(max(abs(c([1:4:21 29:4:49]))) < 0.05 && abs(sum(b .^ 2) - 1) < 1e-14)
b = rcosdesign(0.5, 4, 2, 'normal'); assert(norm(b([1 3 7 9])) < 1e-14)

%% Convolutions around a circle, Dirichlet's function and analog filters
assert(isequal(cconv([1 2 3], [1 1], 3), [4 3 5]) && isequal(cconv([1; 2], [1; 1], 5), [1; 3; 2; 0; 0]))
assert(norm(diric([0 pi / 2 2 * pi], 4) - [1 sin(pi) / (4 * sin(pi / 4)) -1]) < 1e-15)
[h, w] = freqs(1, [1 1], [0 1]); assert(norm(h - [1 0.5-0.5i]) < 1e-15 && isequal(w, [0 1]))
freqs([1 2], [1 3 4])

%% Lines and groups of points
plot(1:3); h = refline(2, 1); assert(isequal(h.YData, 2 * h.XData + 1))
scatter(1:5, [1 2 4 4 5]); h = lsline; assert(isscalar(h)); p = polyfit(h.XData, h.YData, 1); assert(norm(p - [1 0.2]) < 1e-12)
h = gscatter(1:6, 1:6, {'a', 'b', 'a', 'b', 'c', 'c'}, 'rgb', 'ox+'); assert(numel(h) == 3)
plotmatrix([1 2; 3 5; 4 4]); scatterplot([1 1i -1 -1i]); qqplot([1 2 4 9]); qqplot([1 2 4 9], [2 3 3]); normplot([1 2 4 9])
[~, s] = cdfplot([3 1 2]); assert(s.mean == 2)
xtickformat('%.2f'); assert(strcmp(xtickformat, '%.2f')); ytickformat('usd')

%% How well equations of Riccati are solved
[~, ~, ~, r] = care([0 1; 2 -1], [0; 1], eye(2)); assert(r < 1e-12)
[~, ~, ~, r] = dare([0 1; 2 -1], [0; 1], eye(2)); assert(r < 1e-12)

%% Axes of a figure that is named
f = figure; h = axes(f, 'Position', [0 0 1 1]); assert(ishandle(h) && isequal(get(f, 'CurrentAxes'), h))
surf(magic(3)); cameratoolbar

%% Steps of lines of different lengths
% Error: lines of the same length
[x, y] = stairs(1:5, 1e9, ones(1, 4));

%% Texts at points of which some have no second coordinate
% Error: coordinates of the same length
text(1:5, 1:3, 'a')

%% Digits of several numbers
assert(isequal(dec2hex([1 255 16], 4), ['0001'; '00FF'; '0010']) && isequal(dec2bin([0 5]), ['000'; '101']) && isequal(dec2base([8 1], 3), ['22'; '01']))

%% Files of data may lie on the search path
mkdir('data'); writematrix([1 2; 3 4], 'data/there.csv'); imwrite(uint8([1 2]), 'data/there.png'); addpath('data');
assert(isequal(readmatrix('there.csv'), [1 2; 3 4]) && isequal(csvread('there.csv'), [1 2; 3 4]) && isequal(imread('there.png'), uint8([1 2])))
assert(isequal(table2array(readtable('there.csv')), [1 2; 3 4]))

%% Formats of marks are kept for each axis
plot(1:3); xtickformat('%.2f'); ytickformat(gca, '%d');
assert(isequal({xtickformat, ytickformat}, {'%.2f', '%d'}))

%% Groups of what is drawn are those of grp2idx
assert(numel(boxplot([1 2 3 4], categorical({'a', 'b', 'a', 'b'}))) == 8 && numel(gscatter(1:4, 1:4, [true false true true])) == 2)

%% Smoothing of columns
x = linspace(0, 1, 50)'; y = x .^ 2;
assert(max(abs(smooth(x, y, 0.3, 'loess') - y)) < 1e-12 && max(abs(smooth(3 * x, 'lowess') - 3 * x)) < 1e-12 && max(abs(smooth(y, 'sgolay', 3) - y)) < 1e-12)
y(20) = 5; assert(max(abs(smooth(x, y, 0.4, 'rloess') - x .^ 2)) < 1e-9 && max(abs(smooth(x, y, 0.4, 'rlowess') - x .^ 2)) < 0.1)
assert(isequal(smooth([1 2 3 4], 4), smooth([1 2 3 4], 3)))

%% Values kept with handles
setappdata(gcf, 'a', 3); setappdata(gcf, 'b', {1}); assert(getappdata(gcf, 'a') == 3 && isequal(getappdata(gcf), struct('a', 3, 'b', {{1}})))
rmappdata(gcf, 'a'); assert(~isappdata(gcf, 'a') && isappdata(gcf, 'b') && ~isappdata(0, 'b'))

%% Spectra by sines
[p, f] = pmtm(cos(2 * pi * 0.2 * (0:255)'), 3, 256, 1, 'Tapers', 'sine'); [~, k] = max(p); assert(abs(f(k) - 0.2) < 0.01 && abs(sum(p) * f(2) - 0.5) < 0.01)

%% Older forms of drawings
h = plot(1:3, 'b -.'); assert(strcmp(h.LineStyle, '-.')); h = plot(1:3, 'o - r'); assert(strcmp(h.Marker, 'o') && strcmp(h.LineStyle, '-'))
plot(1:3), hold on, plot(3:-1:1), legend('up', 'down', 2), hold off
[x, y] = fplot('2 * t', [0 1]); assert(isequal(y, 2 * x) && iscolumn(x) && x(end) == 1)

%% A pie gives its shares and their texts, which are found in the order in which they are named
p = pie([1 2 3]);
assert(numel(p) == 6 && isequal(get(p(1:2), 'Type'), {'patch'; 'text'}))
t = findobj(p, 'Type', 'text');
assert(isequal(get(t, 'String'), {'17%'; '33%'; '50%'}) && isequal(t(:)', p(2:2:end)))
t(1).String = strcat({'One: '}, {'a'; 'b'});
assert(isequal(t(1).String, sprintf('One: a\nOne: b')))
p = pie([1 2], [0 1], {'x', 'y'});
assert(isequal(p(4).String, 'y') && all(isvalid(p)) && abs(hypot(p(4).Position(1), p(4).Position(2)) - 1.3) < 1e-12)
assert(isequal(findobj(0, 'Type', 'figure'), gcf))

%% Coordinates of surfaces and patches are matrices
s = surf([1 2 3; 4 5 6]);
assert(isequal(s.ZData, [1 2 3; 4 5 6]) && isequal(s.CData, s.ZData))
s.ZData(2, 3) = 7; s.CData = ones(2, 3);
assert(isequal(s.ZData, [1 2 3; 4 5 7]) && isequal(s.CData, ones(2, 3)))
h = patch([0 1 1; 1 2 2]', [0 0 1; 0 0 1]', 'r');
assert(isequal(h.XData, [0 1 1; 1 2 2]'))

%% Copies of drawings, axes and figures
h = plot(1:3, 'LineWidth', 2); legend('a'); a = gca;
f = figure; b = axes;
c = copyobj(h, b);
assert(c ~= h && isequal(get(c, 'YData'), 1:3) && get(c, 'Parent') == b && get(c, 'LineWidth') == 2)
set(c, 'YData', [4 5 6]); assert(isequal(get(h, 'YData'), 1:3))
d = copyobj(a, f);
assert(d ~= a && get(d, 'Parent') == f && isequal(get(get(d, 'Children'), 'YData'), 1:3))
g = copyobj(1, 0);
assert(g ~= 1 && numel(findobj(g, 'Type', 'line')) == 1)
try, copyobj(h, f); error('none'), catch e, assert(contains(e.message, 'handle')), end

%% Colors by name, the way that points are seen, and sizes of texts
assert(isequal(validatecolor({'#f00', 'k', '#0000FF'}, 'multiple'), [1 0 0; 0 0 0; 0 0 1]))
assert(isequal(validatecolor(uint8([255 0 51])), [1 0 0.2]))
x = viewmtx(-37.5, 30) * [0.5 0 -3 1]';
assert(x(1:2)', [0.3967 -2.4459], 1e-4)
assert(isequal(viewmtx(30, 20, 25, [1 2 3]) * [1 2 3 1]', [0; 0; 0; 1]))
plot(1:3); t = text(1, 1, 'a'); fontsize(20, 'points'); fontsize(gca, 'increase'); fontsize('scale', 0.5)
assert(abs(t.FontSize - 11) < 1e-12 && abs(get(gca, 'FontSize') - 11) < 1e-12)

%% Points belong to fuzzy clusters in parts
[c, U, goal] = fcm([0 0; 0 1; 9 9; 9 8], 2, [NaN NaN NaN 0]);
assert(sortrows(c), [0 0.5; 9 8.5], 1e-3)
assert(sum(U), ones(1, 4), 1e-12)
assert(all(diff(goal) <= 0))

%% Axes of different grids stay where they do not lie over one another
a = subplot(2, 1, 1); b = subplot(2, 2, 3); c = subplot(2, 2, 4);
assert(isequal(ishandle([a b c]), [true true true]))
d = subplot(2, 2, 1); assert(isequal(ishandle([a b c d]), [false true true true]))
clf; a = subplot(5, 5, 2:5); b = subplot(5, 5, 5 * (1:4) + 1); c = subplot(5, 5, [7:10, 12:15, 17:20, 22:25]);
assert(isequal(ishandle([a b c]), [true true true]))
spy(eye(3), 'r', 5); assert(isequal(get(get(gca, 'Children'), 'MarkerSize'), 5))
