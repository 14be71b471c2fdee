% Heat: a hot spot spreads over a plate
n = 80;
plate = zeros(n);
plate(30:45, 20:35) = 1;
plate(60:65, 50:70) = 1;
left = [1 1:n - 1]; right = [2:n n];
for step = 1:4
  subplot(2, 2, step), imagesc(plate, [0 1]), axis image off
  title(sprintf('after %d steps', 100 * (step - 1)))
  for k = 1:100
    plate = plate + 0.2 * (plate(left, :) + plate(right, :) + plate(:, left) + plate(:, right) - 4 * plate);
  end
end
