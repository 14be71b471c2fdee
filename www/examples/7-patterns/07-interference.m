% Interference: waves from three places
[x, y] = meshgrid(linspace(-10, 10, 220));
height = zeros(size(x));
for place = [-5 0 5; -4 5 -4]
  height = height + cos(3 * hypot(x - place(1), y - place(2)));
end
imagesc(height), axis image off, colormap(gray), title('Three sources')
