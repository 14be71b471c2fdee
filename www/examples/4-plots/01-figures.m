% Figures: lines, bars, an image and a surface
x = linspace(0, 4 * pi, 200);
subplot(2, 2, 1)
plot(x, sin(x), 'b-', x, cos(x) .* exp(-x / 6), 'r--')
title('Two waves'), xlabel('x'), legend('sin', 'damped cos'), grid on

subplot(2, 2, 2)
bar([3 5 2; 4 1 6; 2 3 3])
title('Groups')

subplot(2, 2, 3)
[u, v] = meshgrid(linspace(-2, 2, 80));
imagesc(sin(3 * u) .* cos(2 * v)), colorbar
title('An image')

subplot(2, 2, 4)
[u, v] = meshgrid(linspace(-3, 3, 30));
surf(u, v, exp(-(u .^ 2 + v .^ 2) / 3) .* cos(u .* v))
title('A surface')
