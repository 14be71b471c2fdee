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
