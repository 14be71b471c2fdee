% Running sums: a random walk in the plane
rng(7);
turn = 2 * pi * rand(1, 3000);
x = cumsum(cos(turn));
y = cumsum(sin(turn));
plot(x, y), hold on
plot(x(1), y(1), 'go', x(end), y(end), 'rs', 'MarkerSize', 8, 'LineWidth', 2)
legend('the walk', 'begin', 'end'), title('3000 steps of length one'), axis equal
