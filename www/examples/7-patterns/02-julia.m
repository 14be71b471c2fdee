% Julia set: how fast points leave
[x, y] = meshgrid(linspace(-1.6, 1.6, 240), linspace(-1.1, 1.1, 165));
z = x + 1i * y;
count = zeros(size(z));
for k = 1:60
  inside = abs(z) < 2;
  count = count + inside;
  z(inside) = z(inside) .^ 2 - 0.8 + 0.156i;
end
imagesc(count), axis image off, colormap(hot), title('z^2 - 0.8 + 0.156i')
