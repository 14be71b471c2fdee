% Distances: all pairs of many points at once
rng(2);
points = rand(400, 2);
difference_x = points(:, 1) - points(:, 1)';
difference_y = points(:, 2) - points(:, 2)';
distance = sqrt(difference_x .^ 2 + difference_y .^ 2);
distance(1:401:end) = Inf;
[nearest, who] = min(distance, [], 2);
plot([points(:, 1) points(who, 1)]', [points(:, 2) points(who, 2)]', 'k-'), hold on
scatter(points(:, 1), points(:, 2), 12, nearest, 'filled'), colorbar
title('Each point and its nearest neighbour'), axis equal
