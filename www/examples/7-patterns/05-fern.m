% Barnsley's fern: four maps, chosen at random
rng(6);
n = 6000;
points = zeros(n, 2);
choice = rand(1, n);
p = [0; 0];
for k = 1:n
  if choice(k) < 0.01
    p = [0 0; 0 0.16] * p;
  elseif choice(k) < 0.86
    p = [0.85 0.04; -0.04 0.85] * p + [0; 1.6];
  elseif choice(k) < 0.93
    p = [0.2 -0.26; 0.23 0.22] * p + [0; 1.6];
  else
    p = [-0.15 0.28; 0.26 0.24] * p + [0; 0.44];
  end
  points(k, :) = p';
end
plot(points(:, 1), points(:, 2), 'g.', 'MarkerSize', 3), axis equal off, title('A fern')
