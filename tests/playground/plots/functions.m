subplot(2, 2, 1); fplot(@(x) tan(x), [-4 4]); ylim([-5 5]);
subplot(2, 2, 2); fcontour(@(x, y) sin(x) + cos(y));
subplot(2, 2, 3); fimplicit(@(x, y) x.^2 + y.^2 - 9); axis equal
subplot(2, 2, 4); fsurf(@(x, y) sin(x) .* cos(y), [-3 3]);
