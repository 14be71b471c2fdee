% Newton fractal: which root a start leads to
[x, y] = meshgrid(linspace(-1.5, 1.5, 200));
z = x + 1i * y;
for k = 1:30
  z = z - (z .^ 3 - 1) ./ (3 * z .^ 2);
end
roots_of_one = exp(2i * pi * (0:2) / 3);
which = (abs(z - roots_of_one(2)) < 0.5) + 2 * (abs(z - roots_of_one(3)) < 0.5);
imagesc(which), axis image off, title('z^3 = 1')
