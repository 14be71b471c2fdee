% Functions: of one's own, without a name, and given to others
1;
function [inside, around] = circle(r)
  inside = pi * r ^ 2;
  around = 2 * pi * r;
end
[inside, around] = circle(2)
cube = @(x) x .^ 3;
cubes = arrayfun(cube, 1:5)
total = integral(cube, 0, 2)
