% Scatter: four numbers a point
rng(4);
x = rand(1, 80); y = rand(1, 80);
scatter(x, y, 20 + 300 * rand(1, 80), x + y, 'filled')
colorbar, title('Place, size and colour'), grid on
