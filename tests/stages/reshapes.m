% A reshape lies where its array does
x = rand(40, 30);
%% program
a = reshape(x, 60, 20) + 1;
b = reshape(x + 1, 10, []);
c = sum(reshape(x, 4, 10, 30) .* 2, 2);
