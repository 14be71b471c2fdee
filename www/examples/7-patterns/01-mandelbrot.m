% Mandelbrot: a set drawn with characters
[re, im] = meshgrid(linspace(-2.2, 0.8, 70), linspace(-1.2, 1.2, 28));
x = zeros(size(re));
y = zeros(size(re));
count = zeros(size(re));
alive = true(size(re));
for step = 1:60
    t = x.^2 - y.^2 + re;
    y = 2*x.*y + im;
    x = t;
    alive = alive & x.^2 + y.^2 < 4;
    x = x .* alive;
    y = y .* alive;
    count = count + alive;
end
shades = ' .:-=+*#%@';
level = 1 + floor(9 * count / 60);
disp(shades(level));
