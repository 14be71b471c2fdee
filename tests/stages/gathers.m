% Elements at captured places
x = rand(500, 1); m = rand(30, 20);
%% program
k = [3 1 4 1 5 9 2 6 5 3];
a = x(k) + 1;
b = x([7 8 2 9 1 3]) .* x([1 6 1 6 1 6]);
c = m(:, k) - 1;
d = m(k, 2:3)';
