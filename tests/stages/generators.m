% Generators are computed where they are used
a = (1:500) .* 2;
b = linspace(0, 1, 300)' + (0:299)';
c = eye(40) .* 3 + ones(40);
d = zeros(20, 30, 'single') + single(0.5);
[u, v] = meshgrid(1:30, 1:20);
w = u .* v;
