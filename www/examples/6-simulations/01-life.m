% Game of life: a glider on a torus
world = zeros(12, 24);
world(2:4, 2:4) = [0 1 0; 0 0 1; 1 1 1];
for generation = 1:20
    neighbours = zeros(size(world));
    for dr = -1:1
        for dc = -1:1
            if dr ~= 0 || dc ~= 0
                neighbours = neighbours + circshift(world, [dr dc]);
            end
        end
    end
    world = (neighbours == 3) | (world & neighbours == 2);
end
cells = '.O';
disp(cells(world + 1));
