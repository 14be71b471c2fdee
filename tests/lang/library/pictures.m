%% Pictures are read as they were written
x = uint8([0 60 120; 180 240 255]);
r = cat(3, x, 255 - x, x / 2);
for f = {'a.png', 'a.bmp', 'a.tif'}
  imwrite(r, f{1});
  assert(isequal(imread(f{1}), r))
end
for f = {'a.png', 'a.tif', 'a.pgm', 'a.gif'}
  imwrite(x, f{1});
  [y, map] = imread(f{1});
  assert(isequal(y, x) && isa(y, 'uint8') && isempty(map) == ~strcmp(f{1}, 'a.gif'))
end
imwrite(r, 'a.ppm'); assert(isequal(imread('a.ppm'), r))
imwrite(x > 100, 'a.pbm'); assert(isequal(imread('a.pbm'), x > 100))

%% Truths and words of 16 bits
x = [true false true; false true true];
for f = {'a.png', 'a.tif', 'a.pbm', 'a.bmp'}
  imwrite(x, f{1});
  y = imread(f{1});
  assert(islogical(y) && isequal(y, x))
end
w = uint16([0 1 256; 65535 4096 7]);
for f = {'a.png', 'a.tif', 'a.pgm'}
  imwrite(w, f{1});
  y = imread(f{1});
  assert(isa(y, 'uint16') && isequal(y, w))
end
imwrite(w, 'a.bmp'); assert(isequal(imread('a.bmp'), im2uint8(w)))

%% Floats are from 0 to 1
imwrite([0 0.5 1; 2 -1 0.1], 'a.png');
assert(isequal(imread('a.png'), uint8([0 128 255; 255 0 26])))
imwrite(single(ones(2, 2, 3)), 'a.png'); assert(isequal(imread('a.png'), uint8(255 * ones(2, 2, 3))))
imwrite(uint8([1 2]), 'a', 'png'); assert(isequal(imread('a', 'png'), uint8([1 2])))
imwrite([0 1], 'a.png', 'BitDepth', 16); assert(isequal(imread('a.png'), uint16([0 65535])))

%% Pictures with a colormap
map = [0 0 0; 1 0 0; 0 1 0; 0 0 1];
for f = {'m.png', 'm.gif', 'm.bmp', 'm.tif'}
  imwrite(uint8([0 1; 2 3]), map, f{1});
  [y, m] = imread(f{1});
  assert(isequal(y, uint8([0 1; 2 3])) && isequal(m(1:4, :), map))
end
% In floats places are counted from 1.
imwrite([1 2; 3 4], map, 'm.png'); assert(isequal(imread('m.png'), uint8([0 1; 2 3])))
assert(isequal(ind2rgb(imread('m.png'), map), ind2rgb([1 2; 3 4], map)))
imwrite(uint8([0 1; 2 3]), map, 'm.jpg', 'Quality', 100);
assert(isequal(size(imread('m.jpg')), [2 2 3]))

%% How opaque a picture is
x = uint8([10 200]);
imwrite(x, 'a.png', 'Alpha', uint8([255 0]));
[y, map, alpha] = imread('a.png');
assert(isequal(y, x) && isempty(map) && isequal(alpha, uint8([255 0])))
% Without the third output it lies on black, or on the color that is named.
assert(isequal(imread('a.png'), uint8([10 0])) && isequal(imread('a.png', 'BackgroundColor', 255), uint8([10 255])))
imwrite(x, 'a.png', 'Alpha', [0.5 1]); assert(isequal(imread('a.png'), uint8([5 200])))
assert(isequal(imread('a.png', 'BackgroundColor', 'none'), x))

%% Several pictures in a file
x = uint8(magic(4));
imwrite(x, 's.tif'); imwrite(x', 's.tif', 'WriteMode', 'append'); imwrite(x > 4, 's.tif', 'WriteMode', 'append');
assert(isequal(imread('s.tif'), x) && isequal(imread('s.tif', 2), x') && isequal(imread('s.tif', 'Index', 3), x > 4))
info = imfinfo('s.tif');
assert(numel(info) == 3 && isequal([info.BitDepth], [8 8 1]))
map = gray(256);
imwrite(x, map, 's.gif', 'LoopCount', Inf, 'DelayTime', 0.2);
imwrite(255 - x, map, 's.gif', 'WriteMode', 'append', 'DelayTime', 0.1);
assert(isequal(imread('s.gif', 2), 255 - x) && isequal(size(imread('s.gif', 'Frames', 'all')), [4 4 1 2]))
info = imfinfo('s.gif'); assert(isequal([info.DelayTime], [20 10]))

%% A part of a picture, and what is known of it
x = uint8(magic(4));
imwrite(x, 'a.png');
assert(isequal(imread('a.png', 'PixelRegion', {[2 3], [1 2 4]}), x(2:3, 1:2:4)))
info = imfinfo('a.png');
assert(info.Width == 4 && info.Height == 4 && info.BitDepth == 8 && strcmp(info.ColorType, 'grayscale') && strcmp(info.Format, 'png'))
assert(endsWith(info.Filename, '/a.png') && info.FileSize > 50)

%% A file of JPEG loses little
[a, b] = meshgrid(0:15, 0:15);
x = uint8(cat(3, 8 * a, 8 * b, 4 * (a + b)));
imwrite(x, 'a.jpg', 'Quality', 95);
y = imread('a.jpg');
assert(isequal(size(y), size(x)) && mean(abs(double(y(:)) - double(x(:)))) < 4)
imwrite(x(:, :, 1), 'g.jpg'); assert(ismatrix(imread('g.jpg')) && strcmp(imfinfo('g.jpg').ColorType, 'grayscale'))

%% Pictures that other programs wrote
function written(name, text)
  f = fopen(name, 'w'); fwrite(f, matlab.net.base64decode(text)); fclose(f);
end
written('f.gif', 'R0lGODlhAgADAPEAAAAAAP8AAAD/AAAA/yH5BAD0AQAALAAAAAACAAMAAAIERDQBBQA7');
[x, map] = imread('f.gif');
assert(isequal(x, uint8([0 1; 2 3; 1 0])) && isequal(map, [0 0 0; 1 0 0; 0 1 0; 0 0 1]))
written('f.png', 'iVBORw0KGgoAAAANSUhEUgAAAAIAAAADAgMAAADEhDYSAAAADFBMVEUAAAD/AAAA/wAAAP+bwBPcAAAADklEQVQI12MQYNjA4AAAAqYBAYcGnQUAAAAASUVORK5CYII=');
[x, map] = imread('f.png');
assert(isequal(x, uint8([0 1; 2 3; 1 0])) && isequal(map, [0 0 0; 1 0 0; 0 1 0; 0 0 1]))
written('f.jpg', ['/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQH/', ...
  'wAALCAACAAMBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAACv/EAB4QAAEDBQEBAAAAAAAAAAAAAAMCBAgBBQYHExIR/9oACAEBAAA/AGGR3hpEC16L1MxtkU4225iDA8c4M2OjNYNGoetuCYvJu3xcYR9DEIVfhFPZFrWr6pSq1//Z']);
assert(max(max(abs(double(imread('f.jpg')) - [0 60 120; 180 240 255]))) <= 2)
% Compressed by the method of Lempel, Ziv and Welch.
written('z.tif', ['SUkqABIAAACAAAeDxaDwHwEADwAAAQMAAQAAAAMAAAABAQMAAQAAAAIAAAACAQMAAQAAAAgAAAADAQMAAQAAAAUAAAAGAQMAAQAAAAEAAAANAQIABgAAAMwAAAARAQQA', ...
  'AQAAAAgAAAAVAQMAAQAAAAEAAAAWAQMAAQAAAAIAAAAXAQQAAQAAAAkAAAAcAQMAAQAAAAEAAAApAQMAAgAAAAAAAQAxAQIARAAAANIAAAA9AQMAAQAAAAIAAABTAQMA', ...
  'AQAAAAEAAAAAAAAAei50aWYAR3JhcGhpY3NNYWdpY2sgMS4zLjQwIDIwMjMtMDEtMTQgUTE2IGh0dHA6Ly93d3cuR3JhcGhpY3NNYWdpY2sub3JnLwA=']);
assert(isequal(imread('z.tif'), uint8([0 60 120; 180 240 255])))

%% No picture
% Error: Unable to determine the file format
writelines("no picture", 'a.png');
imread('a.png')

%% A picture that ends too early
% Error: the picture cannot be read
f = fopen('a.png', 'w'); fwrite(f, [137 80 78 71 13 10 26 10 0 0 0]); fclose(f);
imread('a.png')

%% More pictures than a file has
% Error: the file has 1 pictures
imwrite(eye(2), 'a.tif');
imread('a.tif', 2)

%% Four planes
% Error: M-by-N-by-3
imwrite(zeros(2, 2, 4), 'a.png')

%% Samples of sound
y = [0 0.25; -0.5 0.999; 1 -1];
for bits = [8 16 24 32 64]
  audiowrite('s.wav', y, 44100, 'BitsPerSample', bits);
  [z, fs] = audioread('s.wav');
  assert(fs == 44100 && isequal(size(z), size(y)) && max(abs(z(:) - y(:))) <= 2 ^ (1 - min(bits, 24)))
end
info = audioinfo('s.wav');
assert(info.NumChannels == 2 && info.TotalSamples == 3 && info.BitsPerSample == 64 && info.SampleRate == 44100 && info.Duration == 3 / 44100)
audiowrite('s.wav', int16([1; -32768; 32767]), 8000);
assert(isequal(audioread('s.wav', 'native'), int16([1; -32768; 32767])) && isequal(audioread('s.wav', [2 2]), -1))
audiowrite('s.wav', int16([1; -300]), 8000, 'BitsPerSample', 24);
assert(isequal(audioread('s.wav', 'native'), int32([65536; -300 * 65536])))
audiowrite('s.wav', uint8([128; 0; 255]), 8000); assert(isequal(audioread('s.wav'), [0; -1; 127 / 128]))
wavwrite([0; 0.5], 'w'); [z, fs, bits] = wavread('w.wav'); assert(isequal(z, [0; 0.5]) && fs == 8000 && bits == 16)
s = importdata('w.wav'); assert(isequal(s.data, [0; 0.5]) && s.fs == 8000)

%% Companded samples
f = fopen('u.wav', 'w');
fwrite(f, ['RIFF' 44 0 0 0 'WAVEfmt ' 16 0 0 0 7 0 1 0 64 31 0 0 64 31 0 0 1 0 8 0 'data' 4 0 0 0 255 127 128 0]); fclose(f);
assert(isequal(audioread('u.wav')' * 32768, [0 0 32124 -32124]) && strcmp(audioinfo('u.wav').CompressionMethod, 'mu-law'))
f = fopen('a.wav', 'w');
fwrite(f, ['RIFF' 44 0 0 0 'WAVEfmt ' 16 0 0 0 6 0 1 0 64 31 0 0 64 31 0 0 1 0 8 0 'data' 4 0 0 0 213 85 170 42]); fclose(f);
assert(isequal(audioread('a.wav')' * 32768, [8 -8 32256 -32256]))

%% Sound that is no file of samples
% Error: is not a WAVE file
writelines("no sound", 's.mp3');
audioread('s.mp3')

%% Figures are saved with a warning, and the program goes on
plot(1:3);
lastwarn('');
saveas(gcf, 'a.png'); print -dpng b.png; exportgraphics(gca, 'c.pdf');
[~, id] = lastwarn();
assert(strcmp(id, 'matgpu:graphics:noPictureFiles') && ~isfile('a.png'))
sound([0 1], 8000); soundsc([0 1]);
[~, id] = lastwarn(); assert(strcmp(id, 'matgpu:files:silent'))

%% Workbooks hold tables
T = table([1; 2; 3], {'x'; 'y,"q"'; '<z>&'}, datetime(2024, 5, [1; 2; 3]), 'VariableNames', {'A', 'Name', 'When'});
writetable(T, 'w.xlsx');
assert(isequal(readtable('w.xlsx'), T) && isequal(sheetnames('w.xlsx'), "Sheet1"))
writetable(T(2:3, :), 'w.xlsx', 'Sheet', 'Second', 'Range', 'B3');
assert(isequal(readtable('w.xlsx', 'Sheet', 'Second'), T(2:3, :)) && isequal(readtable('w.xlsx'), T))
assert(isequal(readtable('w.xlsx', 'Sheet', 2, 'Range', 'B3:C5'), T(2:3, 1:2)) && isequal(sheetnames('w.xlsx'), ["Sheet1"; "Second"]))
[A, name] = readvars('w.xlsx'); assert(isequal(A, T.A) && isequal(name, T.Name))

%% Workbooks hold matrices and cells
writematrix(magic(4), 'm.xlsx');
assert(isequal(readmatrix('m.xlsx'), magic(4)) && isequal(readmatrix('m.xlsx', 'Range', 'B2:C3'), [11 10; 7 6]))
assert(isequal(importdata('m.xlsx'), magic(4)))
writecell({1, 'two'; [], true}, 'c.xlsx');
c = readcell('c.xlsx'); assert(isequal(c([1 3 4]), {1, 'two', 1}) && ismissing(c{2}))
[num, txt, raw] = xlsread('c.xlsx');
assert(isequaln(num, [1 NaN; NaN 1]) && isequal(txt, {'two'}) && isequal(raw{1, 2}, 'two') && isnan(raw{2, 1}))
assert(xlswrite('c.xlsx', [7 8], 'Data', 'C2') && isequal(xlsread('c.xlsx', 'Data'), [7 8]) && isequal(xlsread('c.xlsx', 'Data', 'D2:D2'), 8))
writematrix(1, 'c.xlsx', 'Sheet', 'Data', 'WriteMode', 'append'); assert(isequaln(xlsread('c.xlsx', 'Data'), [NaN NaN 7 8; 1 NaN NaN NaN]))
[~, sheets] = xlsfinfo('c.xlsx'); assert(isequal(sheets, {'Sheet1', 'Data'}))
xlswrite('h.xlsx', {'a', 'b'; 1, 2}); s = importdata('h.xlsx'); assert(isequal(s.data, [1 2]) && isequal(s.colheaders, {'a', 'b'}))

%% No such sheet
% Error: there is no sheet 'Other' among the 1 of 'a.xlsx'
xlswrite('a.xlsx', 1);
xlsread('a.xlsx', 'Other')

%% No workbook
% Error: not an Office Open XML workbook
writelines("1,2", 'a.xlsx');
readtable('a.xlsx')

%% Pictures are shown from files, with a colormap and between limits
imwrite(uint8([0 1; 2 3]), [0 0 0; 1 0 0; 0 1 0; 0 0 1], 'm.png');
h = imshow('m.png'); assert(isequal(get(h, 'CData'), ind2rgb([1 2; 3 4], [0 0 0; 1 0 0; 0 1 0; 0 0 1])))
h = imshow([1 2; 2 1], [1 0 0; 0 0 1]); assert(isequal(size(get(h, 'CData')), [2 2 3]))
imshow(uint16([0 1000])); assert(isequal(get(gca, 'CLim'), [0 65535]))
imshow([1 5], [2 4]); assert(isequal(get(gca, 'CLim'), [2 4]))
imshow([1 5], 'DisplayRange', [0 9], 'InitialMagnification', 'fit', 'Border', 'tight'); assert(isequal(get(gca, 'CLim'), [0 9]))
figure; a = subplot(1, 2, 1); b = subplot(1, 2, 2); imshow(magic(4), [], 'Parent', a); assert(gca == a)

%% A player of sound
p = audioplayer(zeros(100, 2), 8000);
assert(p.TotalSamples == 100 && p.NumberOfChannels == 2 && p.SampleRate == 8000 && ~isplaying(p))
play(p); playblocking(p); pause(p); resume(p); stop(p);

%% Sheets by numbers that no workbook has
% Error: its number from 1 to 1000
xlswrite('a.xlsx', 1, 2^32);

%% Indexed images of few colors
[X, Y] = meshgrid(linspace(0, 1, 40)); im = uint8(255 * cat(3, X, Y, X .* Y));
[a, map] = rgb2ind(im, 32); assert(isa(a, 'uint8') && isequal(size(map), [32 3]) && mean(abs(ind2rgb(a, map) - im2double(im)), 'all') < 0.06)
[a, map] = rgb2ind(im, 0.1, 'nodither'); assert(max(abs(ind2rgb(a, map) - im2double(im)), [], 'all') < 0.051 && size(map, 1) <= 11 ^ 3)
[a, map] = rgb2ind(im, 65536); assert(isequal(im2uint8(ind2rgb(a, map)), im) && isa(a, 'uint16'))
[a, map] = rgb2ind(uint8(cat(3, [255 0], [0 0], [0 255])), 8); assert(isequal(a, uint8([1 0])) && isequal(map, [0 0 1; 1 0 0]))
