% Slices and strides are ways of reading
x = rand(40, 30);
%% program
a = x(3:2:end, 5:20) + 1;
b = x(end:-1:1, 7) .* 2;
c = x(:) - 1;
d = x(12) + x(:, 4);
