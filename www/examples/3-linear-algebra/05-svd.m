% Singular values: a picture out of few of them
[x, y] = meshgrid(linspace(-3, 3, 96));
picture = cos(x .^ 2 + y) + 0.5 * sin(3 * y - x) + (abs(x) + abs(y) < 1.5);
[U, S, V] = svd(picture);
ranks = [1 3 8 96];
for k = 1:4
  r = 1:ranks(k);
  subplot(2, 2, k), imagesc(U(:, r) * S(r, r) * V(:, r)')
  title(sprintf('rank %d', ranks(k))), axis image off
end
