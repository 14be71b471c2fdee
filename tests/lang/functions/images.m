%% Colors to hue, saturation and value and back
map = [1 0 0; 0 1 0; 0 0 1; 1 1 0; 0.5 0.5 0.5; 0.2 0.7 0.4];
assert(hsv2rgb(rgb2hsv(map)), map, 1e-15)
image = reshape(map, [2 3 3]);
assert(hsv2rgb(rgb2hsv(image)), image, 1e-15)
[h, s, v] = rgb2hsv([0 0 1]);
assert([h s v], [2/3 1 1])

%% Integer images are scaled to 0 to 1
assert(rgb2hsv(uint8([255 0 255])), [5/6 1 1])
assert(im2double(int16([-32768 32767])), [0 1])
assert(class(rgb2gray(uint8(ones(2, 2, 3)))), 'uint8')

%% Indexed images
map = gray(4);
x = uint8([0 3; 1 2]);
assert(ind2rgb(x, map)(:, :, 1), [0 1; 1/3 2/3])
assert(gray2ind(ind2gray(x, map), 4), x)
[y, small] = cmunique([1 2 3], [0 0 0; 1 1 1; 0 0 0]);
assert(y, uint8([0 1 0]))
assert(small, [0 0 0; 1 1 1])
[z, turned] = cmpermute([1 2 3], gray(3), [3 2 1]);
assert(turned(z, :), gray(3))

%% Colormaps have as many rows as are asked for
for name = {'gray', 'jet', 'hsv', 'hot', 'cool', 'bone', 'copper', 'pink', 'viridis', 'lines', 'flag', 'prism'}
  map = feval(name{1}, 17);
  assert(size(map), [17 3])
  assert(iscolormap(map))
end
assert(jet(4), [0 0 1; 0 1 1; 1 1 0; 1 0 0])

%% an index beyond the map has the last color
assert(ind2rgb(3, gray(2)), ones(1, 1, 3));

%% images of indices and of gray have no third extent
for f = {@() ind2rgb(ones(2, 2, 3), jet(8)), @() ind2gray(ones(2, 2, 3), jet(8)), @() gray2ind(ones(2, 2, 3))}
  try, f{1}(), error('none'), catch e, assert(contains(e.message, 'third extent')), end
end
assert(size(ind2rgb(ones(2, 2, 1, 4), jet(8))), [2 2 3 4])


%% Tables of what neighbourhoods become
A = [1 1 0; 0 1 1; 1 0 1];
lut = makelut(@(x) sum(x(:)), 3);
assert(isequal(bwlookup(A, lut), conv2(A, ones(3), 'same')) && isa(applylut(A, lut), 'uint8'))
B = applylut(A, makelut(@(x) sum(x(:)) == 2, 2));
assert(isequal(B, logical([0 0 0; 1 0 1; 0 0 0])))
assert(isequal(makelut(@(x, n) x(2, 1) * n, 2, 5)', repmat([0 0 5 5], 1, 4)))
