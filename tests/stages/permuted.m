% Permutations and repetitions are ways of reading
x = rand(10, 12, 5);
%% program
a = permute(x, [3 1 2]) + 1;
b = repmat(x(:, :, 1), 2, 3) .* 2;
c = squeeze(x(3, :, :)) - 1;
d = circshift(x(:, 1, 1), 3) + flipud(x(:, 2, 1));
